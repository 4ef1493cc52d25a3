import { training } from '@digipals/contract/constants';

/** Height of one lesson in the drawer, in CSS pixels; also in ArchiveSlider.module.css. */
const rowPx = 84;
/** From the top of one lesson to the top of the next, in CSS pixels (CONST-20). */
export const pitchPx = rowPx + training.sliderSpacingPx;

/** Lessons that stand whole in a window of the list `heightPx` high, at most five (CONST-19); 0 is not yet measured. */
export function rowsInView(heightPx: number): number {
  if (heightPx <= 0) return training.sliderItems;
  const whole = Math.floor((heightPx + training.sliderSpacingPx) / pitchPx);
  return Math.min(training.sliderItems, Math.max(1, whole));
}

/** Place of the slider from 0 to `last` that a key leads to; null for other keys. */
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
