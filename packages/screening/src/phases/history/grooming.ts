import { foundInAll, type Reading, read } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { asksForDetails } from '../asks-for-details.ts';
import { meeting } from '../meeting.ts';
import type { Phase } from '../phase.ts';
import { socialMedia } from '../social-media.ts';
import { type Concept, conceptPatterns, weights } from './concepts.ts';

/** Texts of the two children that count, the new one included. */
const mostTexts = 30;
/** Enough of an earlier text: a long one says the same as its beginning. */
const mostCharacters = 300;
const least = 3;
const severe = 6;
const fewestConcepts = 2;

/** The concepts of questions, by how their explanation begins. */
const ofQuestions: readonly (readonly [string, Concept])[] = [
  ['Asks for a photo', 'photo'],
  ['Asks to see', 'photo'],
  ['Asks whether the child is alone', 'alone'],
  ['Asks when the child is alone', 'alone'],
  ['Asks how the child looks', 'body and clothes'],
  ['Asks about kissing', 'body and clothes'],
  ['Asks where', 'place'],
  ["Asks for the child's school", 'place'],
  ['Asks for a name or place', 'place'],
  ['Asks for a phone', 'another channel'],
  ['Asks what nobody but', 'control'],
];

/** The concepts that other checks find in a text. */
function conceptsOfChecks(reading: Reading): Concept[] {
  const found = [...meeting.find(reading), ...socialMedia.find(reading)];
  const questions = asksForDetails.find(reading).flatMap(({ explanation }) => {
    const [, concept] = ofQuestions.find(([start]) => explanation.startsWith(start)) ?? [];
    return concept ?? [];
  });
  return [...found.flatMap(conceptOfFinding), ...questions];
}

function conceptOfFinding({ code, severity }: Found): Concept | [] {
  if (code === 'secret') return 'secret';
  if (code === 'socialMedia') return 'another channel';
  return code === 'meeting' && severity > 0 ? 'meeting' : [];
}

/** Which concepts a text has. */
function conceptsOf(reading: Reading): Set<Concept> {
  const { spoken, folded } = reading;
  const said = (Object.entries(conceptPatterns) as [Concept, RegExp][])
    .filter(([, pattern]) => pattern.test(spoken.text) || pattern.test(folded.text))
    .map(([concept]) => concept);
  return new Set([...said, ...conceptsOfChecks(reading)]);
}

const sum = (concepts: Iterable<Concept>): number =>
  [...concepts].reduce((total, concept) => total + weights[concept], 0);

/**
 * Adds up over the last texts of one child to another what an adult who pretends to be a child says one by
 * one. The new text must add to it, so that not every text of a conversation is marked.
 */
export const grooming: Phase = {
  name: 'grooming over several texts',
  find: reading => {
    const before = reading.context.between.slice(1 - mostTexts).filter(({ isOwn }) => isOwn);
    if (before.length === 0) return [];
    const now = conceptsOf(reading);
    if (now.size === 0) return [];
    const concepts = new Set(now);
    for (const { text } of before) {
      const earlier = read({ ...reading.context, text: text.slice(0, mostCharacters) });
      for (const concept of conceptsOf(earlier)) concepts.add(concept);
    }
    const total = sum(concepts);
    if (total < least || concepts.size < fewestConcepts) return [];
    const explanation = `Over the last texts to this child: ${[...concepts].join(', ')}`;
    const severity: Found['severity'] = total >= severe ? 3 : 2;
    return [foundInAll({ code: 'grooming', severity, explanation })];
  },
};
