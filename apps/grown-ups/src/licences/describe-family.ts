import { type CallError, isCallError } from '@digipals/client';
import type { MessageKey, Translate } from '@digipals/i18n';

const keys = {
  voucher_refused: 'upgrade.refused',
  seats_used_up: 'upgrade.noSeat',
  too_many_requests: 'upgrade.tooMany',
  network: 'upgrade.offline',
  offline: 'upgrade.offline',
} as const satisfies Partial<Record<CallError['code'], MessageKey>>;

/** Describes a failed call about licences to a family. */
export function describeFamily(t: Translate, error: unknown): string {
  const known = isCallError(error) && Object.hasOwn(keys, error.code);
  return t(known ? keys[error.code as keyof typeof keys] : 'upgrade.broken');
}
