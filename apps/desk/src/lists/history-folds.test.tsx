import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeDecision } from '../testing/makers/lists.ts';

const severe = makeDecision({
  decisionId: 'd-3',
  text: 'Nobody sits with me and I hate it all',
  editedText: 'Nobody sits with me',
  severity: 3,
});

async function openHistory(answers: Answers = {}) {
  const desk = renderDesk({
    as: { role: 'senior' },
    url: '/history',
    answers: {
      'GET desk/history': () => ({ items: [severe, makeDecision()], hasMore: false }),
      'POST desk/decisions/{decisionId}/opened': () => ({ openedToday: 2 }),
      ...answers,
    },
  });
  await screen.findByText('Folded, severity 3');
  return { ...desk, opened: () => desk.of('POST desk/decisions/{decisionId}/opened') };
}

const place = () => screen.getByRole('region', { name: 'The text' });

test('a severe text of the history is folded in list and details until its opening is counted', async () => {
  const desk = await openHistory();
  expect(desk.container.textContent).not.toContain('Nobody sits');
  expect(within(place()).getByText(/37 characters/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Open/ }));
  expect(await within(place()).findByText(/Nobody sits with me and/)).toBeDefined();
  expect(screen.getByText('Delivered as')).toBeDefined();
  expect(screen.queryByText('Folded, severity 3')).toBeNull();
  expect(desk.opened()).toEqual([{ params: { decisionId: 'd-3' } }]);
  expect(desk.services.announced.get().text).toBe('You have opened 2 severe texts today.');
  expect(document.activeElement).toBe(place());
});

test('keys open and fold it; it stays open as long as the page', async () => {
  const desk = await openHistory();
  press(' ');
  await within(place()).findByText(/Nobody sits with me and/);
  press('j');
  expect(within(place()).getByText(/My name is Elif Kaya/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Fold again/ })).toBeNull();
  press(' ');
  press('k');
  expect(within(place()).getByText(/Nobody sits with me and/)).toBeDefined();
  press(' ');
  expect(desk.container.textContent).not.toContain('Nobody sits');
  expect(document.activeElement).toBe(place());
  expect(desk.opened()).toHaveLength(1);
});

test('a text whose opening could not be counted stays folded, with the reason', async () => {
  const desk = await openHistory({
    'POST desk/decisions/{decisionId}/opened': () => refuse(0, 'network'),
  });
  press(' ');
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(desk.container.textContent).not.toContain('Nobody sits');
});
