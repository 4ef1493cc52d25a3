import { staffSession } from '@digipals/contract/constants';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeNext } from '../testing/makers/cards.ts';
import { makeStaff, minutes } from '../testing/makers/people.ts';
import { makeHeld, makeQueue, makeQueueItem } from '../testing/makers/queue.ts';

afterEach(() => vi.useRealTimers());

const placesShown = () =>
  within(screen.getByRole('navigation', { name: 'Desk' }))
    .getAllByRole('link')
    .map(link => link.getAttribute('title'));

test.each([
  [
    'reviewer',
    [
      'Review',
      'Queue',
      'Held',
      'Second opinions',
      'Cases',
      'History',
      'Recalls',
      'Duty',
      'Who you know',
      'Your password',
    ],
  ],
  [
    'auditor',
    [
      ...['Cases', 'History', 'Recalls', 'Measures', 'Agreement', 'Audit log', 'Duty'],
      ...['Who you know', 'Your password'],
    ],
  ],
  ['admin', ['Audit log', 'Duty', 'People', 'Who you know', 'Your password']],
] as const)('a %s sees only its places', (role, shown) => {
  renderDesk({ as: { role } });
  expect(placesShown()).toEqual(shown);
});

test('an auditor does not load the queue', async () => {
  const desk = renderDesk({ as: { role: 'auditor' }, answers: { 'GET desk/cases': () => [] } });
  expect(await screen.findByText('No case is open.')).toBeDefined();
  expect(desk.of('GET desk/queue')).toEqual([]);
});

test('navigation, page head and queue show the same numbers', async () => {
  renderDesk({ url: '/queue' });
  const nav = screen.getByRole('navigation', { name: 'Desk' });
  await waitFor(() => expect(within(nav).getByTitle('Review').textContent).toBe('Review2'));
  expect(screen.getByRole('button', { name: 'All 2' })).toBeDefined();
});

test('sign-in takes a password, then six digits, and sends with the last one', async () => {
  const desk = renderDesk({
    as: null,
    answers: {
      'POST desk/sign-in': () => ({ challenge: 'c-1', enrolment: null }),
      'POST desk/sign-in/code': () => ({ token: 'token-8', staff: makeStaff() }),
      'POST desk/claims': () => ({ card: makeNext() }),
    },
  });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@demo.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'read every word' } });
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  const digits = await screen.findByLabelText('Six digits');
  expect(document.activeElement).toBe(digits);
  fireEvent.change(digits, { target: { value: '409 113' } });
  expect(await screen.findByRole('region', { name: 'The text to read' })).toBeDefined();
  expect(desk.of('POST desk/sign-in/code')).toEqual([
    { body: { challenge: 'c-1', code: '409113' } },
  ]);
  expect(sessionStorage.getItem('desk.session')).toContain('token-8');
  expect(localStorage.getItem('desk.session')).toBeNull();
});

test('a wrong code clears the boxes and shows an error', async () => {
  renderDesk({
    as: null,
    answers: {
      'POST desk/sign-in': () => ({ challenge: 'c-1', enrolment: null }),
      'POST desk/sign-in/code': () => refuse(401, 'staff_sign_in_failed'),
    },
  });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@demo.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  const digits = await screen.findByLabelText('Six digits');
  fireEvent.change(digits, { target: { value: '409113' } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'That code is wrong, was already used',
  );
  expect(digits).toHaveProperty('value', '');
});

test('an adult without a second factor sees its secret, as a QR code and as text', async () => {
  const address = 'otpauth://totp/DigiPals:a@demo.example?secret=JBSWY3DPEHPK3PXP';
  renderDesk({
    as: null,
    answers: {
      'POST desk/sign-in': () => ({
        challenge: 'c-1',
        enrolment: { secret: 'JBSWY3DPEHPK3PXP', address },
      }),
    },
  });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@demo.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  const picture = screen.getByRole('img', { name: /QR code/ }).getAttribute('src') ?? '';
  expect(decodeURIComponent(picture)).toContain('<svg');
});

test('an expired session leads to the sign-in page, with the reason', async () => {
  const desk = renderDesk({ answers: { 'POST desk/claims': () => ({ card: makeNext() }) } });
  await screen.findByRole('region', { name: 'The text to read' });
  act(() => {
    desk.services.signedOutBecause.set('Your session is over. Please sign in again.');
    desk.services.session.set(null);
  });
  expect(screen.getByRole('status').textContent).toContain('Your session is over');
  expect(desk.container.textContent).not.toContain('mangoes');
});

test('after half an hour without a key or pointer event the desk signs out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const desk = renderDesk({ as: { role: 'admin' }, answers: {} });
  press('x');
  await act(() => vi.advanceTimersByTimeAsync(staffSession.idleMs - 60_000));
  expect(desk.of('POST desk/sign-out')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(66_000));
  expect(desk.of('POST desk/sign-out')).toHaveLength(1);
  expect(await screen.findByText(/signed out after 30 minutes/)).toBeDefined();
});

test('Enter on its row claims a held text', async () => {
  const desk = renderDesk({
    url: '/held',
    answers: {
      'GET desk/held': () => [makeHeld()],
      'POST desk/claims': () => ({ card: makeNext() }),
    },
  });
  expect(await screen.findByText('Is “Zeytin” a name of a child?')).toBeDefined();
  press('Enter');
  await screen.findByRole('region', { name: 'The text to read' });
  expect(desk.of('POST desk/claims')[0]?.body).toEqual({
    kind: 'review',
    submissionId: 'sub-held',
  });
});

test('SAFE2-22 due times differ by shape: late filled, nearly outlined, held striped, in time plain', async () => {
  const items = (['late', 'nearly', 'held', 'fine'] as const).map((due, place) => ({
    ...makeHeld({ submissionId: due, due, state: due === 'held' ? 'held' : 'waiting' }),
    dueAt: minutes(place * 20 - 18),
  }));
  const shown = items.map(({ heldBy: _, heldAt: __, note: ___, ...item }) => item);
  const { container } = renderDesk({
    url: '/queue',
    queue: { items: shown, waiting: 4, held: 1, nearly: 1 },
  });
  await screen.findByText('Late by 18 min');
  const shapes = [...container.querySelectorAll('tbody [data-shape]')].map(shape => [
    shape.getAttribute('data-shape'),
    shape.textContent,
  ]);
  expect(shapes).toEqual([
    ['late', 'Late by 18 min'],
    ['nearly', 'Due in 2 min'],
    ['held', 'Held, due in 22 min'],
    ['fine', 'Due in 42 min'],
  ]);
  expect(screen.getByText('In time 1')).toBeDefined();
});

test('SAFE2-104 a reported text in the queue has the reason in the words of the child', async () => {
  const items = [makeQueueItem({ group: 'report', severity: 3, reported: 'photos' })];
  renderDesk({ url: '/queue', queue: { items } });
  const row = (await screen.findByText('“Someone asks for photos”')).closest('tr');
  expect(row?.textContent).toContain('Reported');
});

test('the queue shows who reviews what, never a text, and G starts a review', async () => {
  const desk = renderDesk({
    url: '/queue',
    answers: { 'POST desk/claims': () => ({ card: makeNext() }) },
  });
  expect(await screen.findByText('Reviewer 04')).toBeDefined();
  expect(desk.container.textContent).not.toContain('mangoes');
  fireEvent.click(screen.getByRole('button', { name: 'Held 0' }));
  expect(screen.queryByText('Reviewer 04')).toBeNull();
  press('g');
  expect(await screen.findByRole('region', { name: 'The text to read' })).toBeDefined();
});

test('following a link moves the focus to the page, so that Enter opens a row', async () => {
  renderDesk({ url: '/queue', answers: { 'GET desk/held': () => [makeHeld()] } });
  const link = screen.getByTitle('Held');
  link.focus();
  fireEvent.click(link);
  await screen.findByText('Is “Zeytin” a name of a child?');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('outdated numbers are not labelled as live', async () => {
  let isBroken = false;
  const desk = renderDesk({
    url: '/queue',
    answers: { 'GET desk/queue': () => (isBroken ? refuse(0, 'network') : makeQueue()) },
  });
  await screen.findByText(/^Live, /);
  isBroken = true;
  await act(() => desk.services.queries.invalidateQueries());
  expect(await screen.findByText(/^No connection. As it was at /)).toBeDefined();
});
