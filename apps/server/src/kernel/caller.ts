import type { AdultRole, StaffRole } from '@digipals/contract';

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

/** A right of a grown-up: its role, and the school, class or child that it is for. */
export type Grant = {
  readonly role: AdultRole;
  readonly schoolId: string | null;
  readonly classId: string | null;
  readonly userId: string | null;
};

/** The grown-up who calls. */
export type AdultCaller = {
  readonly adultId: string;
  readonly email: string;
  readonly name: string;
  readonly sessionHash: Buffer;
  /** Time of sign-in. */
  readonly since: Date;
  /** When the adult last showed its second factor. */
  readonly provedAt: Date;
  /** The rights at this moment. */
  readonly grants: readonly Grant[];
};
