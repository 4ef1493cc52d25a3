import type { Found } from './types.ts';

/** Whether another finding of the same kind covers all of this one, or a part of it with more severity. */
function isCovered(found: Found, by: Found): boolean {
  if (found.code !== by.code || found.status !== by.status) return false;
  if (found.start === null || found.end === null || by.start === null || by.end === null)
    return false;
  if (by.severity < found.severity || by.start >= found.end || by.end <= found.start) return false;
  const isLonger = by.end - by.start > found.end - found.start;
  const isAround = by.start <= found.start && by.end >= found.end;
  return by.severity > found.severity || (isAround && isLonger);
}

/** Drops duplicates and findings that another one covers; the most severe first, then by place. */
export function mergeFindings(found: readonly Found[]): Found[] {
  const unique = found.filter(
    (one, index) =>
      found.findIndex(
        other =>
          other.code === one.code &&
          other.start === one.start &&
          other.end === one.end &&
          other.severity === one.severity &&
          (one.start !== null || other.explanation === one.explanation),
      ) === index,
  );
  return unique
    .filter(one => !unique.some(other => other !== one && isCovered(one, other)))
    .toSorted(
      (a, b) => b.severity - a.severity || (a.start ?? Infinity) - (b.start ?? Infinity) || 0,
    );
}
