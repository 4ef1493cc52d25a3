import { isCallError } from '@digipals/client';
import type { Translate } from '@digipals/i18n';

/** Describes a failed call to a family. */
export function describeFamilyError(t: Translate, error: unknown): string {
  if (!isCallError(error)) return t('consent.broken');
  if (error.code === 'network' || error.code === 'offline') return t('consent.offline');
  if (error.code === 'too_many_requests') return t('consent.tooMany');
  if (error.code === 'email_taken') return t('consent.account.known');
  if (error.status === 422) return t('consent.incomplete');
  return error.status === 404 ? t('consent.wrong') : t('consent.broken');
}
