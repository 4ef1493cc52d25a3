import type { ViewProps } from '../../part.ts';
import { type Piece, piecesOf } from '../gap-text.ts';
import { Bubble, bubblesOf, faceOf, sidesOf, Turns } from '../shared/Bubble.tsx';
import { GapText } from '../shared/GapText.tsx';
import { Hole } from './Hole.tsx';
import css from './Lines.module.css';
import { Place } from './Place.tsx';
import { Tray } from './Tray.tsx';
import tileCss from './tiles.module.css';
import { faceOfWords, useTiles } from './use-tiles.ts';

const isGap = (piece: Piece): piece is Piece & { gap: number } => 'gap' in piece;

/** A dialogue with gaps: for words in a line, or for a complete line (COMP-27, RULE-08). */
export default function DraggableSpeechBubblesWithGaps({ part }: ViewProps) {
  const { component, ports } = part;
  const lines = bubblesOf(component).map(line => ({ ...line, pieces: piecesOf(line.text) }));
  const sides = sidesOf(lines.map(({ speaker }) => speaker));
  const count = lines.flatMap(({ pieces }) => pieces.filter(isGap)).length;
  const tiles = useTiles(part, { mode: 'slots', face: faceOfWords(component), count });
  const wholeLines = lines.some(({ pieces }) => pieces.length === 1 && pieces.some(isGap));

  const show = (gap: number) => {
    const at = tiles.placed[gap - 1];
    return at && <Place tiles={tiles} at={at} className={tileCss['gap']} />;
  };

  const lineOf = ({ id, audio, text, speaker, pieces }: (typeof lines)[number], place: number) => {
    const said = { speaker, side: sides[place] ?? 'left', face: faceOf(component, speaker) };
    const [piece, ...others] = pieces;
    const at = piece && isGap(piece) && tiles.placed[piece.gap - 1];
    if (at && others.length === 0) return <Hole key={id} tiles={tiles} at={at} {...said} />;
    const onSpeak = audio === undefined ? undefined : () => void ports.sound.play(audio);
    return (
      <Bubble key={id} {...said} onSpeak={onSpeak}>
        <p className={css['line']} lang="en">
          <GapText text={text}>{show}</GapText>
        </p>
      </Bubble>
    );
  };

  return (
    <>
      <div className={css['talk']}>
        <Turns>{lines.map(lineOf)}</Turns>
      </div>
      <Tray tiles={tiles} sentences={wholeLines} />
    </>
  );
}
