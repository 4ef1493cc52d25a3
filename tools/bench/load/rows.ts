import { cpus } from 'node:os';
import { textRow } from '../figures.ts';
import type { Cpu } from './fleet.ts';
import type { Figures, Outcome } from './plan.ts';

export const times = ({ p50, p95, p99 }: Figures): string =>
  `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

/** A row for each kind of calls. */
export const kindRows = ({ kinds, seconds }: Outcome): string[] =>
  Object.entries(kinds).map(([kind, figures]) => {
    const refused = figures.refused > 0 ? `, ${figures.refused} refused` : '';
    const rate = (figures.served / seconds).toFixed(1);
    return textRow(
      `  ${kind}`,
      `${figures.served} served (${rate} a second), ${times(figures)}${refused}`,
    );
  });

/** The share of the machine's time that other programs took. */
export function shareOfOthers(
  { servers, database, machine }: Cpu,
  { cpuSeconds }: Outcome,
): number {
  const own = servers + database + cpuSeconds;
  return Math.max(0, (machine.busy - own) / Math.max(machine.all, 1));
}

/** How busy the machine was, also with other programs: figures of another moment differ. */
export function machineRow(cpu: Cpu, outcome: Outcome): string {
  const { length: cores } = cpus();
  const { machine } = cpu;
  const others = shareOfOthers(cpu, outcome);
  return textRow(
    'the machine',
    `${cores} cores, ${((100 * machine.busy) / machine.all).toFixed(0)} % busy, ${(100 * others).toFixed(0)} % with something else`,
  );
}

/** Limits that hold under any load. */
export const faultRows = (
  { all, failures, broken, reason }: Outcome,
  crashes: number,
): string[] => [
  textRow('crashes of a server', String(crashes), { says: '0', isMet: crashes === 0 }),
  textRow('answers with 5xx', [all.failed, ...failures].join(', '), {
    says: '0',
    isMet: all.failed === 0,
  }),
  textRow('other answers (4xx)', String(all.odd), { says: '0', isMet: all.odd === 0 }),
  textRow('calls without an answer', String(all.broken), { says: '0', isMet: all.broken === 0 }),
  textRow('visits that ended with an error', `${broken}${reason ? ` (${reason})` : ''}`, {
    says: '0',
    isMet: broken === 0,
  }),
];
