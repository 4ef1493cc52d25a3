import type { RosterFault } from '@digipals/contract';
import { csvFile } from '../shared/csv.ts';
import { describeFault } from '../words/roster-faults.ts';

/** Faulty rows as a CSV file that spreadsheets open. */
export function faultsFile(faults: readonly RosterFault[]): string {
  const rows = faults.map(fault => {
    const { wrong, helps } = describeFault(fault);
    return [fault.file, String(fault.line), fault.name ?? '', wrong, helps];
  });
  return csvFile([['file', 'line', 'child', 'what is wrong', 'what helps'], ...rows]);
}
