import type { DeskReply, LostLetter, ReplyOutcome } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCaseItem } from '../testing/makers/cases.ts';
import { at } from '../testing/makers/people.ts';
import { makeLostLetter, makeReply } from '../testing/makers/replies.ts';

const put = 'POST desk/replies/{replyId}/case' as const;
const end = 'POST desk/replies/{replyId}/no-answer' as const;
const undo = 'DELETE desk/replies/{replyId}/no-answer' as const;
const deal = 'POST desk/letters/{letterId}/dealt-with' as const;

const outcome = (changes: Partial<ReplyOutcome> = {}): ReplyOutcome => ({
  ...{ caseId: null, by: 'Reviewer 07', at, isOwn: true },
  ...changes,
});

type World = { replies?: DeskReply[]; letters?: LostLetter[] };

/** The page with what the server knows, which the answers may change. */
function open(world: World = {}, more: Answers = {}) {
  const page = { replies: [makeReply()], letters: [], ...world };
  const desk = renderDesk({
    as: { role: 'lead' },
    url: '/replies',
    queue: { openReplies: 3 },
    answers: {
      'GET desk/help': () => [],
      'GET desk/cases': () => [],
      'GET desk/replies': () => ({
        replies: [...page.replies],
        letters: [...page.letters],
        hasMore: false,
      }),
      ...more,
    },
  });
  return { ...desk, page };
}
const details = () => screen.findByLabelText('Reply');
const caseField = () => screen.findByLabelText<HTMLInputElement>('Number of the case');
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Number of the case'), { target: { value } });

test('SAFE2-106 a lead reads replies as text, with sender, subject, time and why they wait, and how many beside the page', async () => {
  open({ replies: [makeReply(), makeReply({ replyId: 'r-2', reason: 'noLetter', number: null })] });
  const shown = within(await details());
  expect(shown.getByRole('heading', { name: 'aunt@example.org' })).toBeDefined();
  expect(shown.getByText('Re: About Ali [DP-C2207]')).toBeDefined();
  expect(shown.getByText(/How long is <b>the break<\/b>\?/)).toBeDefined();
  expect(shown.getByText(/did not come from the address that we wrote to/)).toBeDefined();
  const link = within(screen.getByRole('navigation')).getByTitle('Replies');
  expect(within(link).getByText('3')).toBeDefined();
  press('j');
  expect(await screen.findByText(/It names no letter of ours/)).toBeDefined();
});

test('SAFE2-107 a lead puts a reply into a case by keyboard; it is dealt with, and its text is in the case', async () => {
  const desk = open(
    { replies: [makeReply({ letterCaseId: null })] },
    {
      [put]: () => {
        const known = outcome({ caseId: '2214' });
        desk.page.replies = [makeReply({ from: '', subject: '', text: '', outcome: known })];
        return known;
      },
    },
  );
  expect((await caseField()).value).toBe('');
  press('Enter', { ctrlKey: true });
  type('no number');
  press('Enter', { ctrlKey: true });
  expect(desk.of(put)).toEqual([]);
  type('2214');
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText('Its text is in the case.')).toBeDefined();
  expect(desk.of(put)).toMatchObject([{ params: { replyId: 'r-1' }, body: { caseId: '2214' } }]);
  expect(screen.getByRole('link', { name: 'Open case 2214' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('SAFE2-107 an unknown case is named, and the number survives a lost connection, which sends the same again', async () => {
  let answer: 'unknown' | 'down' | 'done' = 'unknown';
  const desk = open(
    {},
    {
      [put]: () => {
        if (answer === 'unknown') return refuse(404, 'not_found');
        return answer === 'down' ? refuse(503, 'unavailable') : outcome({ caseId: '2207' });
      },
    },
  );
  expect((await caseField()).value).toBe('2207');
  const button = () => screen.getByRole('button', { name: /Put into case/ });
  fireEvent.click(button());
  expect(await screen.findByText('There is no case 2207 for you.')).toBeDefined();
  answer = 'down';
  fireEvent.click(button());
  expect(await screen.findByText(/Something went wrong on our side/)).toBeDefined();
  expect((await caseField()).value).toBe('2207');
  answer = 'done';
  fireEvent.click(button());
  await waitFor(() => expect(desk.of(put)).toHaveLength(3));
  const keys = desk.of(put).map(input => (input as { idempotencyKey?: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('SAFE2-107 "needs no answer" is undone by who said it', async () => {
  const desk = open(
    {},
    {
      [end]: () => {
        const known = outcome();
        desk.page.replies = [makeReply({ outcome: known })];
        return known;
      },
      [undo]: () => {
        desk.page.replies = [makeReply()];
        return {};
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Needs no answer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Needs no answer' })).toBeDefined();
  expect(desk.of(undo)).toEqual([{ params: { replyId: 'r-1' } }]);
});

test('SAFE2-107 what another lead did stays, and this one reads who was first', async () => {
  const first = outcome({ by: 'Lead 02', isOwn: false, caseId: '2211' });
  const desk = open(
    {},
    {
      [end]: () => {
        desk.page.replies = [makeReply({ from: '', subject: '', text: '', outcome: first })];
        return first;
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Needs no answer' }));
  expect(await screen.findByText('Lead 02 was first.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Open case 2211' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('SAFE2-108 a case with a reply is a link to it, where it is answered', async () => {
  const desk = open({ replies: [] }, { 'GET desk/cases': () => [makeCaseItem()] });
  const shown = within(await details());
  const link = shown.getByRole('link', { name: 'Open case 2207' });
  expect(link.getAttribute('href')).toBe('/desk/cases/2207');
  expect(shown.queryByRole('button')).toBeNull();
  expect(desk.of('GET desk/cases')).toMatchObject([{ query: { show: 'replied' } }]);
});

test('SAFE2-109 a letter that was given up has number, kind, time and case, and is dealt with once', async () => {
  const desk = open(
    { replies: [], letters: [makeLostLetter()] },
    {
      [deal]: () => {
        const dealtWith = { by: 'Lead 02', at, isOwn: false };
        desk.page.letters = [makeLostLetter({ dealtWith })];
        return dealtWith;
      },
    },
  );
  const shown = within(await details());
  expect(shown.getByText('Letter of a case')).toBeDefined();
  expect(shown.getByText('12')).toBeDefined();
  expect(shown.getByRole('link', { name: '2198' }).getAttribute('href')).toBe('/desk/cases/2198');
  fireEvent.click(shown.getByRole('button', { name: 'Dealt with' }));
  expect(await screen.findByText('Lead 02 was first.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dealt with' })).toBeNull());
  expect(desk.of(deal)).toMatchObject([{ params: { letterId: 'letter-1' } }]);
});

test('SAFE2-106 nothing that waits, and a page that could not be loaded, say so', async () => {
  let isDown = true;
  const desk = open(
    { replies: [] },
    {
      'GET desk/replies': () =>
        isDown ? refuse(503, 'unavailable') : { replies: [], letters: [], hasMore: false },
    },
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('No reply waits.')).toBeDefined();
  expect(desk.of('GET desk/replies').length).toBeGreaterThan(1);
});
