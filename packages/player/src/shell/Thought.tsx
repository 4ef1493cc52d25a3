import type { Trigger } from '@digipals/contract';
import { answerSounds, currentQuestion, type Outcome, type RunState } from '@digipals/engine';
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

/** How many of several answers are wrong; 0 when all are, because then no one of them is worth another look. */
const answersToLookAt = ({ feedback }: RunState): number => {
  const marks = feedback?.marks ?? [];
  const wrong = marks.filter(mark => mark === 'again').length;
  return wrong < marks.length ? wrong : 0;
};

const soundsOfAnswer = (run: RunState): readonly string[] => {
  const question = currentQuestion(run);
  return question ? answerSounds(question).map(({ data }) => data.value) : [];
};

/** What Domino thinks after a wrong answer: the help of the question, or after the last try that this is the answer. */
export function Thought({ run, outcome, onHear }: Props) {
  const t = useText();
  const help = helpOf(run);
  const isAnswer = outcome === 'moveOn' && !run.activity.meta.test;
  const lookAt = outcome === 'tryAgain' ? answersToLookAt(run) : 0;
  const said = isAnswer ? soundsOfAnswer(run) : [];
  const heard = said.length > 0 || !help ? said : [help.value];
  if (!help && lookAt === 0 && !isAnswer) return null;
  return (
    <Help
      lookAt={lookAt > 0 ? t('player.lookAt', { count: lookAt }) : undefined}
      help={help?.label}
      answer={isAnswer ? t('player.thisIsAnswer') : undefined}
      onHear={heard.length > 0 ? () => onHear(heard) : undefined}
    />
  );
}
