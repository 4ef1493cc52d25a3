import { createTranslator, loadCatalogue } from '@digipals/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { showStartFailure } from './start-failure.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const place = () => {
  document.body.innerHTML = '<div id="app">early drawing</div>';
};

test('ERR-01 ERR-25 an app that does not load shows an error and Retry in the language of the child', async () => {
  place();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const catalogue = await loadCatalogue('es', ['app']);
  showStartFailure(document, catalogue);
  const t = createTranslator('es', catalogue);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(t('error.generic'));
  const button = document.querySelector('button');
  expect(button?.textContent).toBe(t('action.retry'));
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('shows a retry button even without texts', () => {
  place();
  showStartFailure(document, null);
  expect(document.querySelector('#app')?.textContent).toBe('\u21bb');
});
