import type { Activity, Languages } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { useMemo } from 'react';
import { ActivityPlayer } from '../../src/shell/ActivityPlayer.tsx';
import { englishOf } from './pages.ts';
import { flipbookPorts } from './ports.ts';
import { runAt, type StateName } from './states.ts';

type Props = {
  activity: Activity;
  question: string;
  state: StateName;
  language: LanguageCode;
  silent: boolean;
  voicesOff: boolean;
};

const flagsOf = (codes: readonly LanguageCode[]): Languages['flags'] =>
  Object.fromEntries(codes.map(code => [code, `/flags/${code}.svg`]));

const nothing = () => undefined;

/** One page: a playable question in the real player. */
export function Leaf({ activity, question, state, language, ...sound }: Props) {
  const english = englishOf(language);
  const { silent, voicesOff } = sound;
  const ports = useMemo(() => flipbookPorts(silent, voicesOff), [silent, voicesOff]);
  return (
    <main>
      <ActivityPlayer
        activity={activity}
        language={language}
        languages={{
          teachingLanguage: english,
          supportLanguage: language,
          flags: flagsOf([english, language]),
        }}
        blockNavigation={false}
        ports={ports}
        begin={runAt(question, state)}
        onLanguage={nothing}
        onRecord={nothing}
        onAnswer={nothing}
        onFinish={() => location.reload()}
        onExit={nothing}
      />
    </main>
  );
}
