import { CallError } from '@digipals/client';
import type { MessageKey, Translate } from '@digipals/i18n';

const texts: Partial<Record<CallError['code'], MessageKey & `${'error' | 'friends'}.${string}`>> = {
  offline: 'error.offline',
  too_many_requests: 'error.tooFast',
  // Blocked, gone, nobody: never told apart (SAFE-09).
  not_found: 'friends.changed',
  // The child's own grown-up has not said yes (SAFE-13).
  forbidden: 'friends.askGrownUp',
};

/** What a child is told when something about friends did not work. */
export function failureText(error: unknown, t: Translate): string {
  const key = error instanceof CallError ? texts[error.code] : undefined;
  return t((key ?? 'error.generic') as 'error.generic');
}
