import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lead, renderApp, sayYes, school } from '../testing/fake-app.tsx';
import { asksAtReload } from '../testing/leaving.ts';

const nameField = () => screen.getByLabelText('Name of the school');
const name = (value: string) => fireEvent.change(nameField(), { target: { value } });

test('changes of a school that are not saved yet ask before the page is left', async () => {
  const app = renderApp({
    url: '/school',
    answers: { 'PUT grown-ups/schools/{schoolId}': () => school },
  });
  await screen.findByLabelText('Name of the school');
  expect(asksAtReload()).toBe(false);
  name('Hillside');
  expect(asksAtReload()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Classes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(nameField()).toHaveProperty('value', 'Hillside');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(asksAtReload()).toBe(false);
  act(() => app.services.location.go('/classes'));
  expect(screen.queryByLabelText('Name of the school')).toBeNull();
});

test('who leads two schools is asked before changes are lost by going to the other one', async () => {
  renderApp({
    url: '/school',
    as: { ...lead, roles: [...lead.roles, { role: 'lead', schoolId: 's2', classId: null }] },
  });
  await screen.findByLabelText('Name of the school');
  name('Hillside');
  const schools = screen.getByRole('combobox', { name: 'School' });
  fireEvent.change(schools, { target: { value: 's2' } });
  expect(schools).toHaveProperty('value', 's1');
  sayYes('Leave without saving', 'Not saved yet');
  expect(schools).toHaveProperty('value', 's2');
  await waitFor(() => expect(nameField()).toHaveProperty('value', 'Riverside'));
});
