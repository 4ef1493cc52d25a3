import { createQueries } from '@digipals/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../../shared/services.tsx';
import { type FinishedRun, useFinishedRun, useSetFinishedRun } from './finished-run.ts';

const run: FinishedRun = {
  ...{ run: 'run-1', title: 'Step 1', percent: 100, right: 8, skipped: 0, total: 8 },
  ...{ test: false, words: [], lingoCredit: 5 },
};

test('PLAYER-66 PLAYER-73 the run of a child is not that of another child in the same activity', async () => {
  const services = { storage: localStorage } as unknown as Services;
  const queries = createQueries(vi.fn<() => never>());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(
    () => ({
      ofMia: useFinishedRun('u-mia', 'act-1'),
      ofAli: useFinishedRun('u-ali', 'act-1'),
      setOfMia: useSetFinishedRun('u-mia', 'act-1'),
    }),
    { wrapper },
  );
  result.current.setOfMia(() => run);
  await waitFor(() => expect(result.current.ofMia).toEqual(run));
  expect(result.current.ofAli).toBeUndefined();
});
