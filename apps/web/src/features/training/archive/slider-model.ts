import { training } from '@digipals/contract/constants';

/** Height of a lesson in the drawer in CSS pixels; also in ArchiveSlider.module.css. */
const rowPx = 84;
/** Distance between the tops of two lessons in CSS pixels (CONST-20). */
export const pitchPx = rowPx + training.sliderSpacingPx;

/** Number of fully visible lessons in a list `heightPx` high, at most five (CONST-19). 0: not measured yet. */
export function rowsInView(heightPx: number): number {
  if (heightPx <= 0) return training.sliderItems;
  const fitting = Math.floor((heightPx + training.sliderSpacingPx) / pitchPx);
  return Math.min(training.sliderItems, Math.max(1, fitting));
}

/** The slider position from 0 to `last` after a key; null for other keys. */
export function placeAfterKey(
  key: string,
  { place, last, page }: { place: number; last: number; page: number },
): number | null {
  const wanted: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    PageUp: place - page,
    PageDown: place + page,
    Home: 0,
    End: last,
  };
  const next = wanted[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}
