/** What a translator answers about a text. */
export type Translated =
  | {
      readonly state: 'done';
      readonly text: string;
      /** Code of the language it is written in; null if the engine does not say. */
      readonly from: string | null;
    }
  | { readonly state: 'english' | 'slow' | 'failed' };

/** Translates texts of children into English, for adults of the desk. Keeps and logs no text. */
export type Translator = {
  /** Host of the engine. */
  readonly engine: string;
  /** Whether the engine is on this machine or its network. */
  readonly isOwn: boolean;
  /** Translates a text that seems to be in the language `likely`, if one is known. Never rejects. */
  translate(text: string, likely: string | null): Promise<Translated>;
};
