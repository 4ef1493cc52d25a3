/** A letter to a grown-up: plain text. */
export type Letter = {
  /** The same for each try to send it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The child it is about, with whom it is erased. */
  readonly userId?: string;
};

/** Sends letters; rejects when a letter could not be handed over. */
export type Mailer = {
  send(letter: Letter): Promise<void>;
  /** Deletes the copy of a letter, if the mailer keeps one. */
  discard(letterId: string): Promise<void>;
  close(): Promise<void>;
};
