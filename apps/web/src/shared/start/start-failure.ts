import type { Catalogue } from '@digipals/i18n';
import css from '../Failed.module.css';

/**
 * Shows the generic error and a retry button when the app cannot be loaded (ERR-25). Works without
 * React, which may be what failed to load, and without texts.
 */
export function showStartFailure(page: Document, catalogue: Catalogue | null): void {
  // A compiled text is a list of parts; these two have one part each.
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
