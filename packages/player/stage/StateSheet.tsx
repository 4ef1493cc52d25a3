import type { Pick, Question } from '@digipals/contract';
import { componentTypes } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { QuestionParts } from '../src/components/QuestionParts.tsx';
import type { Mark, Playback } from '../src/part.ts';
import { samples } from '../src/samples.ts';
import { stagePorts } from './ports.ts';
import css from './stage.module.css';

type State = { name: string; picks: readonly Pick[]; mark: Mark | null; locked: boolean };

const ports = stagePorts();
const playback: Playback = { register: () => () => undefined, holdFeedback: () => undefined };

const outcomes = { right: 'correct', again: 'tryAgain' } as const;

const statesOf = (question: Question): State[] => {
  const picks = solve(question);
  return [
    { name: 'idle', picks: [], mark: null, locked: false },
    { name: 'chosen', picks, mark: null, locked: false },
    { name: 'correct', picks, mark: 'right', locked: true },
    { name: 'again', picks, mark: 'again', locked: true },
  ];
};

/** All states of all component types, or those named (`states=`, `types=`). */
export function StateSheet({ only, types }: { only: readonly string[]; types: readonly string[] }) {
  const isWanted = ({ name }: State) => only.length === 0 || only.includes(name);
  return (
    <main className={css['sheet']}>
      {componentTypes
        .filter(type => types.length === 0 || types.includes(type))
        .map(type => (
          <section key={type}>
            <h2>{type}</h2>
            <div className={css['states']}>
              {statesOf(samples[type])
                .filter(isWanted)
                .map(({ name, picks, mark, locked }) => (
                  <figure key={name}>
                    <div className={css['frame']}>
                      <QuestionParts
                        question={samples[type]}
                        picks={picks}
                        onPick={() => undefined}
                        locked={locked}
                        marks={mark && picks.map(() => mark)}
                        outcome={mark && outcomes[mark]}
                        onAnswer={() => undefined}
                        ports={ports}
                        playback={playback}
                        recordSeconds={5}
                      />
                    </div>
                    <figcaption>{name}</figcaption>
                  </figure>
                ))}
            </div>
          </section>
        ))}
    </main>
  );
}
