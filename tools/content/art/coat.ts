import type { PersonName } from './cast.ts';
import { type Colour, colours } from './colours.ts';
import { kitSvg, swap } from './kit-parts.ts';
import { type Pose, person } from './people.ts';
import { type Drawing, line, oval, rect, type Svg, shape } from './svg.ts';

/** What a coat has over its cloth: lapels over a shirt, a seam, buttons and two pockets. */
const coatFront = (colour: Colour, hem: number): Svg => {
  const { base, dark } = colours[colour];
  const edge = ` stroke="${dark}" stroke-opacity=".55" stroke-width="4" stroke-linejoin="round"`;
  const lapel = (flip: number): Svg => {
    const x = (dx: number): number => 200 + flip * dx;
    return shape(
      `M${x(30)} 318 L${x(0)} 364 L${x(20)} 392 L${x(48)} 346 Q${x(46)} 326 ${x(30)} 318Z`,
      base,
      edge,
    );
  };
  return [
    shape('M170 318 L200 366 L230 318 Q200 332 170 318Z', '#ffffff'),
    line(`M200 366 V${hem + 4}`, dark, 4, ' stroke-opacity=".55"'),
    lapel(-1),
    lapel(1),
    ...[412, 446].map(y => oval([214, y, 6, 6], dark)),
    ...[156, 222].map(x => rect([x, 452, 28, 8], dark, 4, ' fill-opacity=".45"')),
  ].join('');
};

const sleeveDown =
  'M152 332 C128 340 112 366 92 424 C90 434 96 440 110 443 C124 446 130 442 132 434 L158 372Z';
const sleeveDownRight =
  'M248 332 C272 340 288 366 308 424 C310 434 304 440 290 443 C276 446 270 442 268 434 L242 372Z';
const sleeveRaised =
  'M246 332 C266 338 280 352 290 357 C300 360 308 350 313 335 C315 328 322 328 331 332 C342 336 348 340 346 348 C339 384 318 408 288 407 C272 406 262 398 254 390 L240 372Z';

const body = (hem: number): string =>
  `M146 348 C146 326 166 320 200 320 C234 320 254 326 254 348 L258 424 C262 450 268 ${hem - 30} 272 ${hem - 8} Q273 ${hem} 264 ${hem + 2} Q200 ${hem + 12} 136 ${hem + 2} Q127 ${hem} 128 ${hem - 8} C132 ${hem - 30} 138 450 142 424Z`;

/** Exchanges the first part that matches. Throws if there is none, rather than draw half a coat. */
const exchange = (svg: Svg, part: RegExp, fresh: Svg): Svg => {
  if (!part.test(svg)) throw new Error('the avatar kit has changed how it draws a dress');
  return svg.replace(part, fresh);
};

/** A person in a long coat; the arms hang, or the right one is raised. @param hem where the coat ends, the shoes are at 600 */
export const inCoat = (name: PersonName, colour: Colour, pose: Pose = {}, hem = 506): Drawing => {
  const { base, dark } = colours[colour];
  const isRaised = pose.arm !== 'down' || pose.holding !== undefined;
  const worn = person(name, {
    ...pose,
    wearing: {
      bottom: { model: 'jeans', colour: '#39446b' },
      ...pose.wearing,
      top: { model: 'dress', colour: base },
      topTexture: { model: 'plain' },
    },
  });
  const whole = kitSvg('top', 'dress', 'top');
  const shade = kitSvg('top', 'dress', 'topShade');
  const trim = shade.slice(shade.indexOf('<path d="M117 510'));
  const skirt = whole.slice(whole.indexOf('<path d="M148 350'), whole.indexOf('<clipPath'));
  const sleeve = (d: string): Svg =>
    shape(d, base, ` stroke="${dark}" stroke-opacity=".3" stroke-width="3"`);
  let svg = swap(worn.svg, skirt, '', 'the skirt of a dress');
  svg = exchange(svg, /<path d="M152 332[^"]*" fill="currentColor"\/>/, sleeve(sleeveDown));
  svg = exchange(
    svg,
    /<path d="M248 332[^"]*" fill="currentColor"\/>/,
    sleeve(isRaised ? sleeveRaised : sleeveDownRight),
  );
  svg = exchange(svg, /<path d="M106 396[^"]*" fill="#000" fill-opacity="\.13"\/>/, '');
  const cloth = shape(body(hem), base, ` stroke="${dark}" stroke-opacity=".3" stroke-width="3"`);
  return { ...worn, svg: swap(svg, trim, cloth + coatFront(colour, hem), 'the collar of a dress') };
};
