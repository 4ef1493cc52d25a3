import type { Card } from '@digipals/contract';
import { review } from '@digipals/contract/constants';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { later, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCard, makeNext, makeSevere, makeSignal } from '../testing/makers/cards.ts';
import {
  dealing,
  decisionsOf,
  heading,
  loadTexts,
  openCard,
  undoUntil,
} from '../testing/reading.ts';

beforeAll(() => loadTexts('gb', 'tr'), 60_000);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('SAFE-02 a check without an answer has its own line, which leaves the decision to the reviewer', async () => {
  await openCard(dealing(makeNext()));
  const why = screen.getByRole('list', { name: 'Why it is marked' });
  expect(why.textContent).toContain('Check did not answer');
  expect(why.textContent).toContain('It never delivers anything');
  expect(screen.queryByText(/Wrong mark\?/)).toBeNull();
});

test('a text without a signal still asks to be read', async () => {
  await openCard(dealing(makeNext({ signals: [] })));
  expect(screen.getByText(/Please read it all the same/)).toBeDefined();
});

test('SAFE2-114 partly: a card draws known names as pseudonyms, also in marks, changes and the preview of a return', async () => {
  const text = 'My name is Elif Kaya. Are you Ana?';
  const nameAt = (name: string, pseudonym: string) => {
    const start = text.indexOf(name);
    return { start, end: start + name.length, pseudonym };
  };
  const names = [nameAt('Elif', 'Otter 417'), nameAt('Ana', 'Heron 92')];
  const signals = [makeSignal('Elif Kaya', {}, text)];
  const earlier = { rev: 1, text: 'I am Otter 417.', at: '2026-03-02T09:00:00Z', reason: null };
  await openCard(dealing(makeCard({ text, names, signals, versions: [earlier] })));
  const card = screen.getByRole('region', { name: 'The text to read' });
  expect(card.textContent).toContain('My name is Otter 417 Kaya1. Are you Heron 92?');
  expect(card.textContent).toContain('“Otter 417 Kaya”');
  press('d');
  await screen.findByText(/What changed since version 1/);
  expect(document.body.textContent).not.toMatch(/Elif|Ana/);
  press('r');
  await screen.findByText('Heron 92 did not get this message yet.');
  expect(document.body.textContent).not.toMatch(/Elif|Ana/);
});

test('COURSE-56 a card says which frame of a lesson a text came from, and quotes the words of the child with pseudonyms', async () => {
  const text = 'I like cats. Ana is my friend.';
  const names = [{ start: 13, end: 16, pseudonym: 'Heron 92' }];
  const frame = {
    lesson: 3,
    part: 'answer' as const,
    changed: [{ start: 13, end: 29 }],
    isExact: false,
  };
  await openCard(
    dealing(
      makeCard({ text, names, frame, signals: [] }),
      makeNext({ frame: { ...frame, part: 'frame', changed: [], isExact: true } }),
      makeCard({ submissionId: 'sub-3', frame: { ...frame, changed: [] }, signals: [] }),
    ),
  );
  expect(screen.getByText(/From the answer frame of lesson 3/).textContent).toBe(
    'From the answer frame of lesson 3. The child’s own words: “Heron 92 is my friend”.',
  );
  press('a');
  await heading('Plover 233 to Finch 18');
  expect(
    screen.getByText('From the frame of lesson 3. Every word comes from the frame.'),
  ).toBeDefined();
  later(5_000);
  press('a');
  expect(
    await screen.findByText(
      /lesson 3. No words were added. Some may be missing or changed, or the punctuation/,
    ),
  ).toBeDefined();
});

test('one key delivers and opens the next card; both are announced', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  press('a');
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toEqual([{ outcome: 'deliver', rev: 2, fence: 3 }]);
  expect(desk.services.announced.get().text).toBe('Delivered. Next: Plover 233 to Finch 18');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('The text to read');
});

test('a double press or a held key never decides on the next card', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext(), makeCard({ submissionId: 'sub-3' })));
  press('a');
  press('a', { repeat: true });
  await heading('Plover 233 to Finch 18');
  press('a');
  press('a', { repeat: true });
  expect(decisionsOf(desk)).toHaveLength(1);
  later(5_000);
  press('a', { repeat: true });
  expect(decisionsOf(desk)).toHaveLength(1);
  press('a');
  await waitFor(() => expect(decisionsOf(desk)).toHaveLength(2));
});

test('a double press says once that the adult knows the child, and never for the next card', async () => {
  const known = 'POST desk/claims/{submissionId}/known' as const;
  let calls = 0;
  const desk = await openCard({
    ...dealing(makeCard(), makeNext(), makeCard({ submissionId: 'sub-3' })),
    [known]: () => {
      calls += 1;
      return calls === 1 ? {} : refuse(409, 'lease_lost');
    },
  });
  press('k');
  press('k');
  await heading('Plover 233 to Finch 18');
  press('k');
  fireEvent.click(screen.getByRole('button', { name: /I know this child/ }));
  expect(desk.of(known)).toEqual([
    { params: { submissionId: 'sub-1' }, body: { rev: 2, fence: 3 } },
  ]);
  expect(screen.queryByText('Someone else has it now.')).toBeNull();
  later(5_000);
  press('k');
  await vi.waitFor(() => expect(desk.of(known)).toHaveLength(2), 120_000);
});

test('a panel opens at once on a new card, so that typing its note triggers no keys', async () => {
  const desk = renderDesk({ answers: dealing(makeCard(), makeNext()) });
  await screen.findByRole('region', { name: 'The text to read' });
  press('l');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Note for adults');
  press('a');
  expect(decisionsOf(desk)).toEqual([]);
});

test('SAFE-05 a return suggests the reason of the most severe mark, takes another by number, and previews what the child sees', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  press('r');
  expect(await screen.findByText('Heron 92 did not get this message yet.')).toBeDefined();
  expect(screen.getByText(/There is a secret in it/)).toBeDefined();
  expect(screen.getByText('Marked 1, 2, 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Turkish' }));
  expect(await screen.findByText(/İçinde bir sır var/)).toBeDefined();
  press('7');
  expect(await screen.findByText(/Lütfen bir kez daha oku/)).toBeDefined();
  press('Enter');
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toEqual([
    { outcome: 'return', reason: 'hardToRead', rev: 2, fence: 3 },
  ]);
});

test('Escape closes a panel and returns the focus to the card', async () => {
  await openCard(dealing(makeCard()));
  press('l');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Note for adults');
  press('Escape');
  expect(screen.queryByLabelText('Note for adults')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('The text to read');
});

test('keys are off while typing; Ctrl+Enter sends, but not without a note', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  press('l');
  press('a');
  press('Enter', { ctrlKey: true });
  expect(decisionsOf(desk)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Note for adults'), { target: { value: ' Sad? ' } });
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toEqual([{ outcome: 'escalate', note: 'Sad?', rev: 2, fence: 3 }]);
});

test('a small edit is delivered, a larger one is not', async () => {
  const card = makeCard({ text: 'I goes there with my bike' });
  const desk = await openCard(dealing(card, makeNext()));
  press('e');
  const field = screen.getByLabelText('Text to deliver');
  const change = (value: string) => fireEvent.change(field, { target: { value } });
  const send = () => screen.getByRole('button', { name: /Deliver with this edit/ });
  expect(send()).toHaveProperty('disabled', true);
  change('All words are now quite different');
  expect(screen.getByText(/return it instead/)).toBeDefined();
  press('Enter', { ctrlKey: true });
  expect(decisionsOf(desk)).toEqual([]);
  change('I go there with my bike');
  expect(screen.getByText('1 word and 2 characters changed, of at most 3 and 40')).toBeDefined();
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toEqual([
    { outcome: 'deliver', editedText: 'I go there with my bike', rev: 2, fence: 3 },
  ]);
});

test('severe text is folded until it is opened, and no key decides on it', async () => {
  const opened = vi.fn(() => ({ openedToday: 2 }));
  const answers = {
    ...dealing(makeSevere(), makeNext()),
    'POST desk/claims/{submissionId}/opened': opened,
  };
  const desk = await openCard(answers, { as: { role: 'lead' } });
  expect(screen.queryByText(/Nobody sits with me/)).toBeNull();
  expect(document.body.textContent).not.toContain('do not tell my mum');
  expect(screen.getByText(/may be about distress/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Show the last 5/ })).toBeDefined();
  press('a');
  press('r');
  press(' ');
  expect(await screen.findByText(/Nobody sits with me/)).toBeDefined();
  expect(await screen.findByText(/opened 2 severe texts today/)).toBeDefined();
  expect(opened).toHaveBeenCalledTimes(1);
  press('a');
  press(' ');
  expect(screen.queryByText(/Nobody sits with me/)).toBeNull();
  expect(decisionsOf(desk)).toEqual([]);
});

test('severe text may be given to someone else without being opened', async () => {
  const desk = await openCard(dealing(makeSevere(), makeNext()));
  press('s');
  await heading('Plover 233 to Finch 18');
  expect(desk.of('POST desk/claims/{submissionId}/release')).toEqual([
    {
      params: { submissionId: 'sub-severe' },
      body: { rev: 1, fence: 3, skip: true },
      keepalive: true,
    },
  ]);
});

test('SAFE-03 a lost lease locks the card with a message, and the note survives', async () => {
  const desk = await openCard({
    ...dealing(makeCard(), makeNext()),
    'POST desk/claims/{submissionId}/hold': () =>
      refuse(409, 'lease_lost', 'Reviewer 12 has it now.'),
  });
  press('h');
  fireEvent.change(screen.getByLabelText('Note for adults'), { target: { value: 'A name?' } });
  press('Enter', { ctrlKey: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Reviewer 12 has it now.');
  expect(screen.getByLabelText('Note for adults')).toHaveProperty('value', 'A name?');
  expect(screen.getByText('Not yours any more')).toBeDefined();
  press('Escape');
  press('a');
  expect(decisionsOf(desk)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /Next text/ }));
  await heading('Plover 233 to Finch 18');
});

test('SAFE-03 the lease is renewed every 30 seconds; the card is locked while offline', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isOnline = true;
  const desk = await openCard({
    ...dealing(makeCard()),
    'PUT desk/claims/{submissionId}': () =>
      isOnline ? { expiresAt: undoUntil } : refuse(0, 'network'),
  });
  const renewals = () => desk.of('PUT desk/claims/{submissionId}').length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(review.heartbeatMs);
  expect(renewals()).toBe(1);
  isOnline = false;
  await pass(review.heartbeatMs);
  expect(screen.getByRole('alert').textContent).toContain('No connection.');
  expect(screen.getByRole('button', { name: /Deliver/ })).toHaveProperty('disabled', true);
  isOnline = true;
  await pass(5_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /Deliver/ })).toHaveProperty('disabled', false);
});

test('undo reopens the card and releases the next one', async () => {
  const back = makeCard({ lease: { kind: 'review', fence: 9, expiresAt: undoUntil } });
  const desk = await openCard({
    ...dealing(makeCard(), makeNext()),
    'DELETE desk/decisions/{decisionId}': () => ({ card: back }),
  });
  press('a');
  await heading('Plover 233 to Finch 18');
  press('u');
  await heading('Otter 417 to Heron 92');
  expect(desk.of('DELETE desk/decisions/{decisionId}')).toEqual([
    { params: { decisionId: 'd-1' } },
  ]);
  await waitFor(() =>
    expect(desk.of('POST desk/claims/{submissionId}/release')).toMatchObject([
      { params: { submissionId: 'sub-2' }, body: { fence: 4, skip: false } },
    ]),
  );
  expect(desk.services.announced.get().text).toContain('Undone');
});

test('a delivered text cannot be undone, and the current card stays', async () => {
  await openCard({
    ...dealing(makeCard(), makeNext()),
    'DELETE desk/decisions/{decisionId}': () => refuse(409, 'too_late'),
  });
  press('a');
  await heading('Plover 233 to Finch 18');
  press('u');
  expect((await screen.findByRole('alert')).textContent).toContain('It has gone out already.');
  await heading('Plover 233 to Finch 18');
});

test('F and a number mark a signal as wrong', async () => {
  const desk = await openCard({
    ...dealing(makeCard()),
    'POST desk/claims/{submissionId}/wrong-signal': () => ({}),
  });
  press('f');
  press('2');
  expect(await screen.findByText('Wrong mark')).toBeDefined();
  expect(desk.of('POST desk/claims/{submissionId}/wrong-signal')).toMatchObject([
    { body: { index: 1, isWrong: true } },
  ]);
  expect(decisionsOf(desk)).toEqual([]);
});

test('a second opinion is blind: no first decision, no versions, no changes', async () => {
  const card = makeCard({
    lease: { kind: 'second', fence: 1, expiresAt: undoUntil },
    versions: [],
    notes: [],
  });
  const desk = await openCard(dealing(card), { url: '/second' });
  expect(desk.of('POST desk/claims')[0]?.body).toEqual({ kind: 'second' });
  expect(screen.getByText('Second opinion, blind')).toBeDefined();
  expect(screen.getByRole('button', { name: /I would deliver/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /What changed/ })).toBeNull();
  expect(screen.queryByText(/version/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('a reported text stays or is withheld', async () => {
  const card = makeCard({ lease: { kind: 'report', fence: 1, expiresAt: undoUntil } });
  const desk = await openCard(dealing(card, makeNext()));
  expect(screen.getByText('Reported after delivery')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Return/ })).toBeNull();
  press('w');
  fireEvent.change(screen.getByLabelText('Note for adults'), { target: { value: 'Unkind' } });
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  expect(decisionsOf(desk)).toMatchObject([{ outcome: 'withhold', note: 'Unkind' }]);
  expect(desk.services.announced.get().text).toContain('Taken back');
});

test('a pause releases the card and ends with a key', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  press('p');
  expect(await screen.findByText('You pause.')).toBeDefined();
  press('g');
  await heading('Plover 233 to Finch 18');
  expect(desk.of('POST desk/pause').map(({ body }) => body)).toEqual([
    { isPaused: true },
    { isPaused: false },
  ]);
});

test('on an empty queue, the next text opens automatically', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const cards: (Card | null)[] = [null, makeNext()];
  renderDesk({ answers: { 'POST desk/claims': () => ({ card: cards.shift() ?? null }) } });
  expect(await screen.findByText('All read.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await heading('Plover 233 to Finch 18');
});

test('an empty queue is asked again after a call without an answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let claims = 0;
  renderDesk({
    answers: {
      'POST desk/claims': () => {
        claims += 1;
        if (claims === 2) return refuse(0, 'network');
        return { card: claims === 1 ? null : makeNext() };
      },
    },
  });
  await screen.findByText('All read.');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(claims).toBe(2);
  expect(screen.getByText('All read.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await heading('Plover 233 to Finch 18');
});

test('leaving the page releases the card', async () => {
  const desk = await openCard(dealing(makeCard()));
  fireEvent.click(screen.getByRole('link', { name: /Queue/ }));
  expect(await heading('Queue')).toBeDefined();
  expect(desk.of('POST desk/claims/{submissionId}/release')).toMatchObject([
    { params: { submissionId: 'sub-1' }, body: { skip: false } },
  ]);
});

test('closing the tab releases the card', async () => {
  const desk = await openCard(dealing(makeCard()));
  window.dispatchEvent(new Event('pagehide'));
  expect(desk.of('POST desk/claims/{submissionId}/release')).toMatchObject([
    { body: { skip: false }, keepalive: true },
  ]);
});

test('changes since the returned version are shown word by word', async () => {
  await openCard(dealing(makeCard()));
  press('d');
  const changed = screen.getByRole('region', { name: 'What changed' });
  expect(changed.textContent).toContain('came back: Personal details');
  expect(changed.querySelector('ins')?.textContent).toContain('have a dog.');
});

test('a failed claim shows an error and can be retried', async () => {
  let isBroken = true;
  renderDesk({
    answers: {
      'POST desk/claims': () => (isBroken ? refuse(0, 'network') : { card: makeNext() }),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('No connection.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Plover 233 to Finch 18');
});

test('keys are listed, changed, stored and reset', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  press('?');
  fireEvent.click(screen.getByRole('button', { name: 'Change keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'Key for: Deliver' }));
  press('x');
  expect(localStorage.getItem('desk.keys')).toContain('"deliver":"x"');
  fireEvent.click(screen.getByRole('button', { name: 'Close Esc' }));
  press('a');
  expect(decisionsOf(desk)).toEqual([]);
  press('x');
  await heading('Plover 233 to Finch 18');
  press('?');
  fireEvent.click(screen.getByRole('button', { name: 'Change keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'As at first' }));
  expect(localStorage.getItem('desk.keys')).toContain('"deliver":"a"');
});

test('nothing can be decided during an undo, which can be retried while offline', async () => {
  let answer: (() => void) | undefined;
  let isOffline = true;
  const desk = await openCard({
    ...dealing(makeCard(), makeNext()),
    'DELETE desk/decisions/{decisionId}': () => {
      if (isOffline) return refuse(0, 'network');
      return new Promise(resolve => {
        answer = () => resolve({ card: makeCard() });
      });
    },
  });
  press('a');
  await heading('Plover 233 to Finch 18');
  later(3_000);
  press('u');
  await screen.findByRole('alert');
  isOffline = false;
  press('u');
  await waitFor(() => expect(answer).toBeDefined());
  press('a');
  await act(async () => answer?.());
  await heading('Otter 417 to Heron 92');
  expect(decisionsOf(desk)).toHaveLength(1);
});

test('a severe text opens once it is counted, and a late answer opens no other card', async () => {
  let answer: (() => void) | undefined;
  const other = makeSevere({ submissionId: 'sub-9', text: 'ANOTHER TEXT', signals: [] });
  const desk = await openCard(
    {
      ...dealing(makeSevere(), other),
      'POST desk/claims/{submissionId}/opened': () =>
        new Promise(resolve => {
          answer = () => resolve({ openedToday: 1 });
        }),
    },
    { as: { role: 'senior' } },
  );
  press(' ');
  await waitFor(() => expect(answer).toBeDefined());
  expect(document.body.textContent).not.toContain('do not tell');
  press('s');
  await waitFor(() => expect(desk.of('POST desk/claims')).toHaveLength(2));
  await act(async () => answer?.());
  expect(document.body.textContent).not.toContain('ANOTHER TEXT');
});

test('a card that arrives after leaving the page is released', async () => {
  let give: (() => void) | undefined;
  const desk = renderDesk({
    answers: {
      'POST desk/claims': () =>
        new Promise(resolve => {
          give = () => resolve({ card: makeCard() });
        }),
    },
  });
  await waitFor(() => expect(give).toBeDefined());
  act(() => desk.services.location.go('/queue'));
  await act(async () => give?.());
  expect(desk.of('POST desk/claims/{submissionId}/release')).toHaveLength(1);
});

test('going from a named text to the next one releases the first', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()), { url: '/?take=sub-1' });
  act(() => desk.services.location.go('/'));
  await heading('Plover 233 to Finch 18');
  expect(desk.of('POST desk/claims/{submissionId}/release')).toMatchObject([
    { params: { submissionId: 'sub-1' } },
  ]);
});

test('there is no undo during a pause', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  press('a');
  await heading('Plover 233 to Finch 18');
  press('p');
  await screen.findByText('You pause.');
  press('u');
  expect(desk.of('DELETE desk/decisions/{decisionId}')).toEqual([]);
});

test('a delivered text stays or is withheld, and cannot be returned', async () => {
  await openCard(dealing(makeCard({ isDelivered: true })), { as: { role: 'lead' } });
  expect(screen.queryByRole('button', { name: /^(Return|Edit)/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Take back/ })).toBeDefined();
});
