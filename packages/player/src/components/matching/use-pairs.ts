import type { Item } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import { isComplete } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnnounce } from '../../motion/Announcer.tsx';
import { type Mark, type PartProps, pickKey } from '../../part.ts';
import { ownPicks, withOwnPicks } from '../own-picks.ts';
import { halvesOf, partnerOf, pickOfPair, rowsOf } from './pairs.ts';
import { useGlide } from './use-glide.ts';

/** What a half shows. */
export type HalfState = 'idle' | 'chosen' | 'wrong' | 'found' | Mark;

/** The text of a half inside another sentence. */
const spoken = ({ value }: Item): string => value.replace(/\.$/, '');

/** Ids of two halves that do not go together; gone after 2000 ms (GAME-14). */
function useWrongPair() {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (ids: readonly string[]) => {
    clearTimeout(timer.current);
    setWrong(ids);
    if (ids.length > 0) timer.current = setTimeout(() => setWrong([]), player.wrongPairClearMs);
  };
  return [wrong, show] as const;
}

/**
 * State of a matching game (COMP-23): a half of either side, then its partner. A right pair locks (GAME-13),
 * a wrong one clears, with the sound its author gave (GAME-15); the last pair answers.
 */
export function usePairs(part: PartProps) {
  const t = useText();
  const announce = useAnnounce();
  const { component, question, picks, onPick, onAnswer, onMiss, locked, marks, hint, ports } = part;
  const halves = useMemo(() => halvesOf(component), [component]);
  const [chosen, setChosen] = useState<Item | null>(null);
  const [wrong, showWrong] = useWrongPair();
  const glide = useGlide();
  const mine = ownPicks(picks, component);
  const found = new Set(mine.map(({ id }) => id));
  const rightOf = (item: Item) => (item.index === undefined ? item : partnerOf(halves, item));
  const isFound = (item: Item) => found.has(rightOf(item)?.id ?? '');

  const join = (right: Item) => {
    glide.mark();
    const pair = pickOfPair(component, right);
    const next = withOwnPicks(question, picks, component, [...mine, pair]);
    if (isComplete(question, next)) onAnswer(next);
    else onPick(next);
  };

  const speak = async (item: Item, isWrong: boolean) => {
    if (!item.audio) ports.effect('select');
    const end = item.audio ? await ports.sound.play(item.audio) : 'ended';
    const { incorrect } = component.meta;
    if (isWrong && end !== 'aborted' && typeof incorrect === 'string') ports.sound.play(incorrect);
  };

  const compare = (first: Item, second: Item) => {
    const isPair = partnerOf(halves, first) === second;
    const [item, other] = first.index === undefined ? [second, first] : [first, second];
    announce(t(isPair ? 'dnd.pair' : 'dnd.notPair', { item: spoken(item), other: spoken(other) }));
    setChosen(null);
    speak(second, !isPair);
    if (isPair) join(other);
    else {
      showWrong([first.id, second.id]);
      onMiss();
    }
  };

  const tap = (item: Item) => {
    if (locked) return;
    const isOther = chosen && (chosen.index === undefined) !== (item.index === undefined);
    if (!isFound(item)) showWrong([]);
    if (isOther && !isFound(item)) return compare(chosen, item);
    speak(item, false);
    if (!isFound(item)) setChosen(chosen?.id === item.id ? null : item);
  };

  const stateOf = (item: Item): HalfState => {
    const right = rightOf(item);
    if (right && isFound(item)) return marks?.get(pickKey(pickOfPair(component, right))) ?? 'found';
    if (wrong.includes(item.id)) return 'wrong';
    return chosen?.id === item.id ? 'chosen' : 'idle';
  };

  /** A hint points at the left half of the next pair; its partner is for the child to find. */
  const next = hint?.glow === 'place' ? hint.next : null;
  const glows = (item: Item) =>
    next !== null && item.index !== undefined && partnerOf(halves, item)?.id === next.id;

  return {
    rows: rowsOf(halves, found),
    half: (item: Item) => {
      const partner = isFound(item) && partnerOf(halves, item);
      return {
        state: stateOf(item),
        button: {
          ref: glide.ref(item.id),
          'aria-label': partner
            ? t('dnd.pair', { item: spoken(item), other: spoken(partner) })
            : undefined,
          'aria-disabled': locked || isFound(item) || undefined,
          'aria-pressed': chosen?.id === item.id,
          'data-glow': glows(item) || undefined,
          onClick: () => tap(item),
        },
      };
    },
  };
}

/** Data for the halves. */
export type Pairs = ReturnType<typeof usePairs>;
