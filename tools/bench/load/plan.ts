import type { Calls, Kind } from './tally.ts';
import type { SchoolChild } from './virtual-child.ts';
import type { Given, Pace } from './visit.ts';

/** What a generator of load does. Calls go to the servers in turn, child by child. */
export type Plan = {
  readonly urls: readonly string[];
  readonly children: readonly SchoolChild[];
} & (
  | {
      /** Children come in at a rate, whatever the servers do, and stay until they have left. */
      readonly kind: 'open';
      readonly perSecond: number;
      readonly seconds: number;
      readonly pace: Pace;
      /** Calls for help, reports and logouts beside it, in a second. */
      readonly urgentPerSecond: number;
    }
  | {
      /** So many children are there at any time: when one leaves, the next comes in. */
      readonly kind: 'closed';
      readonly atOnce: number;
      readonly seconds: number;
      readonly pace: Pace;
    }
  | {
      /** Calls one after another in so many rows, of children that are signed in. */
      readonly kind: 'reads' | 'writes';
      readonly atOnce: number;
      readonly seconds: number;
    }
);

/** Calls of one kind, without each single time. */
export type Figures = Omit<Calls, 'times'> & {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/** What a generator saw. */
export type Outcome = {
  readonly kinds: Partial<Record<Kind, Figures>>;
  readonly all: Figures;
  /** Calls that failed or were not answered, as `3 POST users/{}/solution 503`. */
  readonly failures: readonly string[];
  readonly given: Given;
  /** How long calls were made, and from the last arrival on. */
  readonly seconds: number;
  readonly secondsAfter: number;
  readonly cpuSeconds: number;
  /** Visits that ended with an error, and the first of these errors. */
  readonly broken: number;
  readonly reason: string | null;
};
