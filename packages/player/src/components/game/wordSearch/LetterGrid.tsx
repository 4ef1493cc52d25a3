import type { Cell } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import css from './LetterGrid.module.css';

type Letters = readonly (readonly string[])[];

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Name of a cell in `data-cell`. */
const nameOf = ({ row, column }: Cell): string => `${row}-${column}`;

type Given = {
  letters: Letters;
  /** The letter that a hint points at. */
  glowing: Cell | undefined;
  locked: boolean;
  pointer: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
  onChoose(cell: Cell): void;
  onMove(cell: Cell): void;
  onCancel(): void;
};

/** The letters as a table of buttons: one Tab stop, arrow keys move from letter to letter. */
export function LetterGrid({
  letters,
  glowing,
  locked,
  pointer,
  onChoose,
  onMove,
  onCancel,
}: Given) {
  const size = letters.length;
  const [stop, setStop] = useState<Cell>({ row: 0, column: 0 });
  const latest = useRef({ onChoose });
  latest.current = { onChoose };
  const [onTap] = useState(() => (cell: Cell) => latest.current.onChoose(cell));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onCancel();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const inside = (place: number) => Math.min(Math.max(place, 0), size - 1);
    const next = { row: inside(stop.row + step[0]), column: inside(stop.column + step[1]) };
    const cell = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"]`);
    cell?.focus();
    onMove(next);
  };

  return (
    <table className={css['letters']} lang="en" onKeyDown={onKeyDown} {...pointer}>
      <tbody>
        {letters.map((row, at) => (
          <Row
            key={nameOf({ row: at, column: 0 })}
            letters={row}
            row={at}
            stop={stop.row === at ? stop.column : -1}
            glow={glowing?.row === at ? glowing.column : -1}
            locked={locked}
            onTap={onTap}
            onStop={setStop}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  letters: readonly string[];
  row: number;
  /** Column of the Tab stop; -1 in the other rows. */
  stop: number;
  /** Column of the letter that glows; -1 in the other rows. */
  glow: number;
  locked: boolean;
  onTap(cell: Cell): void;
  onStop(cell: Cell): void;
};

/** Memoised while a line is drawn: only the line above it changes. */
const Row = memo(function Row({ letters, row, stop, glow, locked, onTap, onStop }: RowProps) {
  const t = useText();
  return (
    <tr>
      {letters.map((letter, column) => {
        const cell = { row, column };
        return (
          <td key={nameOf(cell)}>
            <button
              type="button"
              data-cell={nameOf(cell)}
              data-glow={column === glow || undefined}
              aria-label={t('player.cell', { letter, row: row + 1, column: column + 1 })}
              aria-disabled={locked || undefined}
              tabIndex={column === stop ? 0 : -1}
              onClick={() => onTap(cell)}
              onFocus={() => onStop(cell)}
            >
              {letter}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
