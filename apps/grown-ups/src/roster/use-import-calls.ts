import type { Call } from '@digipals/client';
import type { RosterImported, RosterSource, RosterTrialAnswer } from '@digipals/contract';
import { useMemo } from 'react';

/** Where a list of children goes: into a school, or into one class. */
export type ImportTarget =
  | { readonly schoolId: string; readonly classId?: undefined }
  | { readonly classId: string; readonly className: string };

const schoolKey = 'POST grown-ups/roster/schools/{schoolId}';
const classKey = 'POST grown-ups/roster/classes/{classId}';

type ImportCalls = {
  readonly key: typeof schoolKey | typeof classKey;
  readonly tryOut: (source: RosterSource) => Promise<RosterTrialAnswer>;
  readonly act: (source: RosterSource, digest: string) => Promise<RosterImported>;
};

function importCalls(call: Call, target: ImportTarget): ImportCalls {
  if (target.classId === undefined) {
    const params = { schoolId: target.schoolId };
    return {
      key: schoolKey,
      tryOut: source => call(`${schoolKey}/trial`, { params, body: { source } }),
      act: (source, digest) => call(schoolKey, { params, body: { source, digest } }),
    };
  }
  const params = { classId: target.classId };
  return {
    key: classKey,
    tryOut: source => call(`${classKey}/trial`, { params, body: { source } }),
    act: (source, digest) => call(classKey, { params, body: { source, digest } }),
  };
}

/** The calls of an import, for a school or a class. */
export const useImportCalls = (call: Call, target: ImportTarget): ImportCalls =>
  useMemo(() => importCalls(call, target), [call, target]);
