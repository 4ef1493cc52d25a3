/** A letter to a grown-up. */
export type Letter = {
  /** The same for each try to send it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same text with a layout. */
  readonly html?: string | null;
  /** The child it is about, with whom it is erased. */
  readonly userId?: string;
  /** Named in the headers of all letters of a thread, so that mail programs show them together. */
  readonly threadKey?: string | null;
  /** Address that ends letters of this kind. */
  readonly stopUrl?: string | null;
};

/** Sends letters; rejects when a letter could not be handed over. */
export type Mailer = {
  send(letter: Letter): Promise<void>;
  /** Deletes the copy of a letter, if the mailer keeps one. */
  discard(letterId: string): Promise<void>;
  close(): Promise<void>;
};
