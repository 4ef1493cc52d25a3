import type { ReturnReason, Signal } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { type Numbered, pieces } from './marked.ts';
import preview from './Preview.module.css';
import css from './text.module.css';

type Props = { text: string; signals: readonly Numbered[]; isSmall?: boolean };

/** The text with its signals marked and numbered. */
export function MarkedText({ text, signals, isSmall = false }: Props) {
  return (
    <div className={classes(css['text'], isSmall && css['small'])} lang="en">
      {pieces(text, signals).map(piece =>
        piece.severity === null ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <mark key={piece.start} data-level={Math.max(1, piece.severity)}>
            {piece.text}
            {piece.ends.length > 0 && <sup>{piece.ends.join(' ')}</sup>}
          </mark>
        ),
      )}
    </div>
  );
}

type ChildProps = { text: string; signals: readonly Signal[]; reason: ReturnReason };

/** The text as it is returned to the child: only signals of the reason are marked. */
export function ChildText({ text, signals, reason }: ChildProps) {
  const marks = signals
    .filter(({ group }) => group === reason)
    .map(signal => ({ ...signal, number: 0 }));
  return (
    <div className={preview['text']} lang="en">
      {pieces(text, marks).map(piece =>
        piece.severity === null ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <mark key={piece.start}>{piece.text}</mark>
        ),
      )}
    </div>
  );
}
