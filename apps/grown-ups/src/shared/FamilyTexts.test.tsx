import type { Catalogue, Locale } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FamilyTexts } from './FamilyTexts.tsx';
import { createAppQueries } from './services.tsx';

let isDown = false;
const load = async (locale: Locale): Promise<Catalogue> => {
  if (isDown) throw new TypeError('offline');
  return { 'consent.password': locale === 'es' ? 'Contraseña' : 'Password' };
};

const Password = () => <input aria-label={useText()('consent.password')} />;

test('FAMILY-29 a page keeps what is on it when another language cannot be loaded', async () => {
  const queries = createAppQueries(() => Promise.reject(new Error('no call')));
  const page = (locale: Locale) => (
    <QueryClientProvider client={queries}>
      <FamilyTexts locale={locale} load={load}>
        <Password />
      </FamilyTexts>
    </QueryClientProvider>
  );
  const { rerender } = render(page('en-GB'));
  fireEvent.change(await screen.findByLabelText('Password'), {
    target: { value: 'typed' },
  });
  isDown = true;
  rerender(page('es'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'typed');
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByLabelText('Contraseña')).toHaveProperty('value', 'typed');
  expect(screen.queryByRole('alert')).toBeNull();
});
