import { isEverydayWord } from '@digipals/writing';
import { type Danger, danger, likelyFrom } from '../learned/danger.ts';
import { likeliestOf, probabilitiesOf, readWeights } from '../learned/linear-model.ts';
import { rowsOfSentences } from '../learned/sentences.ts';
import type { Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const explanations: Readonly<Record<Danger, string>> = {
  distress: 'Perhaps a child in distress',
  secret: 'Perhaps a secret from adults',
  meeting: 'Perhaps a plan to meet, or to talk elsewhere',
};

/** What a rule found with severity 2 is only worth a look where every sentence of it is less likely. */
const unlikely = 0.1;

type Judged = {
  readonly start: number;
  readonly end: number;
  readonly code: Danger;
  readonly probability: number;
};

const weights = readWeights(danger);
const judged = new WeakMap<Reading, readonly Judged[]>();

/** What the model says of sentences, alone and in a row; worked out once for all phases. */
function judgedOf(reading: Reading): readonly Judged[] {
  const before = judged.get(reading);
  if (before) return before;
  const rows = rowsOfSentences(reading.context.text, reading.folded).map(
    ({ start, end, features }) => {
      const probabilities = probabilitiesOf(weights, features);
      const code = likeliestOf<Danger>(danger, probabilities);
      return { start, end, code, probability: 1 - (probabilities[0] ?? 1) };
    },
  );
  judged.set(reading, rows);
  return rows;
}

/**
 * Distress, secrets and meetings as a model learned them from cases, for words that no rule has. Never more than
 * severity 1, because it cannot say why.
 */
export const likelyDanger: Phase = {
  name: 'likely danger',
  find(reading) {
    const best = new Map<Danger, Judged>();
    for (const row of judgedOf(reading)) {
      const known = best.get(row.code)?.probability ?? likelyFrom;
      if (row.probability > known) best.set(row.code, row);
    }
    return Array.from(best.values(), ({ code, start, end }) => {
      const explanation = explanations[code];
      return { code, severity: 1, start, end, status: 'ok', explanation };
    });
  },
};

/** Whether most words are English as it is written: the model knows neither other languages nor disguises. */
function isReadable(marked: string): boolean {
  const words = marked.toLowerCase().match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const known = words.filter(word => word.length > 1 && isEverydayWord(word));
  return known.length * 2 > words.length;
}

function doubt(found: Found, { context: { text } }: Reading, rows: readonly Judged[]): Found {
  const { severity, start, end } = found;
  if (severity !== 2 || start === null || end === null) return found;
  if (!isReadable(text.slice(start, end))) return found;
  const isLikely = rows.some(
    row => row.start < end && row.end > start && row.probability >= unlikely,
  );
  if (isLikely) return found;
  return { ...found, severity: 1, explanation: `${found.explanation}, perhaps harmless` };
}

/** A phase whose findings of severity 2 the model may doubt. What goes to the lead stays as it is. */
export const withDoubts = (phase: Phase): Phase => ({
  name: phase.name,
  find(reading) {
    const found = phase.find(reading);
    return found.length === 0 ? found : found.map(one => doubt(one, reading, judgedOf(reading)));
  },
});
