import type { SchoolPeople } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, renderApp, sayYes } from '../testing/fake-app.tsx';

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
