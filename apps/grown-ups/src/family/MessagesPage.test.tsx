import type { Adult } from '@digipals/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lead, renderApp } from '../testing/fake-app.tsx';

const parent: Adult = { ...lead, roles: [{ role: 'parent', schoolId: null, classId: null }] };
const texts = 'GET grown-ups/children/{childId}/family/messages';
const friend = (childId: string, name: string, messages: number) => ({
  ...{ childId, name, messages, country: 'es', since: '2026-11-24T09:00:00Z' },
  avatarImage: `/avatars/${childId}`,
});

test('FAMILY-43 the newest conversation is open, and friends with messages have their number', async () => {
  localStorage.setItem('grown-ups.language', 'gb');
  const mia = {
    ...{ childId: 'k1', name: 'Mia', avatarImage: '/avatars/mia', dominoImage: '/avatars/domino' },
    ...{ className: '3B', schoolName: 'Riverside', language: 'tr' as const },
  };
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
