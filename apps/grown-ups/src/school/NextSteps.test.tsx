import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/fake-app.tsx';

const seats = { all: 0, used: 0, free: 0 };
const licences = { seats, waiting: 0, vouchers: [], classes: [], ledger: [] };

test('a lead reads at the classes what its new school still needs, with the way there', async () => {
  renderApp({
    url: '/classes',
    answers: {
      'GET grown-ups/schools/{schoolId}/classes': () => [],
      'GET grown-ups/schools/{schoolId}/safe-contacts': () => ({ isOpen: false, contacts: [] }),
      'GET grown-ups/licences/schools/{schoolId}': () => licences,
    },
  });
  const link = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('To the school')).toMatch(/\/school$/);
  expect(await link('To the licences')).toMatch(/\/licences$/);
});

test('a school with safe contacts and a voucher is asked for nothing', async () => {
  const voucher = {
    ...{ voucherId: 'v1', seats: 30, used: 0, state: 'runs' as const },
    redeemedAt: '2026-03-01T09:00:00.000Z',
    endsAt: '2027-07-31T00:00:00.000Z',
  };
  const app = renderApp({
    url: '/classes',
    answers: {
      'GET grown-ups/schools/{schoolId}/classes': () => [],
      'GET grown-ups/licences/schools/{schoolId}': () => ({ ...licences, vouchers: [voucher] }),
    },
  });
  await screen.findByText('No class yet');
  await waitFor(() => expect(app.services.queries.isFetching()).toBe(0));
  expect(app.of('GET grown-ups/licences/schools/{schoolId}')).toHaveLength(1);
  expect(screen.queryByText('Before children can do everything')).toBeNull();
});
