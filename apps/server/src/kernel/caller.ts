import type { StaffRole } from '@digipals/contract';

/** The child who calls. */
export type Caller = {
  readonly userId: string;
  readonly sessionHash: Buffer;
  /** The token to save, when this call exchanged a ticket for a session. */
  readonly userAccessToken?: string;
  /** The key of its unsent work, with the token. */
  readonly workKey?: string;
};

/** The adult who calls. */
export type StaffCaller = {
  readonly staffId: string;
  /** How other adults know this one. */
  readonly name: string;
  readonly role: StaffRole;
  readonly sessionHash: Buffer;
  /** Time of sign-in. */
  readonly since: Date;
};
