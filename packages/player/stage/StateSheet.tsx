import type { Pick, Question } from '@digipals/contract';
import { componentTypes } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { QuestionParts } from '../src/components/QuestionParts.tsx';
import type { Mark } from '../src/part.ts';
import type { SoundPort } from '../src/ports.ts';
import { registry } from '../src/registry.ts';
import css from './stage.module.css';

type State = { name: string; picks: readonly Pick[]; mark: Mark | null; locked: boolean };

const silent: SoundPort = { play: async () => 'ended', stop: () => undefined };

const statesOf = (question: Question): State[] => {
  const picks = solve(question);
  return [
    { name: 'idle', picks: [], mark: null, locked: false },
    { name: 'chosen', picks, mark: null, locked: false },
    { name: 'correct', picks, mark: 'right', locked: true },
    { name: 'again', picks, mark: 'again', locked: true },
  ];
};

/** All states of all component types, or those named, to be looked at. */
export function StateSheet({ only }: { only: readonly string[] }) {
  const isWanted = ({ name }: State) => only.length === 0 || only.includes(name);
  return (
    <main className={css['sheet']}>
      {componentTypes.map(type => (
        <section key={type}>
          <h2>{type}</h2>
          <div className={css['states']}>
            {statesOf(registry[type].sample)
              .filter(isWanted)
              .map(({ name, picks, mark, locked }) => (
                <figure key={name}>
                  <div className={css['frame']}>
                    <QuestionParts
                      question={registry[type].sample}
                      picks={picks}
                      onPick={() => undefined}
                      locked={locked}
                      marks={mark && picks.map(() => mark)}
                      sound={silent}
                      log={() => undefined}
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
