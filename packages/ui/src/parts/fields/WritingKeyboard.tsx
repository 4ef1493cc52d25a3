import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Keyboard, type KeyLook } from '../keyboard/Keyboard.tsx';
import {
  afterNumbers,
  afterShift,
  afterText,
  rowsOf,
  type WritingLayout,
} from './writing-layout.ts';

/** Accessible names of the keys without a letter. */
export type WritingKeyNames = {
  /** `shift` when it leads to capital letters, `lower` when it leads back to small ones. */
  shift: string;
  lower: string;
  /** Switches to the numbers, and back to the letters. */
  numbers: string;
  letters: string;
  space: string;
  enter: string;
  backspace: string;
  fullStop: string;
  comma: string;
  question: string;
  exclamation: string;
  apostrophe: string;
};

type Props = {
  /** Accessible name of the keyboard. */
  label: string;
  names: WritingKeyNames;
  /** The text before the caret. */
  before: string;
  onType: (letters: string) => void;
  onErase: () => void;
};

const shiftKey = 'Shift';
const numbersKey = 'Numbers';
const enterKey = 'Enter';

/**
 * An English keyboard with four layouts; it starts every sentence with a capital (KEYB-01 to
 * KEYB-07, AMBIG-54).
 */
export function WritingKeyboard({ label, names, before, onType, onErase }: Props) {
  const [layout, setLayout] = useState<WritingLayout>(() => afterText('lowercase', before));
  const [written, setWritten] = useState(before);
  if (written !== before) {
    setWritten(before);
    setLayout(afterText(layout, before));
  }
  const numeric = layout === 'numbers';
  const [top = '', middle = '', bottom = ''] = rowsOf(layout);
  const looks: Record<string, KeyLook> = {
    [shiftKey]: {
      label: layout === 'uppercase' ? names.lower : names.shift,
      face: <Icon name="shift" />,
      size: 'wide',
      held: layout === 'uppercase',
    },
    [numbersKey]: {
      label: numeric ? names.letters : names.numbers,
      drawn: numeric ? 'abc' : '123',
      size: 'wide',
    },
    Backspace: { label: names.backspace, face: <Icon name="del" />, size: 'wide' },
    [enterKey]: { label: names.enter, face: <Icon name="returned" />, size: 'wide' },
    ' ': { label: names.space, size: 'bar' },
    '.': { label: names.fullStop, size: 'sign' },
    ',': { label: names.comma, size: 'sign' },
    '?': { label: names.question, size: 'sign' },
    '!': { label: names.exclamation, size: 'sign' },
    "'": { label: names.apostrophe, size: 'sign' },
  };
  const rows = [
    top,
    middle,
    [...(numeric ? [] : [shiftKey]), ...bottom, 'Backspace'],
    [numbersKey, ',', ' ', '.', '?', '!', enterKey],
  ];
  const press = (key: string) => {
    if (key === shiftKey) setLayout(afterShift(layout));
    else if (key === numbersKey) setLayout(afterNumbers(layout));
    else if (key === 'Backspace') onErase();
    else onType(key === enterKey ? '\n' : key);
  };
  return (
    <div data-layout={layout}>
      <Keyboard rows={rows} label={label} looks={looks} onKey={press} even />
    </div>
  );
}
