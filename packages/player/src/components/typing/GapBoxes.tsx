import { classes } from '@digipals/ui';
import type { FocusEvent } from 'react';
import { wordsOf } from './boxes.ts';
import { ownField } from './own-field.ts';
import css from './typing.module.css';
import type { Boxes } from './use-boxes.ts';

type Props = { boxes: Boxes; at: number };

/** A new letter replaces the one in its box. */
const selectLetter = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

/** One box for one letter: a separate field, so that every keyboard works. */
function LetterBox({ boxes, at }: Props) {
  const { active, letters, marks, glowing, locked } = boxes;
  const mark = marks[at];
  const box = boxes.boxes[at];
  const { onFocus, ...input } = boxes.input(at);
  return (
    <input
      {...input}
      {...ownField}
      readOnly={locked}
      aria-label={boxes.nameOf(at)}
      aria-invalid={mark === 'again' || undefined}
      className={classes(
        css['box'],
        letters[at] !== '' && css['in'],
        at === active && !locked && css['now'],
        mark && css[mark],
      )}
      style={{ '--at': at }}
      data-gap={box?.gap}
      data-box={box?.index}
      data-mark={mark}
      data-glow={at === glowing || undefined}
      // One Tab stop per gap; arrow keys do the rest.
      tabIndex={at === stopOf(boxes, box?.gap) ? 0 : -1}
      onFocus={event => {
        onFocus();
        selectLetter(event);
      }}
      onClick={event => event.currentTarget.select()}
    />
  );
}

const stopOf = ({ boxes, active }: Boxes, gap: number | undefined): number =>
  boxes[active]?.gap === gap ? active : boxes.findIndex(box => box.gap === gap);

/** The boxes of one gap, with the letters and signs that are given. */
export function GapBoxes({ boxes, gap }: { boxes: Boxes; gap: number }) {
  const own = boxes.gaps.find(other => other.gap === gap);
  return wordsOf(own?.slots ?? []).map(word => (
    <span key={word[0]?.place ?? 0} className={css['word']}>
      {word.map(({ place, right, given }) =>
        given ? (
          <span key={place} className={css['given']}>
            {right}
          </span>
        ) : (
          <LetterBox
            key={place}
            boxes={boxes}
            at={boxes.boxes.findIndex(box => box.gap === gap && box.place === place)}
          />
        ),
      )}
    </span>
  ));
}
