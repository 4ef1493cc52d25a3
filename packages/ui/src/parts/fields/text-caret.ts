import { type RefObject, useLayoutEffect } from 'react';

type Area = RefObject<HTMLTextAreaElement | null>;

/** The caret and the other end of the selection of a text box. */
export const endsOf = (area: HTMLTextAreaElement): [caret: number, anchor: number] => {
  const { selectionStart: start, selectionEnd: end, selectionDirection } = area;
  return selectionDirection === 'backward' ? [start, end] : [end, start];
};

type Ends = { value: string; caret: number; anchor: number; readOnly: boolean };

/** Gives a focused text box the caret and the selection of its owner. */
export function useSelection(area: Area, { value, caret, anchor, readOnly }: Ends): void {
  // A new value moves the caret of the browser to its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const box = area.current;
    if (!box || document.activeElement !== box) return;
    const [start, end] = [Math.min(caret, anchor), Math.max(caret, anchor)];
    const { selectionStart, selectionEnd } = box;
    // Where the browser types itself, it knows the selection first.
    if (!readOnly && selectionStart !== selectionEnd) return;
    if (selectionStart !== start || selectionEnd !== end)
      box.setSelectionRange(start, end, caret < anchor ? 'backward' : 'forward');
  }, [area, value, caret, anchor, readOnly]);
}

/**
 * Keeps the drawn caret in view, since a read-only box does not scroll by itself. `drawn` changes with
 * the caret and the text; null while the browser draws the caret.
 */
export function useCaretInView(
  area: Area,
  layer: RefObject<HTMLElement | null>,
  drawn: string | null,
): void {
  useLayoutEffect(() => {
    const [box, copy] = [area.current, layer.current];
    if (!box || !copy) return;
    const show = () => {
      const caret = drawn === null ? null : copy.querySelector<HTMLElement>('[data-caret]');
      if (caret) {
        const { offsetTop: top, offsetHeight: height } = caret;
        const lowest = top + height + height / 2 - box.clientHeight;
        box.scrollTop = Math.min(Math.max(box.scrollTop, lowest), Math.max(0, top - height / 2));
      }
      copy.scrollTop = box.scrollTop;
    };
    show();
    // The box becomes lower when a hint appears.
    const observer = new ResizeObserver(show);
    observer.observe(box);
    return () => observer.disconnect();
  }, [area, layer, drawn]);
}
