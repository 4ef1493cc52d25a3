import type { SchoolPeople } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, renderApp } from '../testing/fake-app.tsx';

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
