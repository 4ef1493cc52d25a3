import type { Catalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { createAppQueries } from '../shared/services.tsx';
import { lead } from '../testing/fake-app.tsx';
import { FamilyPages } from './FamilyPages.tsx';

const catalogue: Catalogue = { 'family.wrong': 'That did not work.', 'family.retry': 'Try again' };

const renderPages = (load: ComponentProps<typeof FamilyPages>['load'] & object) =>
  render(
    <QueryClientProvider client={createAppQueries(() => Promise.reject(new Error('no call')))}>
      <TextProvider locale="en-GB" catalogue={catalogue}>
        <FamilyPages adult={lead} worksInSchool={false} load={load} />
      </TextProvider>
    </QueryClientProvider>,
  );

test('FAMILY-26 pages of parents that cannot be loaded say so, and can be tried again', async () => {
  renderPages(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('the pages of parents are shown once they are loaded', async () => {
  renderPages(async () => ({ default: ({ adult }) => <p>{adult.name}</p> }));
  expect(await screen.findByText('Grace Hill')).toBeDefined();
});
