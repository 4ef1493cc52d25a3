import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import css from './Keyboard.module.css';
import { keyBeside } from './keyboard-rows.ts';
import { useFlash } from './use-flash.ts';

/** How long a pressed key stays lit (CONST-43), in milliseconds. */
export const KEY_HIGHLIGHT_MS = 70;

/** What became of a key: found, not in the word, or only not to be pressed. None can be pressed. */
export type KeyState = 'right' | 'wrong' | 'disabled';

type Props = {
  /** The keys of each row, one letter each, such as `qwertyRows`. */
  rows: readonly (string | readonly string[])[];
  /** What keys without a letter on them are called, such as the space bar. */
  names?: Readonly<Record<string, string>>;
  /** What the keyboard is called, for those who do not see it. */
  label: string;
  stateOf?: (key: string) => KeyState | undefined;
  /** Nothing can be pressed. */
  disabled?: boolean;
  onKey: (key: string) => void;
  /** Adds a Backspace key at the end of the last row. */
  backspace?: { label: string; onPress: () => void };
};

const backspaceKey = 'Backspace';
const classOfState = { right: css['right'], wrong: css['wrong'], disabled: css['wrong'] } as const;

/** The focus stays where the letters go. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

const focusKey = (keyboard: Element, key: string): void => {
  const keys = [...keyboard.querySelectorAll<HTMLElement>('[data-key]')];
  keys.find(({ dataset }) => dataset['key'] === key)?.focus();
};

type Face = {
  name: string;
  /** What a key without a letter is called. */
  label: string | undefined;
  state: KeyState | undefined;
  off: boolean;
  down: boolean;
  /** Whether Tab stops here. */
  stop: boolean;
};

function Key(given: Face & { onFocus: () => void; onClick: () => void }) {
  const { name, label, state, off, down, stop, onFocus, onClick } = given;
  return (
    <button
      type="button"
      lang={label ? undefined : 'en'}
      aria-label={label}
      aria-disabled={off || undefined}
      className={classes(
        css['key'],
        label !== undefined && css[name === backspaceKey ? 'wide' : 'bar'],
        state && classOfState[state],
        down && css['down'],
      )}
      data-key={name}
      data-state={state}
      data-down={down || undefined}
      tabIndex={stop ? 0 : -1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onFocus={onFocus}
      onClick={onClick}
    >
      {name === backspaceKey ? <Icon name="del" /> : (label ?? name)}
    </button>
  );
}

/**
 * An own keyboard on the screen. A tap leaves the focus where it is. With a real keyboard it is one
 * stop of Tab: arrows go from key to key, Enter and Space press, letters press their key.
 */
export function Keyboard({
  rows,
  label,
  names,
  stateOf,
  disabled = false,
  onKey,
  backspace,
}: Props) {
  const [pressed, flash] = useFlash<string>(KEY_HIGHLIGHT_MS);
  const keys = rows.map((row, index) => [
    ...row,
    ...(backspace && index === rows.length - 1 ? [backspaceKey] : []),
  ]);
  const [stop, setStop] = useState(keys[0]?.[0] ?? '');

  const isOff = (key: string) => disabled || stateOf?.(key) !== undefined;
  const press = (key: string) => {
    if (isOff(key)) return;
    flash(key);
    if (key === backspaceKey) backspace?.onPress();
    else onKey(key);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyBeside(keys, stop, event.key);
    const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (next) focusKey(event.currentTarget, next);
    // Space presses the key that has the focus.
    else if (typed !== ' ' && keys.flat().includes(typed)) press(typed);
    else return;
    event.preventDefault();
  };

  const faceOf = (key: string): Face => ({
    name: key,
    label: key === backspaceKey ? backspace?.label : names?.[key],
    state: stateOf?.(key),
    off: isOff(key),
    down: pressed === key,
    stop: key === stop,
  });

  return (
    <fieldset
      aria-label={label}
      className={css['keys']}
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
