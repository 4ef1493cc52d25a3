import { type CallError, isCallError } from '@digipals/client';
import type { MessageKey, Translate } from '@digipals/i18n';

const keys = {
  network: 'family.offline',
  offline: 'family.offline',
  too_many_requests: 'consent.tooMany',
  forbidden: 'account.problem.role',
  not_found: 'account.problem.gone',
  code_refused: 'account.problem.code',
  password_refused: 'account.problem.password',
  passkey_refused: 'account.problem.passkey',
  last_factor: 'account.problem.lastFactor',
  child_left: 'account.problem.left',
  invalid_request: 'account.problem.invalid',
} as const satisfies Partial<Record<CallError['code'], MessageKey>>;

/** Describes a failed call in the language of the page. */
export function describeFailure(t: Translate, error: unknown): string {
  const known = isCallError(error) && Object.hasOwn(keys, error.code);
  return t(known ? keys[error.code as keyof typeof keys] : 'family.wrong');
}
