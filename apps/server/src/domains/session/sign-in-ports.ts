import type { caps, Place } from './sign-in.policy.ts';

/** Where a sign-in comes from. */
export type Origin = { readonly address: string; readonly device: string | null };

/** Receives what operators should know about sign-ins. */
export type SignInWatch = {
  /** A sign-in began to wait for its check, or ended. */
  inProgress(change: 1 | -1): void;
  failed(place: Place): void;
  /** A cap is full. `closed`: how many children need a new card now. */
  full(event: { scope: keyof typeof caps; classId: string; closed: number }): void;
};
