import { type Drawing, drawing, type Svg } from './svg.ts';

const faded =
  '<filter id="faded" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feColorMatrix values=".45 0 0 0 .47 0 .45 0 0 .49 0 0 .45 0 .53 0 0 0 1 0"/></filter>';

/**
 * A drawing in pale grey with one part in colour: the part that the word means.
 *
 * @param name unique to the drawing and the part
 * @param part the outline of the part, as a shape
 */
export const lit = (one: Drawing, name: string, part: Svg): Drawing =>
  drawing(
    one.box,
    faded,
    `<clipPath id="lit-${name}">${part}</clipPath>`,
    `<g filter="url(#faded)">${one.svg}</g>`,
    `<g clip-path="url(#lit-${name})">${one.svg}</g>`,
  );
