import type { SchoolPeople } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { classPage, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';

const { people: _, ...listed } = classPage;
const people: SchoolPeople = {
  people: [
    {
      adultId: 'a2',
      name: 'Sam Reed',
      email: 'sam@school.example',
      isLead: false,
      isTeacher: true,
      classes: [],
      lastHere: null,
    },
  ],
  invitations: [],
};

test('SCHOOL-04 setting the classes of a person asks for a code, and then goes on', async () => {
  let isProved = false;
  const key = 'PUT grown-ups/schools/{schoolId}/people/{adultId}';
  const app = renderApp({
    url: '/teachers',
    answers: {
      'GET grown-ups/schools/{schoolId}/people': () => people,
      [key]: () => (isProved ? {} : refuse(403, 'proof_needed')),
      'POST grown-ups/proof': () => {
        isProved = true;
        return {};
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Classes' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByLabelText(/3B/));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '123456' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { params: { schoolId: 's1', adultId: 'a2' }, body: { classIds: ['c1'] } };
  expect(app.of(key)).toEqual([sent, sent]);
});

test('SCHOOL-04 an invitation is withdrawn only after a question', async () => {
  const key = 'DELETE grown-ups/schools/{schoolId}/invitations/{invitationId}';
  const email = 'eve@school.example';
  const invited = { invitationId: 'i1', email, role: 'teacher', expiresAt: '2026-12-01T09:00:00Z' };
  const app = renderApp({
    url: '/teachers',
    answers: {
      'GET grown-ups/schools/{schoolId}/people': () =>
        ({ ...people, invitations: [invited] }) as SchoolPeople,
      [key]: () => ({}),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(app.of(key)).toEqual([]);
  sayYes('Withdraw', `Withdraw: ${email}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.of(key)).toEqual([{ params: { schoolId: 's1', invitationId: 'i1' } }]);
});

test('SCHOOL-07 a lead reads who resets the account of somebody who has lost phone and codes', async () => {
  const key = 'GET grown-ups/schools/{schoolId}/people';
  renderApp({ url: '/teachers', answers: { [key]: () => people } });
  expect(await screen.findByText(/Ask the operator of this server/)).toBeDefined();
});

test('CLASS-50 the question before rights end names the classes without another teacher, and gives them one', async () => {
  const classesNamed = (...names: string[]) =>
    names.map(name => ({ classId: name, className: name }));
  const [sam] = people.people;
  if (!sam) throw new Error('Sam is missing');
  const teachers = [
    { ...sam, classes: classesNamed('c1', '3B', '4A') },
    { ...sam, adultId: 'a3', name: 'Tom Hill', classes: classesNamed('4A') },
  ];
  const app = renderApp({
    url: '/teachers',
    answers: {
      'GET grown-ups/schools/{schoolId}/people': () => ({ ...people, people: teachers }),
      'PUT grown-ups/schools/{schoolId}/people/{adultId}': () => ({}),
    },
  });
  const [ofSam, ofTom] = await screen.findAllByRole('button', { name: 'End rights' });
  fireEvent.click(ofTom as HTMLElement);
  expect(screen.queryByText(/no teacher/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(ofSam as HTMLElement);
  expect(screen.getByText('These classes will have no teacher: c1, 3B.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Give to Tom Hill' }));
  const dialog = await screen.findByRole('dialog', { name: 'Classes of Tom Hill' });
  const box = await within(dialog).findByLabelText<HTMLInputElement>('3B');
  expect(box.checked).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.of('PUT grown-ups/schools/{schoolId}/people/{adultId}')).toEqual([
    { params: { schoolId: 's1', adultId: 'a3' }, body: { classIds: ['4A', 'c1', '3B'] } },
  ]);
});

test('CLASS-49 the lead reads the day on which a teacher was last here', async () => {
  const [sam] = people.people;
  if (!sam) throw new Error('Sam is missing');
  const seen = { ...people, people: [{ ...sam, lastHere: '2026-03-10' }] };
  renderApp({
    url: '/teachers',
    answers: { 'GET grown-ups/schools/{schoolId}/people': () => seen },
  });
  expect(await screen.findByText('10 March 2026')).toBeDefined();
});

test('SCHOOL-04 when the rights of a teacher end, the classes no longer name them', async () => {
  const key = 'DELETE grown-ups/schools/{schoolId}/people/{adultId}';
  const CLASSES = 'GET grown-ups/schools/{schoolId}/classes';
  const app = renderApp({
    url: '/classes',
    answers: { 'GET grown-ups/schools/{schoolId}/people': () => people, [key]: () => ({}) },
  });
  await screen.findByText('Sam Reed');
  act(() => app.services.location.go('/teachers'));
  fireEvent.click(await screen.findByRole('button', { name: 'End rights' }));
  app.answer(CLASSES, () => [{ ...listed, teachers: [] }]);
  sayYes('End rights', 'End rights: Sam Reed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => app.services.location.go('/classes'));
  await screen.findByRole('heading', { name: 'Classes' });
  await waitFor(() => expect(screen.queryByText('Sam Reed')).toBeNull());
});
