import type { Hint, SignalCode, SubmissionKind } from '@digipals/contract';

/** What a text is screened with. */
export type ScreeningContext = {
  readonly text: string;
  readonly kind: SubmissionKind;
  /** The author's texts of the last ten minutes. */
  readonly recentTexts: readonly string[];
  /** Of the last 30 days. */
  readonly recentReturns: number;
  readonly strikes: number;
  /** Delivered between the two so far; null for a status and the own wall. */
  readonly deliveredBetween: number | null;
};

/** A signal; its place is in the text as it was written, null for the whole. */
export type Found = {
  readonly code: SignalCode;
  readonly severity: 0 | 1 | 2 | 3;
  readonly start: number | null;
  readonly end: number | null;
  readonly status: 'ok' | 'failed' | 'slow';
  /** A sentence a reviewer understands. */
  readonly explanation: string;
};

/** Everything that was found in a text. */
export type Screening = {
  readonly signals: readonly Found[];
  readonly checksRan: number;
  readonly tookMs: number;
};

/** Screens texts. Never rejects: what fails is itself a signal. */
export type Screener = {
  screen(context: ScreeningContext): Promise<Screening>;
  hints(text: string): Hint[];
  /** Resolves when the checks have started: a text that comes before then may not wait for them. */
  ready(): Promise<void>;
  close(): Promise<void>;
};
