import type { BodyOf, Consent } from '@digipals/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lead, refuse, renderApp } from '../testing/fake-app.tsx';

const DECIDE = 'POST grown-ups/children/{childId}/consents';

const consent = (purpose: Consent['purpose'], state: Consent['state']): Consent => ({
  ...{ purpose, state, who: null, relation: null, method: null, version: null, at: null },
});

/** The page of a parent whose answers take until they are let through. */
function openSwitches({ isRefused = false, isReadOnce = false } = {}) {
  localStorage.setItem('grown-ups.language', 'gb');
  const states: Partial<Record<Consent['purpose'], Consent['state']>> = {
    contact: 'yes',
    visible: 'no',
  };
  const waiting: (() => void)[] = [];
  let reads = 0;
  const app = renderApp({
    as: { ...lead, roles: [] },
    url: '/family/k1/consents',
    answers: {
      'GET grown-ups/children/{childId}/consents': () => {
        reads += 1;
        if (isReadOnce && reads > 1) return refuse(422, 'invalid_request');
        return {
          ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela' },
          consents: [consent('learning', 'yes'), ...purposes().map(one => consent(...one))],
        };
      },
      [DECIDE]: async ({ body }) => {
        await new Promise<void>(resolve => void waiting.push(resolve));
        if (isRefused) return refuse(422, 'invalid_request');
        const { purpose, given } = body as BodyOf<typeof DECIDE>;
        states[purpose] = given ? 'yes' : 'no';
        return {};
      },
    },
  });
  const purposes = () => Object.entries(states) as [Consent['purpose'], Consent['state']][];
  /** Lets the running call end. */
  const letThrough = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await act(async () => waiting.shift()?.());
  };
  return { sent: () => app.of(DECIDE).map(({ body }) => body), letThrough, waiting, states };
}

const group = (name: string) => screen.findByRole('group', { name });
const answer = async (name: string, word: 'Yes' | 'No') =>
  fireEvent.click(within(await group(name)).getByText(word));
const chosen = async (name: string) =>
  within(await group(name)).queryByRole('button', { pressed: true })?.textContent;

const friends = 'Friends and messages';
const found = 'Be found outside the class';

test('CONSENT-08 an answer that is changed back while it is sent is sent again afterwards', async () => {
  const { sent, letThrough } = openSwitches();
  await answer(friends, 'No');
  expect(await chosen(friends)).toBe('No');
  await answer(friends, 'Yes');
  expect(await chosen(friends)).toBe('Yes');
  await letThrough();
  await letThrough();
  await expect.poll(sent).toEqual([false, true].map(given => ({ purpose: 'contact', given })));
  expect(await chosen(friends)).toBe('Yes');
});

test('CONSENT-08 the last answer is also sent if the consents cannot be read in between', async () => {
  const { sent, letThrough } = openSwitches({ isReadOnce: true });
  await answer(found, 'Yes');
  await answer(found, 'No');
  await letThrough();
  await letThrough();
  await expect.poll(sent).toEqual([true, false].map(given => ({ purpose: 'visible', given })));
  expect(await chosen(found)).toBe('No');
});

test('CONSENT-08 an answer to another purpose is sent after the one that is running', async () => {
  const { sent, letThrough, waiting } = openSwitches();
  await answer(friends, 'No');
  await answer(found, 'Yes');
  await expect.poll(() => waiting.length).toBe(1);
  expect(sent()).toEqual([{ purpose: 'contact', given: false }]);
  await letThrough();
  await letThrough();
  await expect.poll(sent).toEqual([
    { purpose: 'contact', given: false },
    { purpose: 'visible', given: true },
  ]);
  expect([await chosen(friends), await chosen(found)]).toEqual(['No', 'Yes']);
});

test('CONSENT-08 a purpose that the other parent withdraws meanwhile is not given again', async () => {
  const { sent, letThrough, states } = openSwitches();
  await answer(found, 'Yes');
  states.contact = 'no';
  await answer(found, 'No');
  await letThrough();
  await letThrough();
  await expect.poll(sent).toEqual([true, false].map(given => ({ purpose: 'visible', given })));
  expect([await chosen(friends), await chosen(found)]).toEqual(['No', 'No']);
});

test('CONSENT-08 an answer that is refused is shown as it was', async () => {
  const { letThrough } = openSwitches({ isRefused: true });
  await answer(friends, 'No');
  await letThrough();
  await expect.poll(() => chosen(friends)).toBe('Yes');
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('CONSENT-20 the page says who gave each answer that counts, and when', async () => {
  localStorage.setItem('grown-ups.language', 'gb');
  const at = '2026-11-29T09:00:00Z';
  const by = (
    purpose: Consent['purpose'],
    method: Consent['method'],
    who: string | null,
  ): Consent => ({
    ...consent(purpose, 'no'),
    ...{ method, who, at },
  });
  renderApp({
    as: { ...lead, roles: [] },
    url: '/family/k1/consents',
    answers: {
      'GET grown-ups/children/{childId}/consents': () => ({
        ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela' },
        consents: [
          by('contact', 'account', 'Derya'),
          by('visible', 'letter', 'Emre'),
          by('weeklyLetter', 'operator', null),
        ],
      }),
    },
  });
  expect(await screen.findByText('Answered by Derya on 29 November')).toBeDefined();
  expect(
    screen.getByText('Signed letter from Emre, recorded by the school on 29 November'),
  ).toBeDefined();
  expect(screen.getByText('Recorded by DigiPals on 29 November')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Answers for Ela' })).toBeDefined();
});

test('CONSENT-20 an answer whose name the server keeps back is that of another grown-up', async () => {
  localStorage.setItem('grown-ups.language', 'gb');
  const at = '2026-11-29T09:00:00Z';
  renderApp({
    as: { ...lead, roles: [] },
    url: '/family/k1/consents',
    answers: {
      'GET grown-ups/children/{childId}/consents': () => ({
        ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela' },
        consents: [
          { ...consent('contact', 'yes'), method: 'pause', at },
          { ...consent('visible', 'no'), method: 'account', at },
        ],
      }),
    },
  });
  expect(await screen.findByText('Answered by another grown-up on 29 November')).toBeDefined();
  expect(screen.getByText('Recorded by DigiPals on 29 November')).toBeDefined();
});
