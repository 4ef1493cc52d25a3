import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, press, refuse } from '../testing/fake-desk.tsx';
import { makeCard, makeNext, makeSevere } from '../testing/makers/cards.ts';
import { dealing, decisionsOf, heading, openCard } from '../testing/reading.ts';

afterEach(() => vi.restoreAllMocks());

/** A call that is answered when the test wants it. */
function waiting<T>() {
  let settle: ((answer: () => T) => void) | undefined;
  const asked = () =>
    new Promise<T>((resolve, reject) => {
      settle = answer => {
        try {
          resolve(answer());
        } catch (error) {
          reject(error);
        }
      };
    });
  return {
    asked,
    answer: async (answer: () => T) => {
      await waitFor(() => expect(settle).toBeDefined());
      await act(async () => settle?.(answer));
    },
  };
}

const wrong = (asked: () => Promise<Record<string, never>>): Answers => ({
  'POST desk/claims/{submissionId}/wrong-signal': asked,
});
const marks = () => screen.getByRole('list', { name: 'Why it is marked' }).textContent;

test('a late answer about a wrong mark changes nothing on the next card', async () => {
  const { asked, answer } = waiting<Record<string, never>>();
  const next = makeCard({ submissionId: 'sub-9', from: makeNext().from });
  await openCard({ ...dealing(makeCard(), next), ...wrong(asked) });
  press('f');
  press('1');
  press('a');
  await heading('Plover 233 to Heron 92');
  await answer(() => ({}));
  expect(marks()).not.toContain('Wrong mark');
});

test('a late refusal shows no error on the next card', async () => {
  const { asked, answer } = waiting<Record<string, never>>();
  await openCard({ ...dealing(makeCard(), makeNext()), ...wrong(asked) });
  press('f');
  press('1');
  press('a');
  await heading('Plover 233 to Finch 18');
  await answer(() => refuse(0, 'network'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused wrong mark allows no second decision', async () => {
  const mark = waiting<Record<string, never>>();
  const decided = waiting<{ decisionId: string; undoUntil: string }>();
  const desk = await openCard({
    ...dealing(makeCard()),
    ...wrong(mark.asked),
    'POST desk/claims/{submissionId}/decision': decided.asked,
  });
  press('f');
  press('1');
  press('a');
  await mark.answer(() => refuse(0, 'network'));
  press('a');
  expect(decisionsOf(desk)).toHaveLength(1);
});

test('a severe text is skipped once, even after a double click', async () => {
  const desk = await openCard({
    ...dealing(makeSevere(), makeSevere({ submissionId: 'sub-9', from: makeNext().from })),
  });
  const away = () => screen.getByRole('button', { name: /Give it to someone else/ });
  fireEvent.click(away());
  fireEvent.click(away());
  await heading('Plover 233 to Robin 7');
  fireEvent.click(away());
  expect(desk.of('POST desk/claims/{submissionId}/release')).toHaveLength(1);
});

test('a decision with a failed next claim does not say that the queue is empty', async () => {
  let claims = 0;
  const desk = await openCard({
    ...dealing(),
    'POST desk/claims': () => {
      claims += 1;
      return claims === 1 ? { card: makeCard() } : refuse(0, 'network');
    },
  });
  press('a');
  await screen.findByText(/Nothing was lost/);
  await waitFor(() => expect(desk.services.announced.get().text).toBe('Delivered.'));
});
