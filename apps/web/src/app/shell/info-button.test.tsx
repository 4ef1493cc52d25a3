import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPopups } from '../../shared/popups.ts';
import type { RouteName } from '../../shared/routing/paths.ts';
import { type Services, ServicesProvider } from '../../shared/services.tsx';
import { routeTable } from '../route-table.ts';
import { InfoButton } from './InfoButton.tsx';

const catalogue = await loadCatalogue('en-GB', ['app']);
const withToolbars = (Object.keys(routeTable) as RouteName[]).filter(
  route => routeTable[route].bare !== true,
);

test.each(withToolbars)('SHELL-35 the info button of %s explains, or is disabled', async route => {
  const popups = createPopups();
  render(
    <ServicesProvider services={{ popups } as unknown as Services}>
      <TextProvider locale="en-GB" catalogue={catalogue}>
        <InfoButton route={route} />
      </TextProvider>
    </ServicesProvider>,
  );
  const button = screen.getByRole('button', { name: 'Help' });
  const explains = routeTable[route].help === true;
  expect(button.getAttribute('aria-disabled')).toBe(explains ? null : 'true');
  await act(async () => button.click());
  expect(popups.get().state).toBe(explains ? 'shown' : 'hidden');
});
