import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeDelivered, makeRecall } from '../testing/makers/recalls.ts';

const note = 'Missed by the first reader';
const open = (more: Answers = {}, url = '/recalls/s-1') =>
  renderDesk({
    as: { role: 'senior' },
    url,
    queue: { openRecalls: 1 },
    answers: {
      'GET desk/texts/{submissionId}': () => makeDelivered(),
      'GET desk/recalls': () => [makeRecall()],
      'POST desk/recalls': () => makeRecall(),
      'POST desk/recalls/{recallId}/confirm': () => makeRecall({ state: 'confirmed' }),
      'POST desk/recalls/{recallId}/restore': () => makeRecall({ restoringBy: 'Lead 01' }),
      ...more,
    },
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('SAFE2-36 an adult sees where a text is and what the children see, and takes it back with reason and note', async () => {
  const desk = open();
  expect(await screen.findByText('2 devices open now')).toBeDefined();
  expect(screen.getByText('Gone before it draws again')).toBeDefined();
  expect(screen.getByText('Evidence in case 2207')).toBeDefined();
  expect(screen.getByText('We took your message back. It can hurt.')).toBeDefined();
  expect(screen.getByText(/You did nothing wrong/)).toBeDefined();
  type('Note', 'too short');
  press('Enter', { ctrlKey: true });
  expect(desk.of('POST desk/recalls')).toEqual([]);
  type('Reason', 'leavesOut');
  type('Note', note);
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(desk.of('POST desk/recalls')).toHaveLength(1));
  expect(desk.of('POST desk/recalls')[0]).toMatchObject({
    body: { submissionIds: ['s-1'], reason: 'leavesOut', note },
  });
  expect(await screen.findByLabelText('Recall')).toBeDefined();
});

test('SAFE2-33 more texts of the author can be chosen, and more than ten ask a second adult', async () => {
  const also = Array.from({ length: 10 }, (_, n) => ({
    ...{ submissionId: `o-${n}`, to: null, at: makeDelivered().deliveredAt },
    text: `Text ${n}`,
  }));
  const desk = open({ 'GET desk/texts/{submissionId}': () => makeDelivered({ also }) });
  fireEvent.click(await screen.findByText('Choose all 10'));
  type('Note', note);
  fireEvent.click(screen.getByRole('button', { name: /Ask a second adult: 11 texts/ }));
  await waitFor(() => expect(desk.of('POST desk/recalls')).toHaveLength(1));
  expect(desk.of('POST desk/recalls')[0]?.body?.['submissionIds']).toHaveLength(11);
});

test('SAFE2-31 a recall that failed keeps its note, and is sent again with the same key', async () => {
  let isDown = true;
  const desk = open({
    'POST desk/recalls': () => (isDown ? refuse(503, 'unavailable') : makeRecall()),
  });
  await screen.findByText('2 devices open now');
  type('Note', note);
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/Something went wrong on our side/)).toBeDefined();
  isDown = false;
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(desk.of('POST desk/recalls')).toHaveLength(2));
  const [first, second] = desk.of('POST desk/recalls');
  expect(second).toEqual(first);
});

test('SAFE2-32 a second adult sees the texts and the devices, and confirms or proposes to restore', async () => {
  const desk = open({}, '/recalls');
  const aside = await screen.findByLabelText('Recall');
  expect(within(aside).getByText('Nobody wants to play with you.')).toBeDefined();
  expect(within(aside).getByText('Silent').nextSibling?.textContent).toBe('1');
  const link = within(screen.getByRole('navigation')).getByTitle('Recalls');
  expect(within(link).getByText('1')).toBeDefined();
  fireEvent.click(within(aside).getByText('Yes, it stays gone'));
  await waitFor(() =>
    expect(desk.of('POST desk/recalls/{recallId}/confirm')).toEqual([
      { params: { recallId: 'r-1' } },
    ]),
  );
  type(/Why children may read it/, 'It was meant for a game.');
  fireEvent.click(within(aside).getByText('Propose to restore it'));
  await waitFor(() => expect(desk.of('POST desk/recalls/{recallId}/restore')).toHaveLength(1));
});

test('SAFE2-32 a recall stays chosen when the list changes under it', async () => {
  const second = makeRecall({ recallId: 'r-2', note: 'The second one, it hurts.' });
  let list = [makeRecall(), second];
  const desk = open({ 'GET desk/recalls': () => list }, '/recalls');
  await screen.findByLabelText('Recall');
  press('j');
  expect(await screen.findByText(second.note)).toBeDefined();
  list = [second, makeRecall({ state: 'confirmed' })];
  await desk.services.queries.invalidateQueries();
  await screen.findByText('Gone, confirmed');
  const aside = screen.getByLabelText('Recall');
  expect(within(aside).getByText(second.note)).toBeDefined();
  fireEvent.click(within(aside).getByText('Yes, it stays gone'));
  await waitFor(() =>
    expect(desk.of('POST desk/recalls/{recallId}/confirm')).toEqual([
      { params: { recallId: 'r-2' } },
    ]),
  );
});
