import type { StaffRole } from '@digipals/contract';

/** The adult who acts in a case. */
export type StaffActor = {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly at: Date;
};
