import type { ResponseOf } from '@digipals/contract';

/** The answer to the first step of a sign-in. */
export type Challenge = ResponseOf<'POST grown-ups/sign-in'>;
