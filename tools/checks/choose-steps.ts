import { parseArgs } from 'node:util';
import type { Step } from './steps.ts';

/** The part of the run for one of several machines; the first has index 1. */
type Shard = { index: number; count: number };

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [index = 0, count = 0] = text.split('/').map(Number);
  if (!(index >= 1 && index <= count)) throw new Error(`--shard must be such as 1/4, not ${text}.`);
  return { index, count };
}

/** Adds the steps that the chosen ones depend on. */
function withDependencies(all: readonly Step[], chosen: readonly Step[]): Step[] {
  const names = new Set<string>();
  const add = ({ name, after = [] }: Step): void => {
    names.add(name);
    for (const step of all) if (after.includes(step.name)) add(step);
  };
  chosen.forEach(add);
  return all.filter(({ name }) => names.has(name));
}

function takeShard(steps: readonly Step[], { index, count }: Shard): Step[] {
  const unsharded = steps.filter(step => !step.shardable);
  return steps.flatMap(step => {
    if (!step.shardable) return unsharded.indexOf(step) % count === index - 1 ? [step] : [];
    const [program, ...args] = step.command;
    const command: Step['command'] = [program, ...args, `--shard=${index}/${count}`];
    return [{ ...step, command }];
  });
}

/**
 * The steps that the command line selects: `--fast`, `--only NAME` (a step or a part of the run, may be
 * repeated), `--shard N/M`. Dependencies of the selected steps are included.
 */
export function chooseSteps(all: readonly Step[], args: string[]): Step[] {
  const { fast, only, shard } = parseArgs({
    args,
    options: {
      fast: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      shard: { type: 'string' },
    },
  }).values;
  const unknown = only.find(word => !all.some(({ name, part }) => word === name || word === part));
  if (unknown) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`There is no step "${unknown}". The steps are: ${names}.`);
  }
  const isWanted = ({ name, part, fast: isFast }: Step): boolean =>
    (!fast || isFast === true) && (only.length === 0 || only.includes(name) || only.includes(part));
  const wanted = all.filter(isWanted);
  const place = readShard(shard);
  const chosen = place ? takeShard(wanted, place) : wanted;
  const byName = new Map(chosen.map(step => [step.name, step]));
  return withDependencies(all, chosen).map(step => byName.get(step.name) ?? step);
}
