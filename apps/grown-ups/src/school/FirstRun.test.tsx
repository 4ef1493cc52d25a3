import type { Adult } from '@digipals/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, lead, refuse, renderApp, school } from '../testing/fake-app.tsx';

const key = 'POST grown-ups/schools';
const newLead: Adult = { ...lead, roles: [{ role: 'lead', schoolId: null, classId: null }] };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const name = (text: string) =>
  fireEvent.change(screen.getByLabelText('Name of the school'), { target: { value: text } });
const address = () => window.location.pathname;
/** Goes a step back in the browser. */
const stepBack = () =>
  act(async () => {
    const isBack = new Promise(resolve =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await isBack;
  });

afterEach(() => sessionStorage.clear());

/** Opens the first steps of a lead, who has a school as soon as it is made. */
function openSteps(url: string, make = () => school) {
  let me = newLead;
  const answers: Answers = {
    'GET grown-ups/me': () => me,
    [key]: () => {
      const made = make();
      me = lead;
      return made;
    },
  };
  return renderApp({ url, as: newLead, answers });
}

test('SCHOOL-05 each first step has an address: back goes one step back and keeps what was typed', async () => {
  openSteps('/');
  await screen.findByRole('heading', { name: 'Make your school' });
  expect(address()).toBe('/grown-ups/start/school');
  name('Papatya');
  press('Next');
  expect(screen.getByRole('heading', { name: 'House rules' })).toBeDefined();
  expect(address()).toBe('/grown-ups/start/rules');
  await stepBack();
  expect(screen.getByLabelText('Name of the school')).toHaveProperty('value', 'Papatya');
  expect(address()).toBe('/grown-ups/start/school');
});

test('SCHOOL-05 a reload stays at the step and keeps what was typed', async () => {
  const { unmount } = openSteps('/start/school');
  await screen.findByRole('heading', { name: 'Make your school' });
  name('Papatya');
  press('Next');
  press('Until the child leaves');
  unmount();
  const again = openSteps('/start/rules');
  expect(await screen.findByRole('heading', { name: 'House rules' })).toBeDefined();
  press('Make the school');
  await screen.findByRole('heading', { name: 'Teachers' });
  expect(again.of(key)).toMatchObject([{ body: { schoolName: 'Papatya', keepTexts: 'enrolled' } }]);
});

test.each(['/start/rules', '/start/teachers'])(
  'SCHOOL-05 %s leads to the first step before a school is named',
  async url => {
    openSteps(url);
    expect(await screen.findByRole('heading', { name: 'Make your school' })).toBeDefined();
    expect(address()).toBe('/grown-ups/start/school');
    name('P');
    expect(screen.getByLabelText('Name of the school')).toHaveProperty('value', 'P');
  },
);

test('SCHOOL-05 a school is made once: its steps lead to the teachers, and its draft is gone', async () => {
  const app = openSteps('/start/school');
  await screen.findByRole('heading', { name: 'Make your school' });
  name('Papatya');
  press('Next');
  press('Make the school');
  expect(await screen.findByRole('heading', { name: 'Teachers' })).toBeDefined();
  expect(address()).toBe('/grown-ups/start/teachers');
  await stepBack();
  expect(address()).toBe('/grown-ups/start/teachers');
  expect(screen.getByRole('heading', { name: 'Teachers' })).toBeDefined();
  expect(Object.keys(sessionStorage)).toEqual(['grown-ups.token']);
  expect(app.of(key)).toHaveLength(1);
});

test('SCHOOL-06 a double click invites once, and its second click finds the button where it was', async () => {
  const invite = 'POST grown-ups/schools/{schoolId}/invitations';
  const app = renderApp({
    url: '/start/teachers',
    answers: { [invite]: () => refuse(409, 'already_there') },
  });
  const email = await screen.findByLabelText('E-mail');
  fireEvent.change(email, { target: { value: 'sam@school.example' } });
  const button = screen.getByRole('button', { name: 'Send the invitation' });
  fireEvent.click(button, { detail: 1 });
  const problem = await screen.findByRole('alert');
  fireEvent.click(button, { detail: 2 });
  expect(app.of(invite)).toHaveLength(1);
  expect(button.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button, { detail: 1 });
  expect(app.of(invite)).toHaveLength(2);
  await screen.findByRole('alert');
});

test('SCHOOL-05 a school that could not be made stays at its rules', async () => {
  openSteps('/start/school', () => refuse(0, 'offline'));
  await screen.findByRole('heading', { name: 'Make your school' });
  name('Papatya');
  press('Next');
  press('Make the school');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost');
  expect(address()).toBe('/grown-ups/start/rules');
});

test('SCHOOL-05 a lead can sign out before a school is made', async () => {
  const app = openSteps('/account');
  await screen.findByRole('heading', { name: 'Make your school' });
  expect(screen.getByText('Grace Hill')).toBeDefined();
  name('Papatya');
  press('Sign out');
  expect(await screen.findByRole('link', { name: /I work in a school/ })).toBeDefined();
  expect(app.of('POST grown-ups/sign-out')).toHaveLength(1);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
