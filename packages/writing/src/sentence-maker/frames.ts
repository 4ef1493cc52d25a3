/** A block, or a block and the things that may follow it. `{mum|mom}`: British first. */
export type Block = string | readonly [block: string, ...things: string[]];

/** Blocks that may follow the starts, and what may end the sentence after each of them. */
export type Branch = { readonly verbs: readonly Block[]; readonly more?: readonly string[] };

/** Starts that share their continuations. Every start with one of its second blocks is a complete sentence. */
export type Frame = {
  readonly starts: readonly string[];
  readonly asks?: boolean;
  readonly branches: readonly Branch[];
};

/** A theme: its sentences, and beginnings with gaps for more advanced children. */
export type Theme = { readonly frames: readonly Frame[]; readonly starters: readonly string[] };
