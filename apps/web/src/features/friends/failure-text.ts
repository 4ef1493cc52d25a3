import { CallError } from '@digipals/client';
import type { MessageKey, Translate } from '@digipals/i18n';

const texts: Partial<Record<CallError['code'], MessageKey & `${'error' | 'friends'}.${string}`>> = {
  offline: 'error.offline',
  too_many_requests: 'error.tooFast',
  // Blocked and missing children must look the same (SAFE-09).
  not_found: 'friends.changed',
  // The grown-up has not given permission yet (SAFE-13).
  forbidden: 'friends.askGrownUp',
};

/** The error message for a failed friend action. */
export function failureText(error: unknown, t: Translate): string {
  const key = error instanceof CallError ? texts[error.code] : undefined;
  return t((key ?? 'error.generic') as 'error.generic');
}
