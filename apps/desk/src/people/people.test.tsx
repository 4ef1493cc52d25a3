import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeInvitation, makePerson } from '../testing/makers/staff-people.ts';

const dana = makePerson({ staffId: 'staff-1', name: 'Dana Weir', role: 'lead', seenAt: null });
const priya = makePerson();
const mia = makePerson({
  ...{ staffId: 'staff-4', name: 'Reviewer 12', role: 'reviewer', hasFactor: false },
  vettedUntil: '2026-11-30',
});
const mark = makePerson({
  ...{ staffId: 'staff-5', name: 'Mark Hill', email: 'mark@school.example', state: 'removed' },
});
const ken = makePerson({
  ...{ staffId: 'staff-6', name: 'Ken Ito', state: 'leave', leaveUntil: '2027-01-03' },
});
const comesBack = makeInvitation({
  ...{ invitationId: 'i2', name: 'Mark Hill', email: 'mark@school.example' },
  ...{ comesBack: true, waits: true, mayConfirm: true },
});

const open = (url = '/people', role: 'lead' | 'admin' = 'admin', answers: Answers = {}) =>
  renderDesk({
    as: { role, staffId: 'staff-9' },
    url,
    answers: {
      'GET desk/people': () => ({
        people: [dana, ken, mark, priya, mia],
        invitations: [comesBack, makeInvitation()],
      }),
      ...answers,
    },
  });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('a')?.textContent);

test('SAFE2-61 the page People lists who is active, on leave, invited and removed, and finds by name and role', async () => {
  open();
  const [table] = await screen.findAllByRole('table');
  if (!table) throw new Error('no table');
  expect(rowsOf(table)).toEqual(['Dana Weir', 'Priya Nair', 'Reviewer 12']);
  const row = within(table).getByText('Reviewer 12').closest('tr');
  expect(row?.textContent).toContain('Ends 30 Nov 2026');
  expect(row?.textContent).toContain('Not yet');
  expect(within(table).getByText('Here now')).toBeTruthy();
  click('On leave 1');
  expect(screen.getByText('On leave until 3 Jan')).toBeTruthy();
  click('Removed 1');
  expect(screen.getByRole('link', { name: 'Mark Hill' })).toBeTruthy();
  click('Invited 2');
  expect(screen.getByText('r.bloom@school.example')).toBeTruthy();
  click('Active 3');
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'senior' } });
  expect(rowsOf(screen.getAllByRole('table')[0] ?? table)).toEqual(['Priya Nair']);
  type('Find a person', 'nobody');
  expect(screen.getByText('Nobody like this is active.')).toBeTruthy();
});

test('SAFE2-61 the page People works by keyboard: I invites, J and Enter open a person', async () => {
  open();
  await screen.findAllByRole('table');
  press('i');
  expect(screen.getByRole('dialog', { name: 'Invite somebody' })).toBeTruthy();
  click('Close');
  press('j');
  press('Enter');
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya Nair' })).toBeTruthy();
});

test('SAFE2-62 an admin invites by e-mail with role, vetting and languages, and sees why it is refused', async () => {
  let isRefused = true;
  const desk = open('/people', 'admin', {
    'POST desk/people/invitations': () => {
      if (isRefused) refuse(409, 'already_there');
      return { invitationId: 'i3', waits: false };
    },
  });
  await screen.findAllByRole('table');
  click(/Invite somebody/);
  expect(screen.getByLabelText('Name that others see (empty: Reviewer 01)')).toBeTruthy();
  type('E-mail', ' Jo@School.example ');
  type('Vetted on', '2026-11-01');
  type('Valid until', '2026-10-01');
  fireEvent.click(screen.getByLabelText('Turkish'));
  click('Send the invitation');
  expect((await screen.findByRole('alert')).textContent).toMatch(/ends before it begins/);
  expect(desk.of('POST desk/people/invitations')).toEqual([]);
  type('Valid until', '2028-10-31');
  click('Send the invitation');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/works here already/));
  isRefused = false;
  click('Send the invitation');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = {
    ...{ email: 'jo@school.example', role: 'reviewer', languages: ['tr'] },
    ...{ vettedOn: '2026-11-01', vettedUntil: '2028-10-31' },
  };
  expect(desk.of('POST desk/people/invitations').at(-1)).toEqual({ body });
});

test('SAFE2-66 a lead confirms an adult who comes back; the one who asked cannot; only admins change people', async () => {
  const key = 'POST desk/people/invitations/{invitationId}/confirm';
  const desk = open('/people', 'lead', { [key]: () => ({}) });
  await screen.findAllByRole('table');
  expect(screen.queryByRole('button', { name: /Invite somebody/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  click('Yes, they may: Mark Hill comes back as reviewer');
  await waitFor(() => expect(desk.of(key)).toEqual([{ params: { invitationId: 'i2' } }]));
  desk.unmount();
  const waits = { ...comesBack, mayConfirm: false };
  open('/people', 'admin', { 'GET desk/people': () => ({ people: [dana], invitations: [waits] }) });
  expect(await screen.findByText('Waits for another admin or lead')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Yes, they may/ })).toBeNull();
});

test('SAFE2-63 an admin changes role, vetting and leave of a person, and removes it; refusals stay in view', async () => {
  const desk = open('/people/staff-1', 'admin', {
    'PUT desk/people/{staffId}/role': () => ({}),
    'PUT desk/people/{staffId}/record': () => ({}),
    'PUT desk/people/{staffId}/leave': () => ({}),
    'DELETE desk/people/{staffId}': () => refuse(409, 'last_of_role', 'Add another lead first.'),
  });
  const params = { staffId: 'staff-1' };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { level: 1, name: 'Dana Weir' });
  click('Change role');
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'senior' } });
  click('Change the role');
  await isClosed();
  expect(desk.of('PUT desk/people/{staffId}/role')).toEqual([{ params, body: { role: 'senior' } }]);
  click('Change');
  type('Valid until', '2029-01-31');
  click('Save');
  await isClosed();
  const body = { languages: ['gb', 'tr'], vettedOn: '2025-02-04', vettedUntil: '2029-01-31' };
  expect(desk.of('PUT desk/people/{staffId}/record')).toEqual([{ params, body }]);
  click('Begin a leave …');
  type('Last day, as planned', '2027-01-03');
  click('Begin the leave now');
  await isClosed();
  const leave = { params, body: { until: '2027-01-03' } };
  expect(desk.of('PUT desk/people/{staffId}/leave')).toEqual([leave]);
  click('Remove …');
  click('Remove Dana Weir');
  expect((await screen.findByRole('alert')).textContent).toBe('Add another lead first.');
});

test('SAFE2-63 a leave is ended on the page of the person; a removed one can only be invited', async () => {
  const desk = open('/people/staff-6', 'admin', { 'PUT desk/people/{staffId}/leave': () => ({}) });
  fireEvent.click(await screen.findByRole('button', { name: 'They are back' }));
  const ended = { params: { staffId: 'staff-6' }, body: { until: null } };
  await waitFor(() => expect(desk.of('PUT desk/people/{staffId}/leave')).toEqual([ended]));
  desk.unmount();
  open('/people/staff-5');
  fireEvent.click(await screen.findByRole('button', { name: 'Invite to come back …' }));
  expect(screen.getByRole('dialog', { name: 'Invite Mark Hill to come back' })).toBeTruthy();
  expect(screen.getByText(/must say yes before the letter/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
});

test('SAFE2-63 nobody has buttons for their own account, and an unknown address says so', async () => {
  const own = makePerson({ staffId: 'staff-9', role: 'admin', name: 'Ruth Vale' });
  const answers: Answers = { 'GET desk/people': () => ({ people: [own], invitations: [] }) };
  const desk = open('/people/staff-9', 'admin', answers);
  expect(await screen.findByText(/Another administrator changes it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change|Remove|leave/ })).toBeNull();
  desk.unmount();
  open('/people/nobody', 'admin', answers);
  expect(await screen.findByText('Nobody here has this address.')).toBeTruthy();
});

test('SAFE2-67 a second factor anew is asked for with a reason, confirmed by another and stopped', async () => {
  const keys = {
    ask: 'POST desk/people/{staffId}/factor',
    confirm: 'POST desk/people/{staffId}/factor/confirm',
    stop: 'DELETE desk/people/{staffId}/factor',
  } as const;
  const nothing = { [keys.ask]: () => ({}), [keys.confirm]: () => ({}), [keys.stop]: () => ({}) };
  const params = { staffId: 'staff-3' };
  const first = open('/people/staff-3', 'lead', nothing);
  fireEvent.click(await screen.findByRole('button', { name: 'Second factor anew …' }));
  type(/How did you recognise them/, 'We talked');
  expect(screen.getByRole('button', { name: 'Ask for a second yes' })).toHaveProperty(
    'disabled',
    true,
  );
  type(/How did you recognise them/, ' We talked in a video call. ');
  click('Ask for a second yes');
  const body = { reason: 'We talked in a video call.' };
  await waitFor(() => expect(first.of(keys.ask)).toEqual([{ params, body }]));
  first.unmount();
  const factorReset = {
    ...{ at: '2026-11-21T12:40:00.000Z', by: 'Ada Obi', ...body, second: null, worksAt: null },
    mayConfirm: true,
  };
  const people = [makePerson({ factorReset })];
  const waits: Answers = { ...nothing, 'GET desk/people': () => ({ people, invitations: [] }) };
  const second = open('/people', 'lead', waits);
  fireEvent.click(
    await screen.findByRole('button', {
      name: 'Yes, I saw them too: Second factor of Priya Nair anew',
    }),
  );
  await waitFor(() => expect(second.of(keys.confirm)).toEqual([{ params }]));
  second.unmount();
  const third = open('/people/staff-3', 'admin', waits);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop it' }));
  await waitFor(() => expect(third.of(keys.stop)).toEqual([{ params }]));
  expect(screen.getByText(/A second person must say yes/)).toBeTruthy();
});

test('SAFE2-70 a lead says yes to the end of a tie that it does not see; nobody does so for oneself', async () => {
  const key = 'POST desk/people/{staffId}/ties/end';
  const people = [
    makePerson({ tiesToEnd: 1 }),
    makePerson({ staffId: 'staff-9', name: 'Ada Obi', tiesToEnd: 1 }),
  ];
  const desk = open('/people', 'lead', {
    'GET desk/people': () => ({ people, invitations: [] }),
    [key]: () => ({}),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Yes, that is so: Priya Nair/ }));
  await waitFor(() => expect(desk.of(key)).toEqual([{ params: { staffId: 'staff-3' } }]));
  expect(screen.queryByRole('button', { name: /Ada Obi/ })).toBeNull();
  expect(screen.getByText('Waits for another admin or lead')).toBeTruthy();
});
