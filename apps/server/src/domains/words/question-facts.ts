import { type Question, typedTypes } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { type AskKind, askOf } from './review.policy.ts';

/** What a question practises: speaking, listening or spelling. */
export type Practice = 'spoken' | 'heard' | 'spelt';

/** What a question practises, and the ids of the words that a right answer proves to be known. */
export type QuestionFacts = {
  readonly practice: Practice | null;
  readonly asks: readonly string[];
};

const practiceOfAsk: Record<AskKind, Practice | null> = {
  hear: 'heard',
  say: 'spoken',
  spell: 'spelt',
  match: null,
};

/** Types whose sound is what the question is about. */
const soundTypes = ['audio', 'audioTrigger'];

function practiceOf({ components, solution }: Question): Practice | null {
  const has = (types: readonly string[]) => components.some(({ type }) => types.includes(type));
  if (has(['speakingActivity'])) return 'spoken';
  if (solution.some(({ type }) => typedTypes.includes(type))) return 'spelt';
  return has(soundTypes) ? 'heard' : null;
}

/** What a question of the course or of a word review practises and asks. */
export function factsOf(content: Content, questionId: string): QuestionFacts {
  const ask = askOf(questionId);
  if (ask) return { practice: practiceOfAsk[ask.kind], asks: ask.wordIds };
  const [question] = content.findQuestion(questionId)?.questions ?? [];
  return {
    practice: question ? practiceOf(question) : null,
    asks: content.wordReview.useOf(questionId)?.asks ?? [],
  };
}
