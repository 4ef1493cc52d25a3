import type { Translate } from '@digipals/i18n';
import type { CallError } from '../../shared/api/call-error.ts';

/**
 * What a child is told when its text was not sent (ERR-02, ERR-03). `gone`: where the two may not write
 * to each other any more; blocked, parted and gone are never told apart (SAFE-09).
 */
export function failureText({ code }: CallError, t: Translate, gone?: string): string {
  if (code === 'offline') return t('error.offline');
  if (code === 'too_many_requests') return t('error.tooFast');
  if (gone !== undefined && (code === 'forbidden' || code === 'not_found')) return gone;
  return t('error.messageNotSent');
}
