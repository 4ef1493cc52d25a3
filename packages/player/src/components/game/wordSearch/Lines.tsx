import type { Cell } from '@digipals/engine';
import { classes } from '@digipals/ui';
import css from './Lines.module.css';
import type { Drawing } from './use-line.ts';

type Ends = { x1: number; y1: number; x2: number; y2: number };

const endsOf = (cells: readonly Cell[]): Ends | null => {
  const [from, to] = [cells[0], cells.at(-1)];
  if (!from || !to) return null;
  return { x1: from.column + 0.5, y1: from.row + 0.5, x2: to.column + 0.5, y2: to.row + 0.5 };
};

/** Half the width of a capsule. */
const half = 0.43;

/** A capsule that fills from the first letter to the last. */
function Filled({ cells, className }: { cells: readonly Cell[]; className: string }) {
  const ends = endsOf(cells);
  if (!ends) return null;
  const { x1, y1, x2, y2 } = ends;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g transform={`translate(${x1} ${y1}) rotate(${angle})`}>
      <rect
        x={-half}
        y={-half}
        width={Math.hypot(x2 - x1, y2 - y1) + 2 * half}
        height={2 * half}
        rx={half}
        className={className}
      />
    </g>
  );
}

/** Colours of found words, one after another. */
export const colourOf = (index: number): string => css[`colour${index % 6}`] ?? '';

/** Under the letters: the found words, each in its colour. */
export function FoundLines(given: {
  size: number;
  lines: readonly { id: string; cells: readonly Cell[]; colour: number }[];
  missed: readonly Cell[] | null;
  onMissedGone(): void;
}) {
  const { size, lines, missed, onMissedGone } = given;
  return (
    <svg className={css['under']} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {lines.map(({ id, cells, colour }) => (
        <Filled key={id} cells={cells} className={classes(css['found'], colourOf(colour))} />
      ))}
      {missed && (
        <g className={css['missed']} data-calm onAnimationEnd={onMissedGone}>
          <Filled cells={missed} className={classes(css['found'], css['away'])} />
        </g>
      )}
    </svg>
  );
}

/** Over the letters: the line that is being drawn, its letters in white, a ring at the pointer. */
export function DrawnLine({
  size,
  drawing,
  letters,
}: {
  size: number;
  drawing: Drawing | null;
  letters: readonly (readonly string[])[];
}) {
  if (!drawing) return null;
  const cells = drawing.cells ?? [drawing.from];
  const last = cells.at(-1) ?? drawing.from;
  const ends = endsOf(cells);
  return (
    <svg className={css['over']} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" lang="en">
      <line {...ends} className={css['edge']} />
      <line {...ends} className={css['drawn']} />
      {cells.map(({ row, column }) => (
        <text key={`${row}-${column}`} x={column + 0.5} y={row + 0.72}>
          {letters[row]?.[column]}
        </text>
      ))}
      <circle cx={last.column + 0.5} cy={last.row + 0.5} r={0.66} className={css['hand']} />
    </svg>
  );
}
