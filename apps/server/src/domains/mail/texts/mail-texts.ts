import type { AskedPurpose, Praise } from '@digipals/contract';

/** What an adult is told about its account. */
export type AccountEvent = 'passkey' | 'password' | 'email' | 'codes';

/** What letters say about the erasure of a child: asked for, taken back, done. */
export type ErasureEvent = 'asked' | 'kept' | 'done';

/** Texts of letters and of the page that ends them. `{…}` are placeholders. */
export type MailTexts = {
  readonly answer: string;
  readonly signed: string;
  readonly open: string;
  /** Above and below the reply that a letter answers. */
  readonly reply: {
    /** With `{day}`. */
    readonly wrote: string;
    readonly answer: string;
  };
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
  /** An erasure. With `{name}` of the child, but when it is done, `{who}` and `{day}`. */
  readonly erasure: Readonly<Record<ErasureEvent, { subject: string; happened: string }>> & {
    /** With `{due}`: for a parent with an account, and for an address without one. */
    readonly due: string;
    readonly dueNoAccount: string;
    /** In place of `{who}` for an address without an account. */
    readonly another: string;
    /** With `{who}`. */
    readonly by: string;
    /** With `{proof}`. */
    readonly proof: string;
  };
  /** Another answer counts than that of the reader. With `{name}` of the child, `{who}` and `{day}`. */
  readonly changedAnswer: Readonly<Record<AskedPurpose | 'yes' | 'no' | 'paused', string>> & {
    readonly subject: string;
    readonly happened: string;
    /** Where to look. */
    readonly look: string;
  };
  /** What happened to an account. */
  readonly account: Readonly<Record<AccountEvent, { subject: string; happened: string }>> & {
    /** With `{name}` of the adult. */
    readonly hello: string;
    /** With `{moment}`. */
    readonly when: string;
    /** What to do if it was somebody else: oneself, or with the help of the school. */
    readonly act: string;
    readonly reset: string;
    readonly newEmail: {
      readonly subject: string;
      /** With `{hours}`. */
      readonly asked: string;
      readonly confirm: string;
      readonly otherwise: string;
    };
  };
  readonly stopPage: {
    readonly ask: string;
    readonly button: string;
    readonly done: string;
    readonly unknown: string;
  };
};
