import type { Praise } from '@digipals/contract';

/** Texts of letters and of the page that ends them. `{…}` are placeholders. */
export type MailTexts = {
  readonly answer: string;
  readonly signed: string;
  readonly open: string;
  readonly invitation: {
    /** With `{school}`. */
    readonly subject: string;
    /** With `{from}` and `{school}`. */
    readonly lead: string;
    readonly teacher: string;
    /** With `{days}`. */
    readonly once: string;
    readonly join: string;
    readonly password: string;
    /** With `{from}`. */
    readonly unknown: string;
  };
  /** With `{name}` of the child. */
  readonly week: {
    readonly subject: string;
    readonly days: string;
    readonly words: string;
    readonly stars: string;
    readonly written: string;
    readonly friends: string;
    readonly say: string;
    readonly praise: Readonly<Record<Exclude<Praise, 'start'>, string>>;
    /** With `{school}`. */
    readonly why: string;
    readonly stop: string;
  };
  /** A child wishes to see its data or to be deleted. With `{name}` of the child. */
  readonly wish: {
    readonly subject: string;
    readonly data: string;
    readonly erasure: string;
    readonly talk: string;
  };
  readonly stopPage: {
    readonly ask: string;
    readonly button: string;
    readonly done: string;
    readonly unknown: string;
  };
};
