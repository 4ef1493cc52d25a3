import type { Locale } from '@digipals/i18n';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

// Another test file may already have loaded the texts.
vi.resetModules();
const { loadCatalogue } = await import('@digipals/i18n');
const { TextPartProvider, TextProvider, useText } = await import('@digipals/i18n/react');

function Again() {
  const t = useText();
  return (
    <p>
      {t('common.oops')} {t('rewards.again')}
    </p>
  );
}

const page = async (locale: Locale) => (
  <TextProvider locale={locale} catalogue={await loadCatalogue(locale, ['app'])}>
    <TextPartProvider part="pages" waiting={<p>Wait</p>}>
      <Again />
    </TextPartProvider>
  </TextProvider>
);

test('shows the previous language until the texts of a new one are loaded', async () => {
  const { rerender } = render(await page('en-GB'));
  expect(screen.getByText('Wait')).toBeTruthy();
  await screen.findByText('Oops! Play again');
  rerender(await page('es'));
  expect(screen.getByText('Oops! Play again')).toBeTruthy();
  await screen.findByText('¡Uy! Jugar otra vez');
});
