import type { Item, Pick } from '@digipals/contract';
import { samePick } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../motion/Announcer.tsx';
import { type Mark, type PartProps, pickKey } from '../../part.ts';
import { nextPicks, wantedItems } from './next-picks.ts';

/** What a place shows: nothing until it is found. */
export type PlaceState = { found: boolean; glows: boolean; mark: Mark | undefined };

/** State of a game of places: finding the last one answers (GAME-12). */
export function useHotspots(part: PartProps) {
  const { component, question, picks, locked, marks, hint, ports, onPick, onAnswer } = part;
  const t = useText();
  const announce = useAnnounce();
  const isOpen = useIsOpen();
  // The complete answer, while the word of the last place is still playing.
  const [completed, setCompleted] = useState<readonly Pick[] | null>(null);
  const shown = completed ?? picks;
  const wanted = wantedItems(question, component);
  const limit = part.limit === 0 ? component.data.length : part.limit;

  const pickOf = ({ id, value }: Item): Pick => ({ id, value, componentId: component.id });
  const isFound = (item: Item): boolean => shown.some(pick => samePick(pick, pickOf(item)));

  const say = async (item: Item): Promise<void> => {
    if (item.audio) await ports.sound.play(item.audio);
    else ports.effect('pop');
  };

  const announceFound = (item: Item, place: number, next: readonly Pick[]) => {
    const count = wanted.filter(one => next.some(pick => samePick(pick, pickOf(one)))).length;
    const found = t('player.found', { count, total: wanted.length });
    announce(`${t('player.placeFilled', { index: place, item: item.value })}. ${found}`);
  };

  /** A tap on a place; `place` is its number from 1. */
  const find = async (item: Item, place: number) => {
    if (locked || completed) return;
    const next = nextPicks(picks, pickOf(item), question, limit);
    const said = say(item);
    if (next === picks) return;
    announceFound(item, place, next);
    if (next.length < limit) {
      onPick([...next]);
      return;
    }
    setCompleted(next);
    await said;
    if (!isOpen()) return;
    setCompleted(null);
    onAnswer([...next]);
  };

  return {
    items: component.data,
    wanted,
    count: wanted.filter(isFound).length,
    isFound,
    find,
    say,
    onMiss: part.onMiss,
    stateOf: (item: Item): PlaceState => ({
      found: isFound(item),
      glows: hint?.glow === 'place' && hint.next?.id === item.id,
      mark: marks?.get(pickKey(pickOf(item))),
    }),
  };
}

/** A game of places. */
export type Hotspots = ReturnType<typeof useHotspots>;

/** Whether the part is still on the board. */
function useIsOpen(): () => boolean {
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}
