import { review } from '@digipals/contract/constants';

/** Whether a text is folded until it is opened. */
export const isSevere = ({ severity }: { readonly severity: number }): boolean =>
  severity >= review.severeFrom;
