import { type ReactNode, type TextareaHTMLAttributes, useRef } from 'react';
import { classes } from '../../classes.ts';
import css from './TextArea.module.css';
import { endsOf, useCaretInView, useSelection } from './text-caret.ts';
import { piecesOf, type TextMark } from './text-pieces.ts';

type Props = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'onSelect' | 'className' | 'aria-label'
> & {
  label: string;
  value: string;
  /** The caret position in UTF-16 units; drawn if the device draws none. */
  caret: number;
  /** The other end of the selection, if letters are selected. */
  anchor?: number | undefined;
  /** Called with the new text and caret position. */
  onEdit: (text: string, caret: number) => void;
  onCaret: (caret: number, anchor: number) => void;
  marks?: readonly TextMark[];
  /** Content of the corner, such as a letter count. */
  corner?: ReactNode;
};

/**
 * A multi-line text box, four rows by default (KEYB-09). `readOnly` when an on-screen keyboard
 * types into it (KEYB-08): then it draws the caret. Marks are behind the letters.
 */
export function TextArea(props: Props) {
  const {
    label,
    value,
    caret,
    anchor,
    onEdit,
    onCaret,
    marks = [],
    corner,
    rows = 4,
    ...rest
  } = props;
  const { readOnly = false } = rest;
  const layer = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const follow = () => {
    if (layer.current && area.current) layer.current.scrollTop = area.current.scrollTop;
  };
  // The browser reports late also what it was given; the next letter may be typed by then.
  const select = (at: number, other: number) => {
    if (at !== caret || other !== (anchor ?? caret)) onCaret(at, other);
  };
  useSelection(area, { value, caret, anchor: anchor ?? caret, readOnly });
  useCaretInView(area, layer, readOnly ? `${caret} ${value}` : null);

  return (
    <div
      className={css['box']}
      style={{ '--rows': rows }}
      data-invalid={rest['aria-invalid'] || undefined}
    >
      <div ref={layer} aria-hidden="true" className={css['layer']}>
        {piecesOf(value, marks, readOnly ? caret : null).map(piece => (
          <span
            key={`${piece.start} ${piece.kind}`}
            className={classes(piece.kind && css[piece.kind])}
            data-mark={piece.kind === 'caret' ? undefined : piece.kind}
            data-caret={piece.kind === 'caret' ? '' : undefined}
          >
            {piece.text}
          </span>
        ))}
        {/* A last line break makes a line only when something follows it. */}
        {'\u200b'}
      </div>
      <textarea
        {...rest}
        ref={area}
        lang="en"
        aria-label={label}
        rows={rows}
        value={value}
        className={css['area']}
        onChange={({ currentTarget }) => onEdit(currentTarget.value, currentTarget.selectionStart)}
        onSelect={({ currentTarget }) => select(...endsOf(currentTarget))}
        onScroll={follow}
      />
      {corner && <span className={css['corner']}>{corner}</span>}
    </div>
  );
}
