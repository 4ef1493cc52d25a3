import type { Trigger } from '@digipals/contract';
import { orderSensitiveTypes } from '@digipals/contract/component-types';
import {
  answerSentence,
  answerSounds,
  currentQuestion,
  isTapped,
  type Outcome,
  type RunState,
} from '@digipals/engine';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Help } from './Help.tsx';

type Props = {
  run: RunState;
  outcome: Exclude<Outcome, 'correct'>;
  /** Plays the sound of the help, or of the answer. */
  onHear(urls: readonly string[]): void;
};

/** The help that the content has for a wrong answer; it is written in the label of its sound. */
const helpOf = (run: RunState): Trigger['data'] | undefined => {
  const trigger = currentQuestion(run)?.triggers.incorrect;
  return trigger?.type === 'audio' ? trigger.data : undefined;
};

/** Sets: which pick stands where does not matter. */
const setTypes = [
  'draggableImageButtons',
  'draggableTextButtonsOrderInsensitive',
  'draggableTextContainer',
  'draggableSpeechBubbles',
];

/**
 * How far an answer of several parts has come; null when nothing of it is right, because then no one part is
 * worth another look.
 */
const progressOf = (t: Translate, run: RunState): string | null => {
  const { solution = [] } = currentQuestion(run) ?? {};
  const marks = run.feedback?.marks ?? [];
  const right = marks.filter(mark => mark === 'right').length;
  const again = marks.length - right;
  if (right === 0 || again === 0) return null;
  const isAll = (fits: (type: string) => boolean) => solution.every(({ type }) => fits(type));
  if (isAll(type => setTypes.includes(type) || isTapped(type)))
    return `${t('player.someRight', { count: right })} ${t('player.moreToFind', { count: solution.length - right })}`;
  if (marks[0] === 'right' && isAll(type => orderSensitiveTypes.includes(type)))
    return t('player.goodBeginning');
  return t('player.lookAt', { count: again });
};

/**
 * What Domino thinks after a wrong answer: what the wrong pick is and the help of the question, or after the
 * last try the answer and its sentence.
 */
export function Thought({ run, outcome, onHear }: Props) {
  const t = useText();
  const question = currentQuestion(run);
  const help = helpOf(run);
  const why = run.feedback?.why;
  const isAnswer = outcome === 'moveOn' && !run.activity.meta.test;
  const progress = outcome === 'tryAgain' ? progressOf(t, run) : null;
  const sentence = isAnswer && question ? answerSentence(question) : '';
  const answers = isAnswer && question ? answerSounds(question).map(({ data }) => data.value) : [];
  const heard =
    answers.length > 0 ? answers : [why?.audio, help?.value].filter(url => url !== undefined);
  // Once the answer is shown, the child is not asked to look again.
  const written = sentence === '' ? [why?.sentence, help?.label].filter(Boolean).join(' ') : '';
  if (!help && !why && progress === null && !isAnswer) return null;
  return (
    <Help
      progress={progress}
      help={written}
      answer={isAnswer ? t('player.thisIsAnswer') : undefined}
      sentence={sentence}
      onHear={heard.length > 0 ? () => onHear(heard) : undefined}
    />
  );
}
