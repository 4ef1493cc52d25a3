import type { Hint, SignalCode, SubmissionKind } from '@digipals/contract';

/** An earlier text between two children. */
export type EarlierText = { readonly isOwn: boolean; readonly text: string };

/** A text of the last week to the same child; the author's own ones have no author. */
export type TextToTarget = { readonly author: string; readonly text: string };

/** A text with the history of its sender. */
export type ScreeningContext = {
  readonly text: string;
  readonly kind: SubmissionKind;
  /** The author's texts of the last ten minutes. */
  readonly recentTexts: readonly string[];
  /** Of the last 30 days. */
  readonly recentReturns: number;
  readonly strikes: number;
  /** Delivered between the two so far; null for a status and the author's own wall. */
  readonly deliveredBetween: number | null;
  /** The last texts between the two, oldest first; none for a status and the author's own wall. */
  readonly between: readonly EarlierText[];
  /** Texts of all authors to the same child in the last week, oldest first. */
  readonly toTarget: readonly TextToTarget[];
};

/** A signal; its place is in the original text, null for the whole text. */
export type Found = {
  readonly code: SignalCode;
  readonly severity: 0 | 1 | 2 | 3;
  readonly start: number | null;
  readonly end: number | null;
  readonly status: 'ok' | 'failed' | 'slow';
  /** A sentence for reviewers. */
  readonly explanation: string;
};

/** The result of screening a text. */
export type Screening = {
  readonly signals: readonly Found[];
  readonly checksRan: number;
  readonly tookMs: number;
};

/** Screens texts. Never rejects: a failure becomes a signal. */
export type Screener = {
  screen(context: ScreeningContext): Promise<Screening>;
  hints(text: string): Hint[];
  /** Resolves when the checks have started: a text that is screened earlier may time out. */
  ready(): Promise<void>;
  close(): Promise<void>;
};
