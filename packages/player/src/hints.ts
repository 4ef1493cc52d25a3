import type { Question } from '@digipals/contract';
import { nextRight, type RunState, rungOf } from '@digipals/engine';
import { holdsAnswer, layoutOf } from './components/layout.ts';
import type { Family, Hint } from './part.ts';
import { registry } from './registry.ts';

/** What a family does on the rungs of the ladder, when it holds the answer. */
type FamilyHints = {
  /** What glows: what to hear, read or see again, or the place of the next part of the answer. */
  glow: 'source' | 'place';
  /** What is done for the child: a wrong choice leaves, or a right part is set. */
  fewer: 'leaves' | 'sets';
};

/** The hints of each family; null for those that never hold an answer that can be wrong. */
export const familyHints: Readonly<Record<Family, FamilyHints | null>> = {
  text: null,
  media: null,
  video: null,
  choice: { glow: 'source', fewer: 'leaves' },
  drag: { glow: 'place', fewer: 'sets' },
  typing: { glow: 'place', fewer: 'sets' },
  hotspots: { glow: 'place', fewer: 'sets' },
  matching: { glow: 'place', fewer: 'sets' },
  game: { glow: 'place', fewer: 'sets' },
  voice: null,
  frame: null,
};

const hintsFor = (question: Question): FamilyHints | null => {
  const { answers } = layoutOf(question);
  const holder = answers.find(component => holdsAnswer(question, component)) ?? answers[0];
  return holder ? familyHints[registry[holder.type].family] : null;
};

/** What glows for a choice: its sound, else what is beside it, else the instruction, else the choices. */
const sourceOf = (question: Question): Hint['glow'] => {
  if (question.components.some(({ type }) => type === 'audio')) return 'sound';
  if (layoutOf(question).lead !== 'none') return 'lead';
  return question.instruction?.audio ? 'sound' : 'answers';
};

/** The hint that the open question shows; null before the first one, and always in a test. */
export const hintOf = (run: RunState, question: Question): Hint | null => {
  const rung = rungOf(run);
  const family = hintsFor(question);
  if (!rung || !family) return null;
  const { gone, helped } = run;
  if (run.phase !== 'answering') return { rung, gone, helped, glow: null, next: null };
  const glow = family.glow === 'source' ? sourceOf(question) : 'place';
  const next = nextRight(question, run.picks) ?? null;
  return { rung, gone, helped, glow, next };
};
