// @vitest-environment happy-dom
import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { type RunState, reduceRun } from '@digipals/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdsAnswer } from '../../src/components/layout.ts';
import { familyHints } from '../../src/hints.ts';
import { isKnown, registry } from '../../src/registry.ts';
import { samples } from '../../src/samples.ts';
import { activityOf, openPlayer, press, setUpPlayer } from '../../src/testing/open-player.tsx';
import { runAt, type StateName } from './states.ts';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('../../src/shell/next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

/** The run after this many answers that hold nothing. */
const afterEmpty =
  (count: number) =>
  (begun: RunState): RunState => {
    let run = begun;
    for (let answer = 0; answer < count; answer += 1)
      for (const event of [
        { type: 'answered', picks: [], at: 0 },
        { type: 'feedbackEnded', at: 0 },
      ] as const)
        run = reduceRun(run, event).state;
    return run;
  };

/** Opens the sample of a type in a state, and returns its board. */
const show = async (type: ComponentType, state: StateName | number, meta = {}) => {
  cleanup();
  const sample = samples[type];
  await openPlayer({
    activity: activityOf({ attempts: 3, ...meta }, [sample]),
    begin: typeof state === 'number' ? afterEmpty(state) : runAt(sample.id, state),
  });
  const board = document.querySelector<HTMLElement>('[data-question]');
  if (!board) throw new Error('There is no board');
  const all = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];
  const drawn = board.cloneNode(true) as HTMLElement;
  for (const said of drawn.querySelectorAll('[role=status]')) said.remove();
  return { board, all, drawn: drawn.innerHTML };
};

/** What happens on the second rung of a type's sample; null when no answer to it can be wrong. */
const secondRungOf = (type: ComponentType) => {
  const sample = samples[type];
  const holder = sample.components.find(component => holdsAnswer(sample, component));
  if (!holder || !isKnown(holder.type) || sample.solution.length === 0) return null;
  const hints = familyHints[registry[holder.type].family];
  const choices = sample.components.filter(part => part.type === holder.type);
  const wrong = choices.flatMap(({ data }) => data).length - sample.solution.length;
  return hints && { does: hints.fewer, leaves: hints.fewer === 'leaves' && wrong > 1 ? 1 : 0 };
};

const types = componentTypes.flatMap(type => {
  const second = secondRungOf(type);
  return second ? [{ type, family: registry[type].family, ...second }] : [];
});

test('HINT-01 samples of all families that can be beside or hold a wrong answer have hints', () => {
  const families = new Set(types.map(({ family }) => family));
  expect([...families].toSorted()).toEqual(
    Object.keys(familyHints)
      .filter(family => family !== 'voice')
      .toSorted(),
  );
});

test.each(types)(
  'HINT-03 after a wrong answer to $type something glows, not before',
  async ({ type }) => {
    expect((await show(type, 'empty')).all('[data-glow]')).toEqual([]);
    expect((await show(type, 'wrong')).all('[data-glow]')).toEqual([]);
    const first = await show(type, 'first hint');
    expect(first.all('[data-glow]').length).toBeGreaterThan(0);
    expect(first.all('[data-gone]')).toEqual([]);
    expect(screen.getByText('Look at what glows. It helps you.')).toBeTruthy();
  },
);

test.each(types)(
  'HINT-04 on the second rung of $type it still glows, and $does one',
  async ({ type, does, leaves }) => {
    if (does === 'sets') {
      const { drawn } = await show(type, 1);
      const second = await show(type, 2);
      expect(second.drawn).not.toBe(drawn);
      expect(screen.getByText('One part is done for you.')).toBeTruthy();
      return;
    }
    const second = await show(type, 'second hint');
    expect(second.all('[data-glow]').length).toBeGreaterThan(0);
    expect(second.all('[data-gone]')).toHaveLength(leaves);
    for (const { id } of samples[type].solution)
      expect(second.all(`[data-choice="${id}"]`)).toHaveLength(1);
  },
);

test.each(types)('HINT-05 after the last try at $type the answer is shown', async ({ type }) => {
  const right = await show(type, 'right');
  // A film that was hidden shows its surprise only after a right answer.
  const ofAnswer = '[data-mark="right"]:not(:has(video))';
  const marked = right.all(ofAnswer).length;
  const last = await show(type, 'last attempt');
  expect(last.all('[data-mark="again"]')).toEqual([]);
  expect(last.all(ofAnswer)).toHaveLength(marked);
  expect(last.all('[data-answer]')).toHaveLength(1);
  expect(screen.getByText('This is the answer.')).toBeTruthy();
});

test('HINT-05 after the last try the spelling game shows the whole word', async () => {
  const { all } = await show('spellingGame', 'last attempt');
  expect(all('[data-box="missing"]')).toEqual([]);
});

test.each(types)(
  'HINT-02 in a test $type has no hint and does not show the answer',
  async ({ type }) => {
    const { all } = await show(type, 'second hint', { test: true });
    expect(all('[data-glow], [data-gone]')).toEqual([]);
    expect((await show(type, 'last attempt', { test: true })).all('[data-answer]')).toEqual([]);
    expect(screen.queryByText('This is the answer.')).toBeNull();
  },
);

test('HINT-04 a choice that has left cannot be pressed or reached by arrow keys', async () => {
  const { all } = await show('randomisedImageButtons', 'second hint');
  const [gone] = all('[data-gone]');
  expect(gone).toHaveProperty('disabled', true);
  expect(screen.getByText('One wrong answer has gone.')).toBeTruthy();
  const [first, second, ...others] = all('[data-choice]');
  if (!first || !second) throw new Error('There are no choices');
  expect(others).toEqual([]);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
});

test('HINT-07 practice says so, has no prize, and its exit finishes the activity', async () => {
  const sample = samples.textButtons;
  const player = await openPlayer({
    activity: activityOf({}, [sample]),
    begin: runAt(sample.id, 'practice'),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^One more time/);
  expect(screen.getByRole('contentinfo').textContent).not.toContain('Lingos');
  expect(player.ref.current?.isRunning()).toBe(false);
  await press('Leave the activity');
  expect(player.onExit).not.toHaveBeenCalled();
  expect(player.onFinish).toHaveBeenCalledOnce();
  expect(player.records).toEqual([]);
});
