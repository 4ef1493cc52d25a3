import { type PersonName, people } from './cast.ts';
import { kitLayers, kitSvg, swap } from './kit-parts.ts';
import { fitsOf, person } from './people.ts';
import { type Drawing, drawing, line, moved, type Svg, shape } from './svg.ts';

/** A shoe with a white sole; x, y is its ankle. */
const shoe = (x: number, y: number, colour: string, turn: number): Svg =>
  moved(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M-20 -14 H16 Q22 4 44 8 Q58 14 56 24 H-20Z', colour) +
      shape('M-21 18 H57 Q58 30 48 30 H-14 Q-21 30 -21 18Z', '#ffffff') +
      line('M8 0 l14 6', '#ffffff', 4),
  );

const worn = (name: PersonName, part: string): { model: string; colour: string } => {
  const { choice, skin } = people[name];
  const one = [choice[part] ?? []].flat()[0];
  return { model: one?.model ?? 'none', colour: one?.colour ?? skin };
};

/** One leg stands, the other one kicks. */
const legsOf = (name: PersonName): Svg => {
  const { skin, grownUp } = people[name];
  const leg = grownUp ? worn(name, 'bottom').colour : skin;
  const { colour } = worn(name, 'shoes');
  return (
    line('M178 500 L170 580', leg, 38) +
    moved('matrix(-1 0 0 1 332 0)', shoe(164, 590, colour, 0)) +
    line('M226 500 Q262 520 300 520 L344 552', leg, 38) +
    shoe(352, 560, colour, -40)
  );
};

/** A person of the cast who dances: both arms are up, and a leg kicks. */
export const dancing = (name: PersonName): Drawing => {
  const { grownUp } = people[name];
  const pose = person(name, {
    mood: 'laugh',
    arm: 'wave',
    leftArm: 'wave',
    wearing: { socks: { model: 'none' } },
  });
  const stiff = [
    kitSvg('body', grownUp ? 'older' : 'middle', 'legs'),
    ...kitLayers('shoes', worn(name, 'shoes').model),
    ...(grownUp ? kitLayers('bottom', worn(name, 'bottom').model) : []),
  ];
  const body = stiff.reduce((rest, layer) => swap(rest, layer, '', 'the legs'), pose.svg);
  return drawing(pose.box, moved(fitsOf(name).trunk, legsOf(name)), body);
};
