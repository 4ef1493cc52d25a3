import type { Catalogue } from '@digipals/i18n';
import css from '../Failed.module.css';

/**
 * What stands in the page when the app itself cannot be loaded (ERR-25): the generic error, and a way to
 * try again. Without React, which may be what is missing, and without words where even those are.
 */
export function showStartFailure(page: Document, catalogue: Catalogue | null): void {
  // A text that was compiled is a list of its pieces; these two have one.
  const textOf = (key: string): string => [catalogue?.[key] ?? ''].flat().join('');
  const box = page.createElement('main');
  box.className = css['failed'] ?? '';
  const words = page.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = textOf('error.generic');
  const again = page.createElement('button');
  again.type = 'button';
  again.className = css['reload'] ?? '';
  again.textContent = textOf('action.retry') || '\u21bb';
  again.addEventListener('click', () => page.defaultView?.location.reload());
  box.append(words, again);
  page.getElementById('app')?.replaceChildren(box);
}
