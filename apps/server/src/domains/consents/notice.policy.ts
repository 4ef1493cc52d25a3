import {
  type Consent,
  type ConsentPurpose,
  type NoticeVersion,
  noticeVersions,
} from '@digipals/contract';
import type { Newest } from './consents.data.ts';

/** The newest version of the notice. */
export const currentNotice: number = Math.max(...noticeVersions.map(({ version }) => version));

/** The oldest version of the notice that still counts for a purpose: the last one that changed it (CONSENT-12). */
export const neededVersion = (
  purpose: ConsentPurpose,
  versions: readonly NoticeVersion[] = noticeVersions,
): number =>
  Math.max(...versions.filter(({ changes }) => changes.includes(purpose)).map(one => one.version));

/** The state of a purpose, by its newest row. Families of children who left and came back are asked again. */
export function stateOf(
  purpose: ConsentPurpose,
  newest: Newest | undefined,
  versions: readonly NoticeVersion[] = noticeVersions,
): Consent['state'] {
  if (!newest || newest.method === 'left') return 'open';
  if (!newest.given) return 'no';
  return newest.version < neededVersion(purpose, versions) ? 'paused' : 'yes';
}
