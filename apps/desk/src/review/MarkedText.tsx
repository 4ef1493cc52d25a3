import type { Card, ReturnReason } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { type Numbered, type Piece, pieces } from './marked.ts';
import preview from './Preview.module.css';
import css from './text.module.css';

/** The words of a piece. A name is drawn as a pseudonym. */
const Words = ({ piece }: { piece: Piece }) =>
  piece.isName ? (
    <span className={css['name']} title="A child's name in the text">
      {piece.text}
    </span>
  ) : (
    piece.text
  );

type Props = {
  card: Card;
  signals: readonly Numbered[];
  isSmall: boolean;
  /** Whether a translation is beside it. */
  isBeside: boolean;
  /** Code of its language; empty if it is unknown. */
  lang: string;
};

/** The text with its signals marked and numbered. */
export function MarkedText({ card, signals, isSmall, isBeside, lang }: Props) {
  return (
    <div
      className={classes(css['text'], isSmall && css['small'], isBeside && css['beside'])}
      lang={lang}
    >
      {pieces(card.text, signals, card.names).map(piece =>
        piece.severity === null ? (
          <span key={piece.start}>
            <Words piece={piece} />
          </span>
        ) : (
          <mark key={piece.start} data-level={Math.max(1, piece.severity)}>
            <Words piece={piece} />
            {piece.ends.length > 0 && <sup>{piece.ends.join(' ')}</sup>}
          </mark>
        ),
      )}
    </div>
  );
}

/** The text as it is returned to the child: only signals of the reason are marked. */
export function ChildText({ card, reason }: { card: Card; reason: ReturnReason }) {
  const marks = card.signals
    .filter(({ group }) => group === reason)
    .map(signal => ({ ...signal, number: 0 }));
  return (
    <div className={preview['text']} lang="en">
      {pieces(card.text, marks, card.names).map(piece =>
        piece.severity === null ? (
          <span key={piece.start}>
            <Words piece={piece} />
          </span>
        ) : (
          <mark key={piece.start}>
            <Words piece={piece} />
          </mark>
        ),
      )}
    </div>
  );
}
