/** A block, or a block and the things that may stand after it. `{mum|mom}`: British first. */
export type Block = string | readonly [block: string, ...things: string[]];

/** Blocks that may stand after the starts, and what may end the sentence after each of them. */
export type Branch = { readonly verbs: readonly Block[]; readonly more?: readonly string[] };

/** Starts that share what may follow. Every start with one of its second blocks is a whole sentence. */
export type Frame = {
  readonly starts: readonly string[];
  readonly asks?: boolean;
  readonly branches: readonly Branch[];
};

/** A theme: its sentences, and beginnings with gaps for who wants to say more. */
export type Theme = { readonly frames: readonly Frame[]; readonly starters: readonly string[] };
