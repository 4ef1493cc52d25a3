import { type ReactNode, type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import css from './TextArea.module.css';
import { piecesOf, type TextMark } from './text-pieces.ts';

type Props = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'onSelect' | 'className' | 'aria-label'
> & {
  label: string;
  value: string;
  /** The caret position in UTF-16 units; drawn if the device draws none. */
  caret: number;
  /** Called with the new text and caret position. */
  onEdit: (text: string, caret: number) => void;
  onCaret: (caret: number) => void;
  marks?: readonly TextMark[];
  /** Content of the corner, such as a letter count. */
  corner?: ReactNode;
};

/**
 * A multi-line text box, four rows by default (KEYB-09). `readOnly` when an on-screen keyboard
 * types into it (KEYB-08): then it draws the caret. Marks are behind the letters.
 */
export function TextArea(props: Props) {
  const { label, value, caret, onEdit, onCaret, marks = [], corner, rows = 4, ...rest } = props;
  const { readOnly = false } = rest;
  const layer = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const follow = () => {
    if (layer.current && area.current) layer.current.scrollTop = area.current.scrollTop;
  };
  useLayoutEffect(() => {
    const box = area.current;
    if (!box || document.activeElement !== box) return;
    if (box.selectionStart === box.selectionEnd && box.selectionStart !== caret)
      box.setSelectionRange(caret, caret);
  }, [caret]);
  useLayoutEffect(() => {
    // Keep the end of the text in view; a read-only box does not scroll automatically.
    const box = area.current;
    if (box && readOnly && caret === value.length) box.scrollTop = box.scrollHeight;
    if (box && layer.current) layer.current.scrollTop = box.scrollTop;
  }, [caret, value, readOnly]);

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
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        onScroll={follow}
      />
      {corner && <span className={css['corner']}>{corner}</span>}
    </div>
  );
}
