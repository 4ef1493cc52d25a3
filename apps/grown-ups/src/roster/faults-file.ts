import type { RosterFault } from '@digipals/contract';
import { describeFault } from '../words/roster.ts';

const cell = (value: string): string => {
  // A spreadsheet would calculate what begins like a formula.
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Faulty rows as a CSV file that spreadsheets open. */
export function faultsFile(faults: readonly RosterFault[]): string {
  const rows = faults.map(fault => {
    const { wrong, helps } = describeFault(fault);
    return [fault.file, String(fault.line), fault.name ?? '', wrong, helps];
  });
  const all = [['file', 'line', 'child', 'what is wrong', 'what helps'], ...rows];
  return `\ufeff${all.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
