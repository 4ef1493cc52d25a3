import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import css from './Keyboard.module.css';
import { keyBeside } from './keyboard-rows.ts';
import { useFlash } from './use-flash.ts';

/** How long a pressed key stays lit (CONST-43), in milliseconds. */
export const KEY_HIGHLIGHT_MS = 70;

/** State of a key: found, not in the word, or just disabled. None can be pressed. */
export type KeyState = 'right' | 'wrong' | 'disabled';

/** A special key: accessible name, label and width. */
export type KeyLook = {
  label: string;
  /** By default the label, or on a `sign` the sign itself. */
  face?: ReactNode;
  size: 'bar' | 'wide' | 'sign';
  /** Drawn instead of a face, such as 123: signs that are not the key's name. */
  drawn?: string;
  /** Toggled on until it is pressed again, such as shift. */
  held?: boolean;
};

type Props = {
  /** The keys of each row, one letter each, such as `qwertyRows`. */
  rows: readonly (string | readonly string[])[];
  /** Keys other than letters, such as the space bar. */
  looks?: Readonly<Record<string, KeyLook>>;
  /** Accessible name of the keyboard. */
  label: string;
  stateOf?: (key: string) => KeyState | undefined;
  /** Disables all keys. */
  disabled?: boolean;
  onKey: (key: string) => void;
  /** Adds a Backspace key at the end of the last row. */
  backspace?: { label: string; onPress: () => void };
  /** Keys share the width of the keyboard, for writing; otherwise each is as wide as the board allows. */
  even?: boolean;
};

const backspaceKey = 'Backspace';
const classOfState = { right: css['right'], wrong: css['wrong'], disabled: css['wrong'] } as const;

/** A tap must not take the focus from the text field. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

const focusKey = (keyboard: Element, key: string): void => {
  const keys = [...keyboard.querySelectorAll<HTMLElement>('[data-key]')];
  keys.find(({ dataset }) => dataset['key'] === key)?.focus();
};

type Face = {
  name: string;
  look: KeyLook | undefined;
  state: KeyState | undefined;
  off: boolean;
  down: boolean;
  /** Whether this key is the Tab stop. */
  stop: boolean;
};

const faceOnKey = (name: string, look: KeyLook | undefined): ReactNode =>
  look?.drawn ? null : (look?.face ?? (look && look.size !== 'sign' ? look.label : name));

function Key(given: Face & { onFocus: () => void; onClick: () => void }) {
  const { name, look, state, off, down, stop, onFocus, onClick } = given;
  return (
    <button
      type="button"
      lang={look && look.size !== 'sign' ? undefined : 'en'}
      aria-label={look?.label}
      aria-disabled={off || undefined}
      aria-pressed={look?.held}
      className={classes(
        css['key'],
        look && css[look.size],
        state && classOfState[state],
        down && css['down'],
      )}
      data-key={name}
      data-drawn={look?.drawn}
      data-state={state}
      data-down={down || undefined}
      tabIndex={stop ? 0 : -1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onFocus={onFocus}
      onClick={onClick}
    >
      {faceOnKey(name, look)}
    </button>
  );
}

/**
 * An on-screen keyboard. A tap does not move the focus. For a real keyboard it is one
 * Tab stop: arrow keys move from key to key, Enter and Space press, letters press their key.
 */
export function Keyboard({
  rows,
  label,
  looks,
  stateOf,
  disabled = false,
  onKey,
  backspace,
  even = false,
}: Props) {
  const [pressed, flash] = useFlash<string>(KEY_HIGHLIGHT_MS);
  const keys = rows.map((row, index) => [
    ...row,
    ...(backspace && index === rows.length - 1 ? [backspaceKey] : []),
  ]);
  const [chosen, setStop] = useState(keys[0]?.[0] ?? '');
  // Another layout may have other keys.
  const stop = keys.flat().includes(chosen) ? chosen : (keys[0]?.[0] ?? '');

  const isOff = (key: string) => disabled || stateOf?.(key) !== undefined;
  const press = (key: string) => {
    if (isOff(key)) return;
    flash(key);
    if (backspace && key === backspaceKey) backspace.onPress();
    else onKey(key);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyBeside(keys, stop, event.key);
    const typed = event.key.toLowerCase();
    const key = keys.flat().find(name => name.toLowerCase() === typed);
    if (next) focusKey(event.currentTarget, next);
    // Space and Enter press the focused key.
    else if (key !== undefined && typed !== ' ' && typed !== 'enter') press(key);
    else return;
    event.preventDefault();
  };

  const faceOf = (key: string): Face => ({
    name: key,
    look:
      key === backspaceKey && backspace
        ? { label: backspace.label, face: <Icon name="del" />, size: 'wide' }
        : looks?.[key],
    state: stateOf?.(key),
    off: isOff(key),
    down: pressed === key,
    stop: key === stop,
  });

  return (
    <fieldset
      aria-label={label}
      className={classes(css['keys'], even && css['even'])}
      style={{ '--keys': Math.max(...rows.map(row => [...row].length)) }}
      onKeyDown={onKeyDown}
    >
      {keys.map(row => (
        <div key={row[0]} className={css['row']}>
          {row.map(key => (
            <Key
              key={key}
              {...faceOf(key)}
              onFocus={() => setStop(key)}
              onClick={() => press(key)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
