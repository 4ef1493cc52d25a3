/** What a part says about itself in each of its states. */
type PartTexts = Readonly<Record<'name' | 'ok' | 'down', string>>;
type SlowPartTexts = PartTexts & { readonly slow: string };

/** The texts of the status page in a language. */
export type StatusTexts = {
  readonly headlines: Readonly<Record<'ok' | 'slow' | 'down', string>>;
  readonly states: Readonly<Record<'ok' | 'slow' | 'resting' | 'down', string>>;
  readonly lessons: PartTexts;
  readonly messages: SlowPartTexts & { readonly resting: string; readonly restingUntil: string };
  readonly letters: SlowPartTexts;
  readonly news: string;
  readonly updated: string;
  readonly unreachable: string;
};
