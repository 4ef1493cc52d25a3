import type { CaseIdentity } from '@digipals/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCase } from '../testing/makers/cases.ts';

const found = makeCase();
const answers: Answers = { 'GET desk/cases/{caseId}': () => found };
const open = (role: 'senior' | 'lead', more: Answers = {}) =>
  renderDesk({ as: { role }, url: '/cases/2207', answers: { ...answers, ...more } });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const note = 'Risk of harm, we call home.';
const noteLabel = /^Why do you need to know/;
const wish = (changes: Partial<CaseIdentity> = {}): CaseIdentity => ({
  ...{ reason: 'danger', note, by: 'Dana', at: found.openedAt, isUrgent: false },
  ...{ confirmedBy: null, isOwn: true, mayConfirm: false, mayShow: false, ...changes },
});
const identity = {
  username: 'Zoé',
  className: 'Class 4B',
  country: 'FR',
  grownUpEmail: 'family@example.org',
};
const askToShow = async (words: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /Show who this is/ }));
  type(noteLabel, words);
};

test('SAFE2-71 a lead asks a second adult with a reason, and waits', async () => {
  const desk = open('lead', {
    'POST desk/cases/{caseId}/identity/requests': () => makeCase({ identity: wish() }),
  });
  await askToShow('too short');
  const send = screen.getByRole('button', { name: 'Ask a second adult' });
  expect(send).toHaveProperty('disabled', true);
  type(noteLabel, note);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'school' } });
  fireEvent.click(send);
  expect(await screen.findByText('Waits for a second adult')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  expect(desk.of('POST desk/cases/{caseId}/identity/requests')).toMatchObject([
    { body: { reason: 'school', note } },
  ]);
});

test('SAFE2-71 a second adult confirms, and the lead sees who it is with a new code', async () => {
  const second = open('senior', {
    'GET desk/cases/{caseId}': () =>
      makeCase({ identity: wish({ isOwn: false, mayConfirm: true }) }),
    'POST desk/cases/{caseId}/identity/confirm': () =>
      makeCase({ identity: wish({ isOwn: false, confirmedBy: 'Priya' }) }),
  });
  expect(await screen.findByText('Dana asked to see who this is')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Confirmed by Priya')).toBeDefined();
  expect(second.of('POST desk/cases/{caseId}/identity/confirm')).toHaveLength(1);
  cleanup();
  const desk = open('lead', {
    'GET desk/cases/{caseId}': () =>
      makeCase({ identity: wish({ confirmedBy: 'Priya', mayShow: true }) }),
    'POST desk/cases/{caseId}/identity': () => identity,
  });
  await screen.findByText('Confirmed by Priya');
  type('Code of your authenticator', '123 456');
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await screen.findByText('Zoé')).toBeDefined();
  expect(screen.getByText('France')).toBeDefined();
  expect(desk.of('POST desk/cases/{caseId}/identity')).toMatchObject([
    { body: { code: '123456' } },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Zoé');
});

test('OPS-05 SAFE2-71 in an emergency a code is enough; a refused one is asked for again, and the reason stays', async () => {
  let tries = 0;
  const desk = open('lead', {
    'POST desk/cases/{caseId}/identity': () => {
      tries += 1;
      return tries === 1 ? refuse(403, 'code_refused') : identity;
    },
  });
  await askToShow(note);
  fireEvent.click(screen.getByRole('button', { name: 'It is an emergency' }));
  type('Code of your authenticator', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Show it now' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/is wrong, was already used/);
  expect(screen.getByLabelText('Code of your authenticator')).toHaveProperty('value', '');
  expect(screen.getByDisplayValue(note)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show it now' })).toHaveProperty('disabled', true);
  type('Code of your authenticator', '654321');
  fireEvent.click(screen.getByRole('button', { name: 'Show it now' }));
  expect(await screen.findByText('Zoé')).toBeDefined();
  expect(desk.of('POST desk/cases/{caseId}/identity').at(-1)).toMatchObject({
    body: { code: '654321', urgent: { reason: 'danger', note } },
  });
});

test('SAFE-07 a senior cannot reveal an identity', async () => {
  open('senior');
  await screen.findByText('A child reported this.');
  expect(screen.queryByRole('button', { name: /Show who/ })).toBeNull();
});

test('SAFE-07 an identity is requested once, even after a double click', async () => {
  const desk = open('lead', {
    'GET desk/cases/{caseId}': () => makeCase({ identity: wish({ mayShow: true }) }),
    'POST desk/cases/{caseId}/identity': () => new Promise(() => undefined),
  });
  await screen.findByText('Waits for a second adult');
  type('Code of your authenticator', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(desk.of('POST desk/cases/{caseId}/identity')).toHaveLength(1);
});
