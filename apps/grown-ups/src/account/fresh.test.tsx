import type { Adult, AskedChild, FamilyControls } from '@digipals/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Answers, lead, refuse, renderApp } from '../testing/fake-app.tsx';

const parent: Adult = { ...lead, roles: [{ role: 'parent', schoolId: null, classId: null }] };
const ela: AskedChild = {
  ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela', language: 'tr' },
  ...{ consents: [], email: null, askedAt: null },
};
const controls: FamilyControls = {
  ...{
    quiet: null,
    classQuiet: null,
    minutesADay: null,
    contact: 'on',
    waitsForSchool: false,
    pausedUntil: null,
    usedToday: 0,
  },
  ...{ timeZone: 'Europe/London', streakPause: null, language: 'gb' },
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const letters = '/classes/c1/letters';
const family = 'grown-ups/children/{childId}/family';

// The pages of families are transformed on first use.
beforeAll(() => import('../family/FamilyApp.tsx'));

type Key = keyof Answers;
type Page = readonly [key: Key, url: string, as: Adult, act: () => Promise<void>];

const pages: readonly Page[] = [
  [
    'POST grown-ups/consent/children/{childId}/signed',
    letters,
    lead,
    async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Record for Ela' }));
      type('Name of the grown-up', 'Emre K.');
      for (const purpose of ['Friends', 'Found outside', 'Weekly letter']) {
        fireEvent.click(within(screen.getByRole('group', { name: purpose })).getByText('No'));
      }
      press('Record the letter');
    },
  ],
  [
    'POST grown-ups/consent/children/{childId}/invitation',
    letters,
    lead,
    async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: /Ela/ }));
      press('For another grown-up');
      type('E-mail of the other grown-up of Ela', 'second@posta.example');
      press('Send 1 by e-mail');
    },
  ],
  [
    'PUT grown-ups/consent/children/{childId}/address',
    letters,
    lead,
    async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Record for Ela' }));
      type('E-mail of the family', 'family@posta.example');
      press('Save the address');
    },
  ],
  [
    'PUT grown-ups/schools/{schoolId}',
    '/school',
    lead,
    async () => void fireEvent.click(await screen.findByRole('button', { name: 'Save' })),
  ],
  [
    `PUT ${family}/rest`,
    '/family/k1/controls',
    parent,
    async () => void fireEvent.click(await screen.findByLabelText('Minutes a day')),
  ],
  [
    `PUT ${family}/pause`,
    '/family/k1/controls',
    parent,
    async () => void fireEvent.click(await screen.findByRole('button', { name: 'Save' })),
  ],
];

test.each(pages)(
  'SCHOOL-04 %s asks for a code where the last one is old, and goes on',
  async (key, url, as, act) => {
    localStorage.setItem('grown-ups.language', 'gb');
    let isProved = false;
    const app = renderApp({
      url,
      as,
      answers: {
        'GET grown-ups/consent/classes/{classId}': () => [ela],
        'GET grown-ups/family': () => [
          {
            ...{ childId: 'k1', name: 'Mia', avatarImage: '/avatars/mia', dominoImage: '/d' },
            ...{ className: '3B', schoolName: 'Riverside', language: 'gb' },
          },
        ],
        [`GET ${family}/controls`]: () => controls,
        'POST grown-ups/proof': () => {
          isProved = true;
          return {};
        },
      },
    });
    app.answer(key, () => (isProved ? ({} as never) : refuse(403, 'proof_needed')));
    await act();
    fireEvent.change(await screen.findByLabelText('Six figures'), { target: { value: '123456' } });
    await expect.poll(() => app.of(key).length).toBe(2);
    const [first, again] = app.of(key);
    expect(again).toEqual(first);
    await expect.poll(() => screen.queryByLabelText('Six figures')).toBeNull();
  },
);
