import { useText } from '@digipals/i18n/react';
import { type ChangeEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useAnnounce } from '../../motion/Announcer.tsx';
import type { PartProps } from '../../part.ts';
import { ownPicks, withOwnPicks } from '../own-picks.ts';
import { boxMarks, boxToLookAt, firstToCorrect, gapMarks } from './box-marks.ts';
import { boxesOf, gapsOfPart, lettersFrom, newText, picksFrom, spread } from './boxes.ts';
import { useAnnounceDiffering } from './use-announce-differing.ts';

/** While an input method composes a character, the box shows what it has so far. */
type Draft = { at: number; text: string };

const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;

/**
 * State of typed gaps (RULE-09 to RULE-12): one character in each box, forward after a character,
 * back on Backspace, arrow keys from box to box. `numbers` are the gaps in reading order.
 */
export function useBoxes(part: PartProps, numbers: readonly number[]) {
  const t = useText();
  const announce = useAnnounce();
  const { component, question, picks, onPick, locked } = part;
  const gaps = useMemo(
    () => gapsOfPart(question, component, numbers),
    [question, component, numbers],
  );
  const boxes = useMemo(() => boxesOf(gaps), [gaps]);
  const letters = lettersFrom(boxes, ownPicks(picks, component));
  const [active, setActive] = useState(() => Math.max(letters.indexOf(''), 0));
  const [wasLocked, setWasLocked] = useState(locked);
  const [draft, setDraft] = useState<Draft | null>(null);
  const inputs = useRef(new Map<number, HTMLInputElement>());

  // The next try goes on at the first letter to correct, where its hint glows.
  if (wasLocked !== locked) {
    setWasLocked(locked);
    if (!locked) setActive(Math.max(firstToCorrect(boxes, letters), 0));
  }

  const goTo = (at: number) => {
    const next = Math.min(Math.max(at, 0), boxes.length - 1);
    setActive(next);
    // A tap on an on-screen key moves the focus only from box to box.
    const inBox = [...inputs.current.values()].some(input => input === document.activeElement);
    const input = inputs.current.get(next);
    if (inBox) input?.focus();
    else input?.scrollIntoView({ block: 'nearest' });
  };

  const change = (next: readonly string[]) =>
    onPick(withOwnPicks(question, picks, component, picksFrom(component, gaps, boxes, next)));

  const type = (at: number, text: string) => {
    if (locked) return;
    const done = spread(boxes, letters, at, text);
    change(done.letters);
    goTo(done.next);
  };

  const clear = (at: number) => {
    if (!locked && letters[at]) change(letters.with(at, ''));
  };

  const erase = (at: number) => {
    if (letters[at] || at === 0) return clear(at);
    clear(at - 1);
    goTo(at - 1);
  };

  const moves: Readonly<Record<string, (at: number) => void>> = {
    Backspace: erase,
    Delete: clear,
    ArrowLeft: at => goTo(at - 1),
    ArrowRight: at => goTo(at + 1),
  };

  const glowing = boxToLookAt(part, boxes, letters);
  const marks = boxMarks(boxes, letters, gapMarks(part, gaps));
  useAnnounceDiffering(marks.flatMap((mark, at) => (mark === 'again' ? [letters[at] ?? ''] : [])));

  return {
    gaps,
    boxes,
    letters,
    marks,
    glowing,
    active,
    locked,
    onKey: (letter: string) => {
      const box = boxes[active];
      if (locked || !box) return;
      announce(t('player.letterTyped', { letter, ...nameOf(box) }));
      type(active, letter);
    },
    onErase: () => erase(active),
    nameOf: (at: number): string => {
      const box = boxes[at];
      return box ? t('player.letter', nameOf(box)) : '';
    },
    input: (at: number) => ({
      value: draft?.at === at ? draft.text : (letters[at] ?? ''),
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(at, input);
        else inputs.current.delete(at);
      },
      onFocus: () => setActive(at),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const old = letters[at] ?? '';
        if (isComposing(nativeEvent)) setDraft({ at, text: target.value });
        else if (target.value === '') clear(at);
        else type(at, newText(old, target.value));
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setDraft(null);
        if (currentTarget.value !== '') type(at, newText(letters[at] ?? '', currentTarget.value));
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // The same letter again would change nothing: no change event comes.
        const move = event.key === letters[at] ? () => goTo(at + 1) : moves[event.key];
        if (!move || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        move(at);
      },
    }),
  };
}

const nameOf = ({ gap, index, total }: { gap: number; index: number; total: number }) => ({
  gap,
  index,
  total,
});

/** Data for the boxes and the keyboard. */
export type Boxes = ReturnType<typeof useBoxes>;
