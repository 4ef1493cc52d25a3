import type { ReturnReason } from '@digipals/contract/constants';
import type { MessageKey, Translate } from '../../messages.ts';

const reasonKeys = {
  personal: 'messages.returned.secret',
  unkind: 'messages.returned.unkind',
  swearing: 'messages.returned.swearing',
  notEnglish: 'messages.returned.notEnglish',
  meeting: 'messages.returned.meeting',
  link: 'messages.returned.link',
  hardToRead: 'messages.returned.other',
} as const satisfies Record<ReturnReason, MessageKey>;

/** The text for a return reason (SAFE-05), the same for the author and at the desk. */
export function returnedText(reason: ReturnReason, t: Translate): string {
  return t(reasonKeys[reason]);
}
