import type { Calls, Kind } from './tally.ts';
import type { SchoolChild } from './virtual-child.ts';
import type { Given, Pace } from './visit.ts';

/** What a load generator does. Calls go to the servers in turn, child by child. */
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
      /** Additional calls for help, reports and logouts per second. */
      readonly urgentPerSecond: number;
    }
  | {
      /** A fixed number of children at any time: when one leaves, the next comes in. */
      readonly kind: 'closed';
      readonly atOnce: number;
      readonly seconds: number;
      readonly pace: Pace;
    }
  | {
      /** Signed-in children call in `atOnce` parallel rows, one call after another. */
      readonly kind: 'reads' | 'writes';
      readonly atOnce: number;
      readonly seconds: number;
    }
);

/** Calls of one kind, without their individual times. */
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
