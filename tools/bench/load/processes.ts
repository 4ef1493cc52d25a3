import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Fields of /proc/PID/stat after the name, which may contain spaces and brackets. */
const fieldsOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Linux counts the time of processes in hundredths of a second, whatever the processor is. */
const TICKS_PER_SECOND = 100;
const PARENT = 1;
const OWN_TIMES = [11, 12];
const TIMES_WITH_ENDED_CHILDREN = [11, 12, 13, 14];

const secondsOf = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND;

/** Processor time of a process, in seconds. */
export const cpuSeconds = (pid: number): number => secondsOf(fieldsOf(pid), OWN_TIMES);

export const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}/stat`);

/** The process that started another one. */
export const parentOf = (pid: number): number => Number(fieldsOf(pid)[PARENT]);

/** Processor time of a process and its children, also of those that have ended, in seconds. */
export function familyCpuSeconds(pid: number): number {
  let sum = secondsOf(fieldsOf(pid), TIMES_WITH_ENDED_CHILDREN);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = fieldsOf(Number(name));
      if (Number(fields[PARENT]) === pid) sum += secondsOf(fields, OWN_TIMES);
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** Busy and total seconds of all processors together since the machine started. */
export function machineSeconds(): { busy: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // The last two are guests, which the first two contain.
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  const all = times.reduce((sum, time) => sum + time, 0) / TICKS_PER_SECOND;
  const [, , , idle = 0, waiting = 0] = times;
  return { busy: all - (idle + waiting) / TICKS_PER_SECOND, all };
}
