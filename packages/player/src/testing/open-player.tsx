import type { Activity, HistoryEntry, Languages, Question, Trigger } from '@digipals/contract';
import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { preloadParts } from '../components/part-views.ts';
import {
  ActivityPlayer,
  type ActivityPlayerProps,
  type PlayerHandle,
} from '../shell/ActivityPlayer.tsx';
import { silentPorts } from './silent-ports.ts';

/** Sets up a laptop without media, and clears it after each test of the file. */
export function setUpPlayer(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response());
    window.innerWidth = 1366;
    location.hash = '';
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A piece of feedback. */
export const trigger = (type: string, value: string, order: number): Trigger => ({
  type,
  data: { value, order },
});

/** A question with a sound, where "yes" is right. */
export const question = (id: string, given: Partial<Question> = {}): Question => ({
  id,
  instruction: { text: `Ask ${id}`, audio: `/media/${id}-ask.mp3` },
  components: [
    {
      id: `${id}-sound`,
      type: 'audio',
      data: [{ id: `${id}-s`, value: `/media/${id}.mp3` }],
      meta: {},
    },
    {
      id: `${id}-words`,
      type: 'textButtons',
      data: ['yes', 'no', 'maybe'].map(value => ({ id: `${id}-${value}`, value })),
      meta: {},
    },
  ],
  solution: [
    {
      type: 'textButtons',
      id: `${id}-yes`,
      value: 'yes',
      componentId: `${id}-words`,
      meta: { shuffle: false, questionId: id },
    },
  ],
  triggers: { correct: [], incorrect: null },
  ...given,
});

/** An activity of three such questions. */
export const activityOf = (
  meta: Partial<Activity['meta']> = {},
  data = ['q1', 'q2', 'q3'].map(id => question(id)),
): Activity => ({
  id: 'a1',
  meta: { title: 'Hello!', lingos: 5, attempts: 2, test: false, ...meta },
  data,
  testInstructions: [],
});

/** A child with Russian as help language. */
export const languages: Languages = {
  teachingLanguage: 'gb',
  supportLanguage: 'ru',
  flags: { gb: '/flags/gb.svg', ru: '/flags/ru.svg' },
};
const catalogue = await loadCatalogue('en-GB');

/** Opens the player in British English, and records all its calls. */
export const openPlayer = async (given: Partial<ActivityPlayerProps> = {}) => {
  const played: string[] = [];
  const effects: string[] = [];
  const logged: string[] = [];
  const records: HistoryEntry[][] = [];
  const ref = createRef<PlayerHandle>();
  const props: ActivityPlayerProps = {
    ref,
    activity: activityOf(),
    language: 'gb',
    languages,
    blockNavigation: false,
    ports: {
      ...silentPorts(),
      sound: {
        ...silentPorts().sound,
        play: async (url, options) => {
          played.push(options?.rate && options.rate !== 1 ? `${url} at ${options.rate}` : url);
          return 'ended';
        },
      },
      now: () => 1_000,
      log: message => void logged.push(message),
      effect: name => void effects.push(name),
    },
    onLanguage: vi.fn(),
    onRecord: entries => {
      records.push(entries);
      return undefined;
    },
    onAnswer: vi.fn(),
    onFinish: vi.fn(),
    onExit: vi.fn(),
    ...given,
  };
  await preloadParts(props.activity.data);
  const ui = (more: Partial<ActivityPlayerProps> = {}) => (
    <TextProvider locale="en-GB" catalogue={catalogue}>
      <ActivityPlayer {...props} {...more} />
    </TextProvider>
  );
  const view = render(ui());
  const change = (more: Partial<ActivityPlayerProps>) => view.rerender(ui(more));
  return { ...props, ref, played, effects, logged, records, change };
};

/** Presses a button. */
export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
/** Chooses an answer. */
export const choose = async (name: string) => {
  const choice = await screen.findByRole('radio', { name });
  await act(async () => void fireEvent.click(choice));
};
/** Chooses an answer and checks it. */
export const answer = async (name: string) => {
  await choose(name);
  await press('Check');
};
/** The instruction of the open question. */
export const asked = () => screen.getByRole('heading', { level: 1 }).textContent;
