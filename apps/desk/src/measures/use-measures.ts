import { endpointQuery } from '@digipals/client';
import type { Measure } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRows } from '../shared/use-rows.ts';

/** Measures that act or wait; of a case all of its child. */
export const useMeasures = (caseId?: string) =>
  useQuery({
    ...endpointQuery('GET desk/measures', caseId === undefined ? {} : { caseId }),
    refetchInterval: 10_000,
  });

/** The rows of a list. A measure that others move up or down stays chosen: its buttons act at once. */
export function useChosenMeasure(list: readonly Measure[] | undefined) {
  const items = list ?? [];
  const { chosen, choose } = useRows(items.length);
  const [shown, setShown] = useState({ list, measureId: items[chosen]?.measureId });
  const moved = items.findIndex(({ measureId }) => measureId === shown.measureId);
  const place = list !== shown.list && moved >= 0 ? moved : chosen;
  const here = items[place];
  if (list !== shown.list || here?.measureId !== shown.measureId) {
    setShown({ list, measureId: here?.measureId });
    if (place !== chosen) choose(place);
  }
  return { items, chosen: place, choose, here };
}
