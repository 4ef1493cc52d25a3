import type { Card } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, later, press, refuse } from '../testing/fake-desk.tsx';
import { makeFourEyes, makeNext, makeSevere } from '../testing/makers/cards.ts';
import { minutes } from '../testing/makers/people.ts';
import { dealing, decisionsOf, heading, openCard, undoUntil } from '../testing/reading.ts';

afterEach(() => vi.restoreAllMocks());

const sendName = /Ctrl ?Enter/;
const note = 'In the present and about herself.';
const opinion = { reason: 'distress', note, at: minutes(-20), lookedMs: 31_000 } as const;
const opening: Answers = { 'POST desk/claims/{submissionId}/opened': () => ({ openedToday: 1 }) };

/** Opens the page of severe texts as a lead, with the text unfolded. */
async function openEyes(card: Card, more: Answers = {}) {
  const answers = { ...dealing(card, makeNext()), ...opening, ...more };
  const desk = await openCard(answers, {
    as: { role: 'lead', name: 'Lead 01' },
    url: '/four-eyes',
  });
  press(' ');
  await screen.findByText(/Nobody sits with me/);
  await screen.findByRole('button', { name: sendName });
  return desk;
}
const bar = () => screen.getByRole('button', { name: sendName });
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Note for the case'), { target: { value: text } });
const asSeat = (seat: 'second' | 'third', more: Parameters<typeof makeFourEyes>[0] = {}) =>
  makeSevere({ fourEyes: makeFourEyes({ seat, others: [], proposedAt: minutes(-6), ...more }) });

test('after a choice by key the note has the focus, so that its letters are not keys of other actions', async () => {
  await openEyes(makeSevere());
  press('w');
  expect(document.activeElement).not.toBe(screen.getByLabelText('Note for the case'));
  fireEvent.keyUp(document.body, { key: 'w' });
  expect(document.activeElement).toBe(screen.getByLabelText('Note for the case'));
});

test('SAFE2-09 the first adult proposes with keys, but not before the least look, a choice and a note', async () => {
  const desk = await openEyes(makeSevere());
  expect(screen.getByRole('list', { name: 'Four eyes' }).textContent).toContain('You propose');
  expect(bar()).toHaveProperty('disabled', true);
  press('w');
  write(note);
  expect(
    screen.getByText(/Look 9 s more\. Least look here 9 s: 123 characters, 2 marks/),
  ).toBeDefined();
  press('Enter', { ctrlKey: true });
  expect(decisionsOf(desk)).toEqual([]);
  later(9_000);
  await waitFor(() => expect(bar()).toHaveProperty('disabled', false));
  expect(bar().textContent).toContain('Propose: keep back, and help');
  write('Too short');
  expect(screen.getByText('11 more characters in the note.')).toBeDefined();
  press('Enter', { ctrlKey: true });
  expect(decisionsOf(desk)).toEqual([]);
  write(note);
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toEqual([
    { outcome: 'withhold', reason: 'distress', note, rev: 1, fence: 3 },
  ]);
  expect(desk.services.announced.get().text).toContain('Proposed: Keep back, and help');
});

test('SAFE2-05 the first adult sees who can be second, and not why somebody is tied', async () => {
  await openEyes(makeSevere());
  const others = within(screen.getByRole('complementary', { name: 'Context' }));
  expect(others.getByText('Senior 02').closest('li')?.textContent).toContain('On, free');
  expect(others.getByText('Senior 07').closest('li')?.textContent).toContain(
    'Held this text first',
  );
  expect(others.getByText('Senior 04').closest('li')?.textContent).toContain('Why is not shown');
});

test('SAFE2-04 for the second adult nothing is preselected, and the first answer is closed', async () => {
  const desk = await openEyes(asSeat('second', { caseId: null }));
  expect(screen.getByText('Blind')).toBeDefined();
  expect(screen.getByText('Closed for now')).toBeDefined();
  expect(screen.queryByText(/Case \d/)).toBeNull();
  for (const choice of screen.getAllByRole('radio'))
    expect(choice).toHaveProperty('checked', false);
  later(9_000);
  write(note);
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText('Choose one and write a note.')).toBeDefined();
  expect(decisionsOf(desk)).toEqual([]);
});

test('SAFE2-08 the third adult sees both answers with their notes, and decides', async () => {
  const opinions = [
    { ...opinion, seat: 'first', by: 'Lead 02', role: 'lead', outcome: 'withhold' },
    {
      ...opinion,
      seat: 'second',
      by: 'Senior 02',
      role: 'senior',
      outcome: 'deliver',
      note: 'They are close friends.',
    },
  ] as const;
  const figures = {
    texts: 118,
    same: 104,
    thirds: 14,
    keptBack: 11,
    medianMs: 360_000,
    p95Ms: 1_320_000,
  };
  await openEyes(asSeat('third', { opinions: [...opinions], figures }));
  expect(screen.getByRole('region', { name: 'Answer 1' }).textContent).toContain(note);
  expect(screen.getByRole('region', { name: 'Answer 2' }).textContent).toContain(
    'They are close friends.',
  );
  expect(screen.getByText('104, 88 %')).toBeDefined();
  expect(screen.getByRole('radio', { name: /Deliver/ })).toHaveProperty('disabled', false);
  // Nobody has said "return".
  expect(screen.getByRole('radio', { name: /Return/ })).toHaveProperty('disabled', true);
});

test('SAFE2-06 K says that the adult knows the child, and the next card comes', async () => {
  const desk = await openEyes(makeSevere(), {
    'POST desk/claims/{submissionId}/known': () => ({}),
  });
  press('k');
  await heading('Plover 233 to Finch 18');
  expect(desk.of('POST desk/claims/{submissionId}/known')).toEqual([
    { params: { submissionId: 'sub-severe' }, body: { rev: 1, fence: 3 } },
  ]);
});

test('SAFE2-09 an answer that the server finds too soon keeps the note and says so', async () => {
  await openEyes(makeSevere(), {
    'POST desk/claims/{submissionId}/decision': () => refuse(409, 'too_soon'),
  });
  later(9_000);
  press('w');
  write(note);
  await waitFor(() => expect(bar()).toHaveProperty('disabled', false));
  press('Enter', { ctrlKey: true });
  expect((await screen.findByRole('alert')).textContent).toContain('look at it a little longer');
  expect(screen.getByLabelText('Note for the case')).toHaveProperty('value', note);
});

test('SAFE2-10 U undoes one decision after the other', async () => {
  let made = 0;
  const desk = await openCard({
    ...dealing(
      makeNext(),
      makeNext({ submissionId: 'sub-3' }),
      makeNext({ submissionId: 'sub-4' }),
    ),
    'POST desk/claims/{submissionId}/decision': () => {
      made += 1;
      return { decisionId: `d-${made}`, undoUntil };
    },
    'DELETE desk/decisions/{decisionId}': () => ({ card: makeNext({ submissionId: 'sub-back' }) }),
  });
  for (const count of [1, 2]) {
    press('a');
    await waitFor(() => expect(decisionsOf(desk)).toHaveLength(count));
    await screen.findByRole('region', { name: 'The text to read' });
    later();
  }
  const undone = () =>
    desk.of('DELETE desk/decisions/{decisionId}').map(({ params }) => params?.['decisionId']);
  press('u');
  await waitFor(() => expect(undone()).toEqual(['d-2']));
  await waitFor(() => {
    press('u');
    expect(undone()).toEqual(['d-2', 'd-1']);
  });
});
