import type { Adult, OpenText } from '@digipals/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lead, renderApp } from '../testing/fake-app.tsx';

const parent: Adult = { ...lead, roles: [{ role: 'parent', schoolId: null, classId: null }] };
const texts = 'GET grown-ups/children/{childId}/family/messages';
const friend = (childId: string, name: string, messages: number) => ({
  ...{ childId, name, messages, country: 'es', since: '2026-11-24T09:00:00Z' },
  avatarImage: `/avatars/${childId}`,
});

const mia = {
  ...{ childId: 'k1', name: 'Mia', avatarImage: '/avatars/mia', dominoImage: '/avatars/domino' },
  ...{ className: '3B', schoolName: 'Riverside', language: 'tr' as const },
};

test('FAMILY-43 the newest conversation is open, and friends with messages have their number', async () => {
  localStorage.setItem('grown-ups.language', 'gb');
  renderApp({
    as: parent,
    url: '/family/k1/messages',
    answers: {
      'GET grown-ups/family': () => [mia],
      [texts]: () => ({
        ...{ open: [], reports: [] },
        friends: [friend('k9', 'Zoe', 3), friend('k8', 'Ada', 0)],
      }),
      [`${texts}/{friendId}`]: () => [],
    },
  });
  const zoe = await screen.findByRole('button', { name: /Zoe.*Messages: 3/ });
  expect(zoe.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /Ada/ }).textContent).not.toContain('Messages');
});

const openText = (state: OpenText['state']): OpenText => ({
  ...{ submissionId: state, kind: 'message', toChildId: 'k9', text: 'Let us meet', state },
  ...{ at: '2026-11-24T09:00:00Z', reason: state === 'returned' ? 'meeting' : null },
});

test.each([
  ['withheld', true],
  ['returned', false],
  ['reading', false],
] as const)(
  'FAMILY-39 beside a %s text a parent reads what happens now and what it can do: %s',
  async (state, isSaid) => {
    localStorage.setItem('grown-ups.language', 'gb');
    renderApp({
      as: parent,
      url: '/family/k1/messages',
      answers: {
        'GET grown-ups/family': () => [mia],
        [texts]: () => ({ open: [openText(state)], reports: [], friends: [] }),
      },
    });
    await screen.findByText('Let us meet');
    expect(screen.queryByText(/Mia sees that it was not delivered/) !== null).toBe(isSaid);
    expect(screen.queryByText(/talk about it with Mia/) !== null).toBe(isSaid);
    const links = screen.queryAllByRole('link', { name: /^(Pause friends and messages|Help)$/ });
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      isSaid ? ['/grown-ups/family/k1/controls', '/grown-ups/family/k1/data'] : [],
    );
  },
);
