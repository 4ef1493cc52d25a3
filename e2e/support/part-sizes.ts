import type { PartsKit } from './parts-kit.ts';

/**
 * Buttons and fields of less than 44 px, which a finger would miss, and letters of less than 32 or 28, by size. Runs
 * inside the page.
 */
export function findSmallParts({ touched, letters, name }: PartsKit): string[] {
  /** Letters are found by row and boxes filled by keys, so they may be smaller. */
  const leastLetter = (letter: Element) => (letter.matches('[data-cell]') ? 32 : 28);
  const small = new Map<string, string[]>();
  const isTooSmall = (element: Element, least: number): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < least - 0.5;
  };
  const all = [
    ...touched()
      .filter(one => !one.matches('[data-box]'))
      .filter(one => isTooSmall(one, 44)),
    ...letters().filter(one => isTooSmall(one, leastLetter(one))),
  ];
  for (const element of all) {
    const { width, height } = element.getBoundingClientRect();
    const size = `${Math.round(width)} x ${Math.round(height)} px`;
    small.set(size, [...(small.get(size) ?? []), name(element)]);
  }
  return [...small].map(([size, names]) => `${size}: ${names.slice(0, 2).join(', ')}`);
}

/**
 * Pictures that are cropped, drawn too small, or in a card much wider than high (or the reverse).
 * Runs inside the page.
 * @param leastSide the side of the smallest square that a picture of a question may fill; a wide one is lower
 */
export function findSqueezedPictures({ pictures, name }: PartsKit, leastSide: number): string[] {
  type Picture = ReturnType<typeof pictures>[number];
  const naturalSize = (picture: Picture): [wide: number, high: number] => {
    if (picture instanceof HTMLImageElement) return [picture.naturalWidth, picture.naturalHeight];
    return [picture.clientWidth, picture.clientHeight];
  };
  /** The box with a background that a picture fills. */
  const cardOf = (picture: Picture): DOMRect => {
    const around = picture.closest('button') ?? picture.parentElement ?? picture;
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    const isDrawn = backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    return (isDrawn ? around : picture).getBoundingClientRect();
  };
  const fault = (picture: Picture): string => {
    const box = picture.getBoundingClientRect();
    const [wide, high] = naturalSize(picture);
    const scales = [box.width / wide, box.height / high];
    const isCropped = getComputedStyle(picture).objectFit === 'cover';
    const scale = isCropped ? Math.max(...scales) : Math.min(...scales);
    const side = Math.round(scale * Math.sqrt(wide * high));
    const seen = Math.round((100 * box.width * box.height) / side ** 2);
    if (seen < 60) return `${seen} % of it seen`;
    const { width, height } = cardOf(picture);
    if (Math.max(width / height, height / width) > 3.2)
      return `in a band of ${Math.round(width)} x ${Math.round(height)} px`;
    const leastHere = picture.closest('button') ? 36 : leastSide;
    return side < leastHere ? `drawn with a side of ${side} px` : '';
  };
  return pictures()
    .map(picture => ({ found: fault(picture), picture }))
    .filter(({ found }) => found)
    .map(({ found, picture }) => `${found}: ${name(picture)}`);
}
