import type { SentenceOption } from '@digipals/contract';
import { gap } from './edits.ts';

/** Slots of a sentence, in order. */
export const slots = ['start', 'verb', 'thing', 'more'] as const;
export type Slot = (typeof slots)[number];
/** The chosen block of each slot. */
export type Choice = Partial<Record<Slot, SentenceOption>>;

/** The last chosen block before a slot. */
function before(choice: Choice, slot: Slot): SentenceOption | undefined {
  const places = slots.slice(0, slots.indexOf(slot)).toReversed();
  return places.map(place => choice[place]).find(block => block !== undefined);
}

/** Blocks that fit a slot after the chosen ones. */
export function blocksFor(options: readonly SentenceOption[], choice: Choice, slot: Slot) {
  const last = before(choice, slot);
  return options.filter(
    option =>
      option.slot === slot &&
      (option.follows.length === 0 || (last && option.follows.includes(last.optionId))),
  );
}

/** Adds a block, or removes it if it is chosen already. Later blocks that no longer fit are dropped. */
export function chosen(options: readonly SentenceOption[], choice: Choice, block: SentenceOption) {
  if (block.slot === 'starter') return choice;
  const same = choice[block.slot]?.optionId === block.optionId;
  const { [block.slot]: _, ...rest } = choice;
  let next: Choice = same ? rest : { ...rest, [block.slot]: block };
  for (const slot of slots) {
    const at = next[slot];
    if (at && !blocksFor(options, next, slot).includes(at)) {
      const { [slot]: __, ...fewer } = next;
      next = fewer;
    }
  }
  return next;
}

/** Whether the blocks make a whole sentence: a start and a verb do, a thing and more may follow. */
export const isWhole = ({ start, verb }: Choice): boolean =>
  start !== undefined && verb !== undefined;

/**
 * The sentence of the chosen blocks, with a capital letter and its end mark, or a gap while it is not
 * whole. Empty without blocks.
 */
export function sentenceOf(choice: Choice): string {
  const blocks = slots.flatMap(slot => choice[slot] ?? []);
  const words = blocks.map(({ text }) => text).join(' ');
  if (words === '') return '';
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (!isWhole(choice)) return `${sentence} ${gap}`;
  const mark = blocks.some(({ asks }) => asks) ? '?' : '.';
  return /[.!?]$/.test(sentence) ? sentence : sentence + mark;
}
