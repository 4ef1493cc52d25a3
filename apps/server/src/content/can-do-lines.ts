import type { Activity, CanDo, LanguageCode, TeachingLanguage } from '@digipals/contract';
import type { PreparedBytes } from '../kernel/prepared-bytes.ts';

type BytesOf = (
  activityId: string,
  variety: TeachingLanguage,
  language: LanguageCode,
) => PreparedBytes<Activity> | undefined;

/** Reads the can-do lines that a test checks from its file, once for each English and language. */
export function createCanDoLines(bytesOf: BytesOf) {
  const read = new Map<PreparedBytes<Activity>, readonly CanDo[]>();
  return (...named: Parameters<BytesOf>): readonly CanDo[] => {
    const bytes = bytesOf(...named);
    if (!bytes) return [];
    const known = read.get(bytes);
    if (known) return known;
    const { canDo = [] } = JSON.parse(bytes.in('identity').toString()) as Activity;
    read.set(bytes, canDo);
    return canDo;
  };
}
