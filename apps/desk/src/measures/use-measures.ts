import { endpointQuery } from '@digipals/client';
import type { Measure } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useKeptRow } from '../shared/use-rows.ts';

/** Active and waiting measures; for a case, all measures of its child. */
export const useMeasures = (caseId?: string) =>
  useQuery({
    ...endpointQuery('GET desk/measures', caseId === undefined ? {} : { caseId }),
    refetchInterval: 10_000,
  });

const idOf = ({ measureId }: Measure): string => measureId;

/** The rows of a list of measures, one of which is chosen. */
export const useChosenMeasure = (list: readonly Measure[] | undefined) => useKeptRow(list, idOf);
