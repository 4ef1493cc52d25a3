// @vitest-environment happy-dom

import type { ComponentType } from '@digipals/contract/component-types';
import { chunkTimeoutMs } from '@digipals/contract/constants';
import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerComponent } from '../part.ts';
import { registry } from '../registry.ts';
import { samples } from '../samples.ts';
import { silentPorts } from '../testing/silent-ports.ts';
import { preloadParts } from './part-views.ts';
import { QuestionParts } from './QuestionParts.tsx';

// Other files that run in this process may have loaded the views.
vi.hoisted(() => vi.resetModules());

/** A part with a view whose loading a test can delay. */
const drawn = (type: ComponentType) => {
  const part: PlayerComponent = registry[type];
  const { view } = part;
  if (!view) throw new Error(`${type} has no view`);
  return Object.assign(part, { view });
};

const question = samples.textLabel;
const [label] = question.components.flatMap(({ type, data }) => (type === 'textLabel' ? data : []));
const others = question.components.filter(({ type }) => type !== 'textLabel');
// Here the clock runs normally.
await preloadParts([{ ...question, components: others }]);
const catalogue = await loadCatalogue('en-GB');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const draw = (logged: string[]) =>
  act(async () =>
    render(
      <TextProvider locale="en-GB" catalogue={catalogue}>
        <QuestionParts
          question={question}
          picks={[]}
          onPick={() => undefined}
          locked={false}
          marks={null}
          outcome={null}
          onAnswer={() => undefined}
          ports={{ ...silentPorts(), log: line => void logged.push(line) }}
          playback={{ register: () => () => undefined, holdFeedback: () => undefined }}
          recordSeconds={1}
        />
      </TextProvider>,
    ),
  );

const text = () => screen.queryByText(label?.value ?? '');

test('AMBIG-62 ERR-25 a part that never loads fails alone after 120 s; another try loads it', async () => {
  const view = vi.spyOn(drawn('textLabel'), 'view');
  view.mockReturnValueOnce(new Promise(() => undefined));
  const began = vi.fn();
  void preloadParts([question]).then(began);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toHaveBeenCalledOnce();

  const logged: string[] = [];
  await draw(logged);
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(document.querySelectorAll('[data-choice], [data-tile]').length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(chunkTimeoutMs - 5_001));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe('This part is resting. You can go on.');
  expect(logged).toEqual(['Component textLabel is broken: CHUNK_LOAD_FAILED']);

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  vi.useRealTimers();
  expect(await screen.findByText(label?.value ?? '')).toBeTruthy();
  expect(view).toHaveBeenCalledTimes(2);
});

test('the next question loads a part again whose load has failed', async () => {
  const { view } = drawn('textLabels');
  const sample = samples.textLabels;
  const load = vi.spyOn(drawn('textLabels'), 'view');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await preloadParts([sample]);
  expect(text()).toBeNull();
  load.mockImplementation(view);
  vi.useRealTimers();
  await preloadParts([sample]);
  expect(load).toHaveBeenCalledTimes(2);
});
