import type { Pick, Question } from '@digipals/contract';
import { markPicks, type Outcome } from '@digipals/engine';
import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { preloadParts } from '../components/part-views.ts';
import { QuestionParts } from '../components/QuestionParts.tsx';
import type { Playback } from '../part.ts';
import type { PlayerPorts } from '../ports.ts';
import { silentPorts } from './silent-ports.ts';

/** What a test sees of a question. */
export type Played = {
  picks: readonly Pick[];
  /** Addresses of all sounds, in the order they were played. */
  sounds: string[];
  /** Picks that the question submitted without the confirm button. */
  answers: (readonly Pick[])[];
  /** Shows feedback: the picks are marked and nothing can be changed; null hides it. */
  check(outcome: Outcome | null): void;
};

const noPlayback: Playback = { register: () => () => undefined, holdFeedback: () => undefined };

const portsOf = (sounds: string[]): PlayerPorts => {
  const silent = silentPorts();
  return {
    ...silent,
    sound: {
      ...silent.sound,
      play: async url => {
        sounds.push(url);
        return 'ended';
      },
    },
  };
};

type TableProps = { question: Question; ports: PlayerPorts; playback: Playback; played: Played };

/** Test options that replace the silent ports. */
type Given = { ports?: Partial<PlayerPorts>; playback?: Playback };

function Table({ question, ports, playback, played }: TableProps) {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    played.picks = picks;
    played.check = next => act(() => setOutcome(next));
  }, [played, picks]);
  return (
    <QuestionParts
      question={question}
      picks={picks}
      onPick={setPicks}
      locked={outcome !== null}
      marks={outcome && markPicks(question, picks)}
      outcome={outcome}
      onAnswer={given => played.answers.push(given)}
      ports={ports}
      playback={playback}
      recordSeconds={1}
    />
  );
}

/** Renders a question as the shell does, in British English, with its picks as state. */
export async function playQuestion(question: Question, given: Given = {}): Promise<Played> {
  const catalogue = await loadCatalogue('en-GB');
  await preloadParts([question]);
  const played: Played = { picks: [], sounds: [], answers: [], check: () => undefined };
  await act(async () =>
    render(
      <TextProvider locale="en-GB" catalogue={catalogue}>
        <Table
          question={question}
          ports={{ ...portsOf(played.sounds), ...given.ports }}
          playback={given.playback ?? noPlayback}
          played={played}
        />
      </TextProvider>,
    ),
  );
  return played;
}
