import { endpointMarks } from '@digipals/client/build';
import { catalogues } from '@digipals/i18n/build';
import { defineConfig } from 'vitest/config';

// On a busy machine a browser or a process may take minutes to get to what is polled for.
const patient = { poll: { timeout: 240_000 } };

const memoryFolder = 'tools/support/memory-folder.ts';

/** No test is about its own time: a machine that does much else may take long for it. */
const timeouts = { testTimeout: 1_800_000, hookTimeout: 1_800_000 };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [catalogues(), endpointMarks()],
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'tools/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
          ],
          environment: 'node',
          ...timeouts,
          expect: patient,
          // These files share no state; to load the code anew for each would take a quarter of the time.
          isolate: false,
        },
      },
      {
        plugins: [catalogues(), endpointMarks()],
        test: {
          name: 'web',
          include: ['ts', 'tsx'].map(type => `apps/{web,desk,grown-ups}/src/**/*.test.${type}`),
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          ...timeouts,
          expect: patient,
          isolate: false,
        },
      },
      {
        test: {
          name: 'http',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: [memoryFolder, 'apps/server/src/testing/global-setup.ts'],
          ...timeouts,
          expect: patient,
          maxWorkers: 2,
          // Each file makes its own server and database; to load the code anew for each would take a third of the time.
          isolate: false,
        },
      },
      {
        plugins: [catalogues(), endpointMarks()],
        test: {
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          globalSetup: [memoryFolder, 'e2e/support/global-setup.ts'],
          ...timeouts,
          expect: patient,
          // Each file has a server and a browser; most of their time they wait.
          maxWorkers: 3,
          // Each file has its own database and browser; the next server starts in the process of the one before.
          isolate: false,
        },
      },
      {
        plugins: [catalogues(), endpointMarks()],
        test: {
          name: 'conformance',
          include: ['e2e/conformance/**/*.test.ts'],
          globalSetup: [memoryFolder, 'e2e/conformance/global-setup.ts'],
          ...timeouts,
          expect: patient,
          maxWorkers: 2,
        },
      },
    ],
  },
});
