import { readFileSync } from 'node:fs';
import { type SignalCode, signalCodes } from '@digipals/contract';

/** A text of a case list: what is to be found in it, and where; no code for a harmless one. */
export type Case = {
  readonly text: string;
  readonly code: SignalCode | undefined;
  /** The heart of the place, empty for anywhere. */
  readonly place: string;
};

const isCode = (name: string): name is SignalCode => signalCodes.some(code => code === name);

function toCase(line: string): Case {
  const [text = '', name = '', place = ''] = line.split('\t');
  if (name !== '-' && !isCode(name)) throw new Error(`no such code: ${line}`);
  if (!text.includes(place)) throw new Error(`no such place: ${line}`);
  return { text, code: isCode(name) ? name : undefined, place };
}

/**
 * The cases of a list: `known` was in view when the checks were written, `held-out` is only there to
 * measure with.
 */
export function readCases(list: 'known' | 'held-out'): Case[] {
  const file = new URL(`../../cases/${list}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map(toCase);
}
