import type { CaseItem, DeskReply, LostLetter, ReplyOutcome } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, later, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCaseItem } from '../testing/makers/cases.ts';
import { at, minutes } from '../testing/makers/people.ts';
import { makeLostLetter, makeReply } from '../testing/makers/replies.ts';

afterEach(() => vi.restoreAllMocks());

const put = 'POST desk/replies/{replyId}/case' as const;
const end = 'POST desk/replies/{replyId}/no-answer' as const;
const undo = 'DELETE desk/replies/{replyId}/no-answer' as const;
const deal = 'POST desk/letters/{letterId}/dealt-with' as const;

const outcome = (changes: Partial<ReplyOutcome> = {}): ReplyOutcome => ({
  ...{ caseId: null, by: 'Reviewer 07', at, isOwn: true },
  ...changes,
});

const lastAt = minutes(-75);
/** A time of today as a row shows it. */
const clock = (moment: string) => new Date(moment).toTimeString().slice(0, 5);

type World = { replies?: DeskReply[]; letters?: LostLetter[]; hasMore?: boolean };

/** The page with what the server knows, which the answers may change. */
function open(world: World = {}, more: Answers = {}) {
  const page = { replies: [makeReply()], letters: [], hasMore: false, ...world };
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
        hasMore: page.hasMore,
      }),
      ...more,
    },
  });
  return { ...desk, page };
}
const details = (name = 'Reply') => screen.findByRole('region', { name });
const row = (name: RegExp) => screen.getByRole('button', { name });
/** Clicks a button that has been shown for long enough. */
const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  later();
  fireEvent.click(button);
};
const keysOf = (inputs: unknown[]) =>
  inputs.map(input => (input as { idempotencyKey?: string }).idempotencyKey);
const caseField = () => screen.findByLabelText<HTMLInputElement>('Case number');
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Case number'), { target: { value } });

test('SAFE2-106 partly: a lead reads replies as text, with sender, subject, time and why they wait, and how many beside the page', async () => {
  open({ replies: [makeReply(), makeReply({ replyId: 'r-2', reason: 'noLetter', number: null })] });
  const shown = within(await details());
  expect(shown.getByRole('heading', { name: 'aunt@example.org' })).toBeDefined();
  expect(shown.getByText('Re: About Ali [DP-C2207]')).toBeDefined();
  expect(shown.getByText(/How long is <b>the break<\/b>\?/)).toBeDefined();
  expect(shown.getByText(/came from a different address from the one we wrote to/)).toBeDefined();
  const link = within(screen.getByRole('navigation')).getByTitle('Replies');
  expect(within(link).getByText('3')).toBeDefined();
  press('j');
  expect(await screen.findByText(/It names none of our letters/)).toBeDefined();
});

test('SAFE2-107 partly: a lead puts a reply into a case by keyboard; it is dealt with, and its text is in the case', async () => {
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
  later();
  press('Enter', { ctrlKey: true });
  type('no number');
  press('Enter', { ctrlKey: true });
  expect(desk.of(put)).toEqual([]);
  type('2214');
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText('The text is in the case.')).toBeDefined();
  expect(desk.of(put)).toMatchObject([{ params: { replyId: 'r-1' }, body: { caseId: '2214' } }]);
  expect(screen.getByRole('link', { name: 'Open case 2214' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('SAFE2-107 partly: an unknown case is named, and the number survives a lost connection, which sends the same again', async () => {
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
  await click(/Put into case/);
  expect(await screen.findByText('Case 2207 or this reply was not found.')).toBeDefined();
  answer = 'down';
  await click(/Put into case/);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeDefined();
  expect((await caseField()).value).toBe('2207');
  answer = 'done';
  await click(/Put into case/);
  await waitFor(() => expect(desk.of(put)).toHaveLength(3));
  expect(new Set(keysOf(desk.of(put))).size).toBe(1);
});

test('SAFE2-107 partly: "needs no answer" is undone by who said it', async () => {
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
  await click('Needs no answer');
  // A double click was for "needs no answer".
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(desk.of(undo)).toEqual([]);
  await click('Undo');
  expect(await screen.findByRole('button', { name: 'Needs no answer' })).toBeDefined();
  expect(desk.of(undo)).toEqual([{ params: { replyId: 'r-1' } }]);
});

test('SAFE2-107 partly: "needs no answer" after its undo is a new act, even if the first answer was lost, which shows no error', async () => {
  let isLost = true;
  let isDown = true;
  const desk = open(
    {},
    {
      [end]: () => {
        const known = outcome();
        desk.page.replies = [makeReply({ outcome: known })];
        return isLost ? refuse(503, 'unavailable') : known;
      },
      [undo]: () => {
        if (isDown) refuse(503, 'unavailable');
        desk.page.replies = [makeReply()];
        return {};
      },
    },
  );
  const problem = () => screen.queryByText(/Something went wrong on our side/);
  await click('Needs no answer');
  await screen.findByRole('button', { name: 'Undo' });
  expect(problem()).toBeNull();
  await click('Undo');
  await waitFor(() => expect(problem()).not.toBeNull());
  isDown = false;
  await click('Undo');
  await screen.findByRole('button', { name: 'Needs no answer' });
  expect(problem()).toBeNull();
  isLost = false;
  await click('Needs no answer');
  await screen.findByRole('button', { name: 'Undo' });
  expect(new Set(keysOf(desk.of(end))).size).toBe(2);
});

test('SAFE2-107 partly: once a reply is dealt with, the next that waits is chosen and has the focus', async () => {
  const [one, two] = [makeReply(), makeReply({ replyId: 'r-2', from: 'uncle@example.org' })];
  const desk = open(
    { replies: [one, two] },
    {
      [end]: () => {
        const known = outcome();
        desk.page.replies = [two, { ...one, outcome: known }];
        return known;
      },
    },
  );
  await click('Needs no answer');
  const next = await screen.findByRole('heading', { name: 'uncle@example.org' });
  expect(document.activeElement).toBe(next.closest('section'));
  await screen.findByText('Dealt with');
  expect(row(/uncle@example.org/).getAttribute('aria-current')).toBe('true');
  expect(desk.services.announced.get().text).toBe('Needs no answer: Reviewer 07');
  expect(sessionStorage.getItem('desk.drafts')).toBeNull();
  // A double click was for the first.
  fireEvent.click(screen.getByRole('button', { name: 'Needs no answer' }));
  press('Enter', { ctrlKey: true });
  expect(desk.of(end)).toHaveLength(1);
  expect(desk.of(put)).toEqual([]);
});

test('SAFE2-107 partly: what another lead did stays, and this one reads who was first', async () => {
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
  await click('Needs no answer');
  expect(await screen.findByText(/Lead 02 had already dealt with this reply/)).toBeDefined();
  expect(desk.services.announced.get().text).toBe('');
  expect(await screen.findByRole('link', { name: 'Open case 2211' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  // The other lead takes it back.
  desk.page.replies = [makeReply()];
  await act(() => desk.services.queries.invalidateQueries());
  expect(await screen.findByRole('button', { name: 'Needs no answer' })).toBeDefined();
  expect(screen.queryByText(/had already dealt with/)).toBeNull();
});

test('SAFE2-107 partly: a second lead reads who was first also while the list cannot be read again', async () => {
  let isDown = false;
  open(
    {},
    {
      'GET desk/replies': () =>
        isDown
          ? refuse(503, 'unavailable')
          : { replies: [makeReply()], letters: [], hasMore: false },
      [end]: () => {
        isDown = true;
        return outcome({ by: 'Lead 02', isOwn: false });
      },
    },
  );
  await click('Needs no answer');
  expect(await screen.findByText(/Lead 02 had already dealt with this reply/)).toBeDefined();
});

test('SAFE2-106 partly: the focus in the list moves with the choice, and one row is reached by Tab', async () => {
  open({ replies: [makeReply(), makeReply({ replyId: 'r-2', from: 'uncle@example.org' })] });
  await details();
  const [one, two] = [row(/aunt@example.org/), row(/uncle@example.org/)];
  press('j');
  await waitFor(() => expect([one.tabIndex, two.tabIndex]).toEqual([-1, 0]));
  expect(document.activeElement).not.toBe(two);
  act(() => two.focus());
  press('k');
  await waitFor(() => expect(document.activeElement).toBe(one));
  expect([one.tabIndex, two.tabIndex]).toEqual([0, -1]);
});

test('SAFE2-108 partly: a case with a reply is a link to it, where it is answered', async () => {
  const desk = open({ replies: [] }, { 'GET desk/cases': () => [makeCaseItem({ lastAt })] });
  const shown = within(await details('Case with a reply'));
  expect(row(/^Reply in a case: The grown-up of/).textContent).toContain(clock(lastAt));
  expect(row(/Case 2207/)).toBeDefined();
  const link = shown.getByRole('link', { name: 'Open case 2207' });
  expect(link.getAttribute('href')).toBe('/desk/cases/2207');
  expect(shown.queryByRole('button')).toBeNull();
  expect(desk.of('GET desk/cases')).toMatchObject([{ query: { show: 'replied' } }]);
});

test('SAFE2-109 partly: a letter that was given up has number, kind, time and case; after a lost connection the same act is sent, and of two leads the first counts', async () => {
  let isDown = true;
  const desk = open(
    { replies: [], letters: [makeLostLetter()] },
    {
      [deal]: () => {
        if (isDown) return refuse(503, 'unavailable');
        const dealtWith = { by: 'Lead 02', at, isOwn: false };
        desk.page.letters = [makeLostLetter({ dealtWith })];
        return dealtWith;
      },
    },
  );
  const shown = within(await details('Letter that did not arrive'));
  expect(shown.getByText('Letter of a case')).toBeDefined();
  expect(shown.getByText('12')).toBeDefined();
  expect(shown.getByRole('link', { name: '2198' }).getAttribute('href')).toBe('/desk/cases/2198');
  expect(row(/^Letter DP-C2198 did not arrive/).textContent).toContain(clock(minutes(-260)));
  await click('Mark as dealt with');
  expect(await screen.findByText(/Something went wrong on our side/)).toBeDefined();
  isDown = false;
  await click('Mark as dealt with');
  expect(await screen.findByText(/Lead 02 had already dealt with this letter/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark as dealt with' })).toBeNull();
  expect(desk.of(deal)).toMatchObject(Array(2).fill({ params: { letterId: 'letter-1' } }));
  expect(new Set(keysOf(desk.of(deal))).size).toBe(1);
});

test.each([
  ['case', 'Call instead', /^Nobody received it\. Call instead/],
  ['help', 'Not delivered', /^This letter was automatic\./],
  ['erasure', 'Not delivered', /^This letter was automatic\./],
  ['alarm', 'Not delivered', /^This letter was automatic\./],
  ['anchor', 'Not delivered', /^This letter was automatic\./],
] as const)(
  'SAFE2-109 partly: what to do about a letter that was given up: %s',
  async (kind, tag, words) => {
    open({ replies: [], letters: [makeLostLetter({ kind })] });
    const shown = within(await details('Letter that did not arrive'));
    expect(shown.getByText(words)).toBeDefined();
    expect(within(row(/did not arrive/)).getByText(tag)).toBeDefined();
  },
);

test('SAFE2-106 partly: replies are shown while the cases are still read', async () => {
  let finish: (found: CaseItem[]) => void = () => undefined;
  const cases = new Promise<CaseItem[]>(resolve => {
    finish = resolve;
  });
  open({}, { 'GET desk/cases': () => cases });
  expect(await screen.findByRole('heading', { name: 'aunt@example.org' })).toBeDefined();
  expect(row(/^Reply from aunt@example.org/).textContent).toContain(clock(minutes(-24)));
  await act(async () => finish([makeCaseItem()]));
  expect(await screen.findByText('Case 2207')).toBeDefined();
  expect(row(/^Reply from aunt@example.org/).getAttribute('aria-current')).toBe('true');
});

test('SAFE2-106 partly: nothing that waits, and a page that could not be loaded, say so', async () => {
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
  expect(await screen.findByText('Nothing waits here.')).toBeDefined();
  expect(desk.of('GET desk/replies').length).toBeGreaterThan(1);
});

test.each([true, false])(
  'SAFE2-106 partly: the page says when more replies wait than it lists (%s)',
  async hasMore => {
    open({ hasMore });
    await details();
    expect(screen.queryByText(/^More wait than are listed/) !== null).toBe(hasMore);
  },
);
