import type { Question } from '@digipals/contract';
import { markPicks, type Outcome, solve } from '@digipals/engine';
import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { createStore } from '@digipals/ui/store';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { preloadParts } from '../components/part-views.ts';
import { QuestionParts } from '../components/QuestionParts.tsx';
import type { PlayerPorts } from '../ports.ts';
import { usePlayback } from '../shell/use-playback.ts';
import { silentPorts } from './silent-ports.ts';

type Films = ReturnType<typeof usePlayback>;

/** What was logged. */
export const logged: string[] = [];
/** Stops all other sounds. */
export const stopSounds = vi.fn<() => void>();
const volume = createStore(1);
/** Sets the volume of voices. */
export const setVolume = (next: number) => act(() => volume.set(next));
const silent = silentPorts();
const ports: PlayerPorts = {
  ...silent,
  sound: { ...silent.sound, stop: stopSounds, volume },
  log: line => logged.push(line),
};

function Board({ question, outcome, onFilms }: BoardProps) {
  const films = usePlayback();
  onFilms(films);
  const picks = outcome ? solve(question) : [];
  return (
    <QuestionParts
      question={question}
      picks={picks}
      onPick={() => undefined}
      locked={outcome !== null}
      marks={outcome && markPicks(question, picks)}
      outcome={outcome}
      onAnswer={() => undefined}
      ports={ports}
      playback={films.playback}
      recordSeconds={1}
    />
  );
}

type BoardProps = { question: Question; outcome: Outcome | null; onFilms(films: Films): void };

/** Renders a question with a film; `answer` shows feedback. */
export const open = async (question: Question) => {
  const catalogue = await loadCatalogue('en-GB');
  await preloadParts([question]);
  const seen: { films?: Films } = {};
  const draw = (outcome: Outcome | null) => (
    <TextProvider locale="en-GB" catalogue={catalogue}>
      <Board
        question={question}
        outcome={outcome}
        onFilms={films => {
          seen.films = films;
        }}
      />
    </TextProvider>
  );
  const view = await act(async () => render(draw(null)));
  if (!seen.films) throw new Error('Nothing was rendered');
  return {
    films: seen.films,
    answer: (outcome: Outcome) => act(async () => view.rerender(draw(outcome))),
    close: view.unmount,
  };
};

/** The film element of the page. */
export const film = (): HTMLVideoElement => {
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no film');
  return element;
};

/** Fires an event of the film as the browser does. */
export const happens = (event: string) =>
  act(async () => void film().dispatchEvent(new Event(event)));
/** Sets the position of the film. */
export const phase = () => document.querySelector('[data-film]')?.getAttribute('data-film');
/** Presses the button with this name; the last one is among the controls. */
export const press = (name: string) => {
  const button = screen.getAllByRole('button', { name }).at(-1);
  if (button) fireEvent.click(button);
};

/** The calls to the film element. */
export const play = vi.fn(async () => undefined);
export const pause = vi.fn<() => void>();

/** Replaces the film element methods by stubs before each test. */
export const withStillFilms = (): void => {
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  });

  afterEach(() => {
    cleanup();
    logged.length = 0;
    vi.useRealTimers();
    vi.clearAllMocks();
    vi.restoreAllMocks();
  });
};
