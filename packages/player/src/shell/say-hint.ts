import type { RunState } from '@digipals/engine';
import type { Translate } from '@digipals/i18n';
import type { Hint } from '../part.ts';

/** What is announced of a hint, for children who do not see it glow; null for nothing. */
export const sayHint = (t: Translate, run: RunState, hint: Hint | null): string | null => {
  if (run.phase !== 'answering') return null;
  if (hint?.helped) return t('player.hintSet');
  if (hint && hint.gone.length > 0) return t('player.hintGone');
  return hint?.glow ? t('player.hintGlow') : null;
};
