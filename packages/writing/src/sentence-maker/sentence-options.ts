import type { SentenceMakerType, SentenceOption, TeachingLanguage } from '@digipals/contract';
import type { Block, Branch, Frame } from './frames.ts';
import { themes } from './themes.ts';

type Draft = Pick<SentenceOption, 'slot' | 'follows' | 'asks'>;

/**
 * Blocks of a theme in one English (MSG-11). Start and verb make a complete sentence, thing and more may
 * follow; every path through `follows` is correct English. `picture` is the name of a picture of the
 * lessons, or null.
 */
export function sentenceOptions(
  type: SentenceMakerType,
  dialect: TeachingLanguage = 'gb',
): readonly SentenceOption[] {
  const options: SentenceOption[] = [];
  const add = (written: string, { slot, follows, asks }: Draft): string => {
    const [text = '', picture] = inDialect(written, dialect).split('@');
    const optionId = `${type}-${options.length + 1}`;
    options.push({ optionId, slot, text, follows, picture: picture ?? null, asks });
    return optionId;
  };
  const { frames, starters } = themes[type];
  for (const frame of frames) addFrame(frame, add);
  for (const starter of starters) {
    add(starter, { slot: 'starter', follows: [], asks: starter.endsWith('?') });
  }
  return options;
}

type Add = (written: string, draft: Draft) => string;

function addFrame({ starts, branches, asks = false }: Frame, add: Add): void {
  const first = starts.map(start => add(start, { slot: 'start', follows: [], asks }));
  for (const branch of branches) addBranch(branch, { first, asks, add });
}

function addBranch(
  { verbs, more = [] }: Branch,
  { first, asks, add }: { first: string[]; asks: boolean; add: Add },
): void {
  const ends = verbs.flatMap(block => {
    const [written, ...things] = partsOf(block);
    const verb = add(written, { slot: 'verb', follows: first, asks });
    return [verb, ...things.map(thing => add(thing, { slot: 'thing', follows: [verb], asks }))];
  });
  for (const end of more) add(end, { slot: 'more', follows: ends, asks });
}

const partsOf = (block: Block): readonly [string, ...string[]] =>
  typeof block === 'string' ? [block] : block;

const inDialect = (written: string, dialect: TeachingLanguage): string =>
  written.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, british: string, american: string) =>
    dialect === 'us' ? american : british,
  );
