import type { AskedChild, Consent, FamilyLetter, OpenedConsent } from '@digipals/contract';
import { askedPurposes, languageCodes } from '@digipals/contract/constants';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lead, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';
import { asksAtReload, stepBack } from '../testing/leaving.ts';

const consent = (purpose: Consent['purpose'], state: Consent['state'], more = {}): Consent => ({
  ...{ purpose, state, who: null, relation: null, method: null, version: null, at: null },
  ...more,
});
const learning = consent('learning', 'yes', { method: 'school' });
const open = [learning, ...askedPurposes.map(purpose => consent(purpose, 'open'))];
const given = { who: 'Emre K.', relation: 'father', method: 'letter', version: 1 };
const at = '2026-11-20T10:00:00Z';
const ela: AskedChild = {
  ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela', language: 'tr' },
  ...{ consents: open, email: null, askedAt: null },
};
const ask: OpenedConsent = {
  ...{ kind: 'ask', name: 'Ela', avatarImage: '/avatars/ela', schoolName: 'Papatya' },
  ...{ className: '3B', language: 'tr', noticeVersion: 1, consents: open, choices: null },
  ...{ who: null, email: null, childId: null, hasAccount: false },
};
const letter: FamilyLetter = {
  ...{ childId: 'k1', name: 'Ela', language: 'tr', code: 'T7M93KH4P' },
  link: 'https://school.example/grown-ups/consent#a-long-token',
  until: '2026-12-13T10:00:00Z',
};
const change: OpenedConsent = {
  ...{ ...ask, kind: 'change', who: 'Emre K.', email: 'emre@posta.example', childId: 'k1' },
  consents: [learning, ...askedPurposes.map(purpose => consent(purpose, 'yes', given))],
};
const SIGNED = 'POST grown-ups/consent/children/{childId}/signed';
const ADDRESS = 'PUT grown-ups/consent/children/{childId}/address';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inEnglish = () => localStorage.setItem('grown-ups.language', 'gb');
const answer = (purpose: string, word: 'Yes' | 'No') =>
  fireEvent.click(within(screen.getByRole('group', { name: purpose })).getByText(word));

test('CONSENT-15 a class shows who waits for consent, and the letters page who answered what', async () => {
  const ada = {
    ...{ ...ela, childId: 'k2', name: 'Ada', email: 'ada@posta.example' },
    consents: [learning, ...askedPurposes.map(one => consent(one, 'no', { ...given, at }))],
  };
  const asked = { ...ela, askedAt: new Date(Date.now() - 9 * 24 * 3_600_000).toISOString() };
  const answers = { 'GET grown-ups/consent/classes/{classId}': () => [asked, ada] };
  renderApp({ url: '/classes/c1', answers });
  expect(await screen.findByText('Asked 9 days ago')).toBeDefined();
  fireEvent.click(screen.getByText('1 family has not answered'));
  const row = (await screen.findByRole('rowheader', { name: /Ada/ })).closest('tr');
  expect(row?.textContent).toContain('NoNoNo');
  expect(row?.textContent).toContain('Emre K., father: signed letter, 20 Nov');
  expect(screen.getByText('No address is known for Ela: print their letters.')).toBeDefined();
});

test('CONSENT-15 a teacher records a signed letter, and sets the address of a family', async () => {
  const app = renderApp({
    url: '/classes/c1/letters',
    answers: {
      'GET grown-ups/consent/classes/{classId}': () => [ela],
      [SIGNED]: () => ({}),
      [ADDRESS]: () => ({}),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Record for Ela' }));
  type('Name of the grown-up', ' Emre K. ');
  answer('Friends', 'Yes');
  answer('Weekly letter', 'No');
  press('Record the letter');
  expect(screen.getByRole('alert').textContent).toContain('answer each line');
  answer('Found outside', 'No');
  press('Record the letter');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const choices = { contact: true, visible: false, weeklyLetter: false };
  expect(app.of(SIGNED)).toEqual([
    { params: { childId: 'k1' }, body: { who: 'Emre K.', relation: 'mother', choices } },
  ]);
  press('Record for Ela');
  type('E-mail of the family', 'family@posta.example');
  press('Save the address');
  expect(await screen.findByText('The address is saved.')).toBeDefined();
  expect(app.of(ADDRESS)).toEqual([
    { params: { childId: 'k1' }, body: { email: 'family@posta.example' } },
  ]);
});

/** Opens the dialog of Ela, and types a whole letter and an address. */
async function typeLetterAndAddress(saveAddress: () => Record<string, never>) {
  const app = renderApp({
    url: '/classes/c1/letters',
    answers: {
      'GET grown-ups/consent/classes/{classId}': () => [ela],
      [SIGNED]: () => ({}),
      [ADDRESS]: saveAddress,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Record for Ela' }));
  type('Name of the grown-up', 'Emre K.');
  for (const purpose of ['Friends', 'Found outside', 'Weekly letter']) answer(purpose, 'No');
  type('E-mail of the family', 'family@posta.example');
  return app;
}

const typedLetter = () => screen.getByLabelText<HTMLInputElement>('Name of the grown-up').value;

test('CONSENT-15 saving the address keeps the letter that is typed above it', async () => {
  const app = await typeLetterAndAddress(() => ({}));
  press('Save the address');
  await screen.findByText('The address is saved.');
  expect(typedLetter()).toBe('Emre K.');
  type('E-mail of the family', 'other@posta.example');
  expect(screen.queryByText('The address is saved.')).toBeNull();
  type('E-mail of the family', 'family@posta.example');
  press('Record the letter');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(app.of(SIGNED)).toHaveLength(1);
  expect(app.of(ADDRESS)).toHaveLength(1);
});

test('CONSENT-15 recording the letter saves the address that is typed below it, or keeps both', async () => {
  const app = await typeLetterAndAddress(() => refuse(422, 'invalid_request'));
  press('Record the letter');
  expect((await screen.findByRole('alert')).textContent).toBe('This is no e-mail address.');
  expect(app.of(SIGNED)).toEqual([]);
  expect(typedLetter()).toBe('Emre K.');
  app.answer(ADDRESS, () => ({}));
  press('Record the letter');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(app.of(ADDRESS).at(-1)).toMatchObject({ body: { email: 'family@posta.example' } });
  expect(app.of(SIGNED)).toHaveLength(1);
});

test('CONSENT-15 an address that could not be sent is not called wrong', async () => {
  await typeLetterAndAddress(() => refuse(0, 'offline'));
  press('Save the address');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost');
});

test('CONSENT-03 CONSENT-15 the letters of all who are open are printed in their languages, with code and QR', async () => {
  const app = renderApp({
    url: '/classes/c1/letters',
    answers: {
      'GET grown-ups/consent/classes/{classId}': () => [ela],
      'POST grown-ups/consent/classes/{classId}/letters': () => ({ letters: [letter], sent: 0 }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Print 1 letter' }));
  const [page] = await screen.findAllByRole('article');
  expect(page?.closest('[lang]')?.getAttribute('lang')).toBe('tr');
  expect(page?.textContent).toContain('Ela uzaktaki arkadaşlara yazabilir mi?');
  expect(page?.textContent).toContain('T7M 93K H4P');
  expect(page?.textContent).toContain('school.example/grown-ups/consent');
  expect(page?.textContent).not.toContain('a-long-token');
  expect(page?.querySelector('figure img')?.getAttribute('src')).toContain('data:image/svg+xml');
  expect(app.of('POST grown-ups/consent/classes/{classId}/letters')).toEqual([
    { params: { classId: 'c1' }, body: { by: 'paper', children: ['k1'] } },
  ]);
});

test('CONSENT-22 a teacher chooses one child, and the page says whose code a new letter ends', async () => {
  const can = {
    ...{ ...ela, childId: 'k2', name: 'Can', email: 'can@posta.example' },
    askedAt: new Date().toISOString(),
  };
  const ada = {
    ...{ ...ela, childId: 'k3', name: 'Ada' },
    consents: [learning, ...askedPurposes.map(one => consent(one, 'no', { ...given, at }))],
  };
  const app = renderApp({
    url: '/classes/c1/letters',
    answers: {
      'GET grown-ups/consent/classes/{classId}': () => [ela, can, ada],
      'POST grown-ups/consent/classes/{classId}/letters': () => ({ letters: [letter], sent: 0 }),
    },
  });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await screen.findByText('Codes of other children stay as they are.', { exact: false });
  const ticked = () => [/Ela/, /Can/, /Ada/].map(name => box(name).checked);
  expect(ticked()).toEqual([true, true, false]);
  expect(screen.getByText(/not used yet: Can\. A new one ends its code/)).toBeDefined();
  press('Everybody (3)');
  expect(ticked()).toEqual([true, true, true]);
  press('Not answered (2)');
  expect(ticked()).toEqual([true, true, false]);
  press('Choose nobody');
  expect(ticked()).toEqual([false, false, false]);
  fireEvent.click(box(/Ela/));
  expect(screen.queryByText(/not used yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Not answered (2)', pressed: false })).toBeDefined();
  press('Print 1 letter');
  await screen.findAllByRole('article');
  expect(app.of('POST grown-ups/consent/classes/{classId}/letters')).toEqual([
    { params: { classId: 'c1' }, body: { by: 'paper', children: ['k1'] } },
  ]);
});

test('CONSENT-23 a letter for another grown-up is printed, or sent for one child', async () => {
  const can = { ...ela, childId: 'k2', name: 'Can', askedAt: new Date().toISOString() };
  const app = renderApp({
    url: '/classes/c1/letters',
    answers: {
      'GET grown-ups/consent/classes/{classId}': () => [ela, can],
      'POST grown-ups/consent/classes/{classId}/letters': () => ({ letters: [letter], sent: 0 }),
      'POST grown-ups/consent/children/{childId}/invitation': ({ body }) =>
        body?.['email'] === 'second' ? refuse(422, 'invalid_request') : {},
    },
  });
  await screen.findByText(/not used yet: Can/);
  press('For another grown-up');
  expect(screen.queryByText(/not used yet/)).toBeNull();
  expect(screen.getByText(/answers and accounts stay/)).toBeDefined();
  expect(screen.getByText('To send it by e-mail, choose one child.')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /Ela/ }));
  const field = 'E-mail of the other grown-up of Can';
  type(field, 'second');
  press('Send 1 by e-mail');
  expect((await screen.findByRole('alert')).textContent).toContain('no e-mail address');
  type(field, ' second@posta.example ');
  press('Send 1 by e-mail');
  expect((await screen.findByRole('status')).textContent).toBe('1 letter is on its way.');
  expect(app.of('POST grown-ups/consent/children/{childId}/invitation').at(-1)).toEqual({
    ...{ params: { childId: 'k2' }, body: { email: 'second@posta.example' } },
  });
  press('Print 1 letter');
  await screen.findAllByRole('article');
  expect(app.of('POST grown-ups/consent/classes/{classId}/letters')).toEqual([
    { params: { classId: 'c1' }, body: { by: 'paper', children: ['k2'], forAnother: true } },
  ]);
});

test('CONSENT-03 leaving letters that nobody has printed asks first', async () => {
  const app = renderApp({
    url: '/classes/c1/letters',
    answers: {
      'GET grown-ups/consent/classes/{classId}': () => [ela],
      'POST grown-ups/consent/classes/{classId}/letters': () => ({ letters: [letter], sent: 0 }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Print 1 letter' }));
  await screen.findAllByRole('article');
  const toProgress = () => fireEvent.click(screen.getByRole('link', { name: 'Progress' }));
  expect(asksAtReload()).toBe(true);
  for (const go of [toProgress, stepBack, () => press('Sign out')]) {
    go();
    expect(screen.getByRole('dialog').textContent).toContain('shown only now');
    press('Cancel');
  }
  expect(app.of('POST grown-ups/sign-out')).toEqual([]);
  toProgress();
  sayYes('Leave the page');
  expect(window.location.pathname).toBe('/grown-ups/classes/c1/progress');
  expect(asksAtReload()).toBe(false);
});

test('CONSENT-16 the page begins in the language of the child, and every language has its texts', async () => {
  renderApp({
    as: null,
    url: '/consent#token',
    answers: { 'POST grown-ups/consent/open': () => ask },
  });
  await screen.findByText('Ela uzaktaki arkadaşlara yazabilir mi?');
  const seen = new Set([document.title]);
  // American English has the same title as British English.
  for (const language of languageCodes.filter(code => code !== 'tr' && code !== 'us')) {
    const [list] = screen.getAllByRole('combobox');
    if (list) fireEvent.change(list, { target: { value: language } });
    await expect.poll(() => seen.has(document.title)).toBe(false);
    seen.add(document.title);
  }
  expect(seen.size).toBe(languageCodes.length - 1);
});

test('CONSENT-05 CONSENT-16 nothing is chosen for a family, and a failed call keeps what was typed', async () => {
  inEnglish();
  let isOnline = false;
  const app = renderApp({
    as: null,
    url: '/consent',
    answers: {
      'POST grown-ups/consent/open': ({ body }) =>
        body?.['key'] === 'T7M 93K H4P' ? ask : refuse(404, 'not_found'),
      'POST grown-ups/consent/answer': () => (isOnline ? {} : refuse(0, 'network')),
    },
  });
  await screen.findByText('The letter from school');
  type('Code', 'WRONG');
  press('Next');
  expect((await screen.findByRole('alert')).textContent).toContain('does not work');
  type('Code', 'T7M 93K H4P');
  press('Next');
  await screen.findByText('May Ela write to friends far away?');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  answer('Friends and messages', 'Yes');
  answer('Be found outside the class', 'No');
  type('Your name', 'Emre K.');
  type('Your e-mail', 'emre@posta.example');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Save my answer');
  expect(screen.getByRole('alert').textContent).toContain('answer each question');
  answer('Weekly letter to you', 'No');
  press('Save my answer');
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Emre K.');
  isOnline = true;
  press('Save my answer');
  expect((await screen.findByRole('status')).textContent).toContain('emre@posta.example');
  expect(app.of('POST grown-ups/consent/answer').at(-1)).toEqual({
    body: {
      key: 'T7M 93K H4P',
      ...{ who: 'Emre K.', relation: 'mother', email: 'emre@posta.example', language: 'gb' },
      choices: { contact: true, visible: false, weeklyLetter: false },
    },
  });
});

test('CONSENT-05 the answers for one child are not chosen in the letter of another', async () => {
  inEnglish();
  renderApp({
    as: null,
    url: '/consent#ela',
    answers: {
      'POST grown-ups/consent/open': ({ body }) =>
        body?.['key'] === 'can' ? { ...ask, name: 'Can' } : ask,
    },
  });
  const isAskedFor = (name: string) =>
    screen.findByRole('heading', { name: `May ${name} write to friends far away?` });
  const openLink = (token: string) => {
    window.history.replaceState(null, '', `#${token}`);
    act(() => void window.dispatchEvent(new Event('hashchange')));
  };
  await isAskedFor('Ela');
  openLink('can');
  await isAskedFor('Can');
  answer('Friends and messages', 'Yes');
  answer('Be found outside the class', 'Yes');
  answer('Weekly letter to you', 'Yes');
  type('Your name', 'Emre K.');
  type('Your e-mail', 'emre@posta.example');
  fireEvent.click(screen.getByRole('checkbox'));
  openLink('ela');
  await isAskedFor('Ela');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
});

test('CONSENT-05 CONSENT-08 the second message is confirmed, then each answer can be taken back and an account made', async () => {
  inEnglish();
  const choices = { contact: true, visible: true, weeklyLetter: false };
  let left = change;
  const app = renderApp({
    as: null,
    url: '/consent#second',
    answers: {
      'POST grown-ups/consent/open': ({ body }) =>
        body?.['key'] === 'second' ? { ...ask, kind: 'confirm', choices, who: 'Emre K.' } : left,
      'POST grown-ups/consent/confirm': () => ({ token: 'a-token-of-the-last-message' }),
      'POST grown-ups/consent/withdraw': () => {
        left = { ...change, consents: [learning, consent('contact', 'no', given)] };
        return {};
      },
      'POST grown-ups/consent/join': () => ({
        challenge: 'c-1',
        enrolment: null,
        hasPasskey: false,
      }),
    },
  });
  await screen.findByText('Is this your answer for Ela?');
  press('Yes, this is my answer');
  await screen.findByText('Thank you. Your answer counts');
  expect(window.location.hash).toBe('#a-token-of-the-last-message');
  fireEvent.click(screen.getAllByRole('button', { name: 'Take it back' })[0] as HTMLElement);
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Take it back' })).toEqual([]);
  const token = 'a-token-of-the-last-message';
  expect(app.of('POST grown-ups/consent/withdraw')).toEqual([
    { body: { token, purpose: 'contact' } },
  ]);
  type('Password', 'short');
  press('Make an account');
  expect(screen.getByRole('alert').textContent).toContain('12');
  type('Password', 'a long sentence');
  type('The same again', 'a long sentence');
  press('Make an account');
  expect(await screen.findByLabelText('Six figures')).toBeDefined();
});

test('CONSENT-05 an e-mail that the server does not take is named as the fault', async () => {
  inEnglish();
  renderApp({
    as: null,
    url: '/consent#a-long-token',
    answers: {
      'POST grown-ups/consent/open': () => ask,
      'POST grown-ups/consent/answer': () => refuse(422, 'invalid_request'),
    },
  });
  await screen.findByRole('heading', { name: /write to friends/ });
  for (const purpose of [
    'Friends and messages',
    'Be found outside the class',
    'Weekly letter to you',
  ])
    answer(purpose, 'No');
  type('Your name', 'Emre K.');
  type('Your e-mail', 'emre@posta');
  fireEvent.click(screen.getByLabelText(/I may decide/));
  press('Save my answer');
  expect((await screen.findByRole('alert')).textContent).toBe('Is the e-mail complete?');
});

test('CONSENT-08 a parent gives and withdraws each purpose, after a fresh code', async () => {
  inEnglish();
  let isProved = false;
  let contact: Consent['state'] = 'no';
  const app = renderApp({
    as: { ...lead, roles: [] },
    url: '/family/k1/consents',
    answers: {
      'GET grown-ups/children/{childId}/consents': () => ({
        ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela' },
        consents: [learning, consent('contact', contact), consent('visible', 'paused')],
      }),
      'POST grown-ups/children/{childId}/consents': () => {
        if (!isProved) return refuse(403, 'proof_needed');
        contact = 'yes';
        return {};
      },
      'POST grown-ups/proof': () => {
        isProved = true;
        return {};
      },
    },
  });
  expect(await screen.findByText(/The notice has changed/)).toBeDefined();
  const week = screen.getByRole('link', { name: 'Ela’s week' });
  expect(week.getAttribute('href')).toBe('/grown-ups/family/k1/home');
  answer('Friends and messages', 'Yes');
  fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '123456' } });
  const group = screen.getByRole('group', { name: 'Friends and messages' });
  await expect.poll(() => within(group).getByText('Yes').getAttribute('aria-pressed')).toBe('true');
  expect(app.of('POST grown-ups/children/{childId}/consents')).toHaveLength(2);
});
