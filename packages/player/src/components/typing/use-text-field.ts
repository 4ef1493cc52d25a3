import { diffLetters, emptyBox, type TypedLetter } from '@digipals/engine';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Mark, type PartProps, pickKey } from '../../part.ts';
import { ownPicks, withOwnPicks } from '../own-picks.ts';
import { useAnnounceDiffering } from './use-announce-differing.ts';

/** Longest answer in UTF-16 units: room for mistakes, and no clue to the length of the right one. */
const longest = (right: string): number => 2 * right.length + 3;

/**
 * State of an answer typed as one text (COMP-47): on-screen keys type at the caret, and
 * after a check the letters show which of them differ. The first letter at the end of a wrong word begins a
 * new one, unless the right one begins like that; Delete, or another place for the caret, corrects it.
 */
export function useTextField(part: PartProps) {
  const { component, question, picks, onPick, locked, marks } = part;
  const [item] = component.data;
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const pick = ownPicks(picks, component).find(({ id }) => id === item?.id);
  const text = pick?.value ?? '';
  const mark = pick && marks?.get(pickKey(pick));
  /** The wrong word of the last try, until it is changed. */
  const [wrong, setWrong] = useState<string | null>(null);
  if (mark === 'again' && wrong !== text) setWrong(text);
  const isBeginning = item?.value.toLowerCase().startsWith(text.toLowerCase()) ?? false;
  const isWrong = text === wrong && !isBeginning;

  // React moves the caret to the end when an on-screen key changes the text.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const write = (next: string) => {
    if (locked || !item) return;
    setWrong(null);
    // This sign means an empty box.
    const value = next.replaceAll(emptyBox, '').slice(0, longest(item.value));
    const mine = value === '' ? [] : [{ id: item.id, value, componentId: component.id }];
    onPick(withOwnPicks(question, picks, component, mine));
  };

  const replace = (from: number, to: number, by: string) => {
    caret.current = from + by.length;
    write(text.slice(0, from) + by + text.slice(to));
  };
  const selection = (): [number, number] => [
    field.current?.selectionStart ?? text.length,
    field.current?.selectionEnd ?? text.length,
  ];

  const letters = lettersOf(text, item?.value ?? '', mark);
  useAnnounceDiffering(
    letters.flatMap(({ letter, same }) => (same || letter === '' ? [] : [letter])),
  );

  return {
    text,
    mark,
    letters,
    onKey: (letter: string) => {
      const [from, to] = selection();
      replace(isWrong && from === text.length ? 0 : from, to, letter);
    },
    onErase: () => {
      const [from, to] = selection();
      replace(from === to ? Math.max(from - 1, 0) : from, to, '');
    },
    input: {
      ref: field,
      value: text,
      readOnly: locked,
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        if (isWrong && value.startsWith(text)) replace(0, text.length, value.slice(text.length));
        else write(value);
      },
    },
  };
}

type Letter = TypedLetter & { at: number };

/** The letters with their marks; none before a check. */
const lettersOf = (text: string, right: string, mark: Mark | undefined): Letter[] => {
  if (!mark) return [];
  const letters = diffLetters(text, right).map((letter, at) => ({ ...letter, at }));
  const allSame = letters.every(({ same }) => same);
  return mark === 'again' && allSame ? letters.map(each => ({ ...each, same: false })) : letters;
};
