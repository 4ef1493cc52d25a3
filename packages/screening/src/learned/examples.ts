import { fold } from '../fold/fold.ts';
import type { HandCase } from '../testing/hands.ts';
import { type Danger, danger } from './danger.ts';
import { type Detail, details } from './details.ts';
import { featuresOf, tokensOf } from './features.ts';
import { rowsOfSentences } from './sentences.ts';
import type { Example } from './train.ts';

/** The tokens of a case, if it is harmless or about a personal detail whose place is known. */
export function detailExamplesOf({
  code,
  language,
  context: { text, toTarget },
  places,
}: HandCase): Example[] {
  const right = details.labels.indexOf(code as Detail);
  const isHarmless = code === undefined && toTarget.length === 0;
  if (language !== undefined || (!isHarmless && (right < 0 || places.length === 0))) return [];
  const tokens = tokensOf(text, fold(text));
  return featuresOf(tokens).map((features, at) => {
    const { start = 0, end = 0 } = tokens[at] ?? {};
    const isInside = places.some(([from, to]) => start < to && end > from);
    return { features, right: isInside ? right : 0 };
  });
}

/** The sentences of a case in English that can be judged without the texts before it. */
export function dangerExamplesOf({ code, language, context, places }: HandCase): Example[] {
  const { text, toTarget, between } = context;
  if (language !== undefined || toTarget.length > 0 || between.length > 0) return [];
  const right = Math.max(0, danger.labels.indexOf(code as Danger));
  return rowsOfSentences(text).map(({ start, end, features }) => ({
    features,
    right: places.some(([from, to]) => start < to && end > from) ? right : 0,
  }));
}
