import { type PersonName, people } from './cast.ts';
import { fitsOf, type Pose, person } from './people.ts';
import { type Drawing, drawing, line, moved, oval, rect, type Svg, shape } from './svg.ts';

/** Headphones for a head whose middle is at 200, 200; a head of the cast needs no other size. */
export const headphones: Svg =
  line('M74 214 C56 92 128 30 200 30 C272 30 344 92 326 214', '#33415c', 18) +
  rect([48, 178, 48, 88], '#e2504f', 22) +
  rect([304, 178, 48, 88], '#e2504f', 22) +
  rect([56, 190, 12, 60], '#ffffff', 6, ' opacity=".35"') +
  rect([312, 190, 12, 60], '#ffffff', 6, ' opacity=".35"');

/** A person with headphones. */
export const listening = (name: PersonName, pose: Pose = {}): Drawing => {
  const { box, svg } = person(name, { arm: 'down', mood: 'smile', ...pose });
  return drawing(box, svg, moved(fitsOf(name).head, headphones));
};

/** A microphone whose head is at 0, 0; its handle goes to the lower right. */
export const microphone: Svg =
  line('M14 14 L58 60', '#33415c', 22) +
  line('M12 12 L24 24', '#aab3c0', 26) +
  oval([0, 0, 25, 25], '#7d8798') +
  line('M-16 -6 q16 -12 30 2 M-18 6 q18 -12 34 2', '#ffffff66', 4);

/** The way of the right arm from its sleeve to the middle of its hand. */
const forearm = (way: string, [x, y]: readonly [number, number], skin: string): Svg =>
  `<g opacity=".3">${line(way, '#5a2f1a', 34)}</g>` +
  line(way, skin, 28) +
  oval([x, y, 21, 20], skin) +
  line(`M${x - 10} ${y + 4} q9 7 19 2`, '#00000022', 4);

/** A person who sings into a microphone. */
export const singing = (name: PersonName, mood: Pose['mood'] = 'happy'): Drawing => {
  const { skin, grownUp } = people[name];
  const { box, svg } = person(name, { arm: 'mouth', mood });
  const up = grownUp ? 6 : 0;
  return drawing(
    box,
    svg,
    moved(
      fitsOf(name).trunk,
      moved(`translate(222 ${310 + up})`, microphone) +
        forearm('M276 402 C316 440 322 400 276 362', [272, 360], skin),
    ),
  );
};

const telephone: Svg =
  rect([-22, -62, 44, 124], '#24304a', 12) +
  rect([-15, -50, 30, 92], '#8fd3ff', 5) +
  oval([0, 52, 5, 5], '#8fa3c4');

/** A person who talks on the phone. */
export const phoning = (name: PersonName, mood: Pose['mood'] = 'happy'): Drawing => {
  const { skin, grownUp } = people[name];
  const { box, svg } = person(name, { arm: 'mouth', mood });
  const arm = grownUp
    ? forearm('M276 402 C340 436 372 350 334 280', [330, 272], skin)
    : forearm('M276 402 C346 440 398 350 364 266', [360, 256], skin);
  const ear = grownUp ? 'translate(308 236) rotate(10)' : 'translate(336 214) rotate(10)';
  return drawing(box, svg, moved(fitsOf(name).trunk, moved(ear, telephone) + arm));
};

const pencil: Svg = moved(
  'translate(242 474) rotate(26) scale(1.15)',
  rect([-7, -62, 14, 66], '#ffb82e') +
    rect([-7, -74, 14, 14], '#ff7a8a', 4) +
    shape('M-7 4 H7 L0 22Z', '#f3d9b0') +
    shape('M-3 14 H3 L0 22Z', '#24304a'),
);

/**
 * A person who sits at a desk and draws; the desk is as wide as asked.
 *
 * @param ink what is on the paper already, within 104 to 296 and 462 to 524
 * @param more what the person wears on the head
 */
export const atDesk = (name: PersonName, ink: Svg, width = 400, more: Svg = ''): Drawing => {
  const { skin } = people[name];
  const { svg } = person(name, { arm: 'carry', mood: 'smile' });
  const left = 200 - width / 2;
  return drawing(
    [left, 0, width, 560],
    svg,
    moved(fitsOf(name).head, more),
    rect([left, 436, width, 124], '#dba76c') + rect([left, 534, width, 26], '#c9935d'),
    shape('M112 448 H288 L312 534 H88Z', '#ffffff', ' stroke="#c9d6ea" stroke-width="4"'),
    ink,
    moved(
      fitsOf(name).trunk,
      line('M126 404 C102 436 92 470 110 484', skin, 27) +
        oval([116, 486, 20, 17], skin) +
        pencil +
        line('M274 404 C300 436 292 464 262 468', skin, 27) +
        oval([258, 468, 20, 18], skin) +
        line('M250 462 q8 -6 16 -2', '#00000022', 4),
    ),
  );
};

/** A person who stirs with a wooden spoon; put a pot before it at the lower right. */
export const stirring = (name: PersonName, mood: Pose['mood'] = 'smile', lean = 0): Drawing => {
  const { skin } = people[name];
  const { box, svg } = person(name, { arm: 'mouth', mood });
  return drawing(
    box,
    svg,
    moved(
      fitsOf(name).trunk,
      moved(
        `rotate(${lean} 330 380)`,
        line('M350 256 L386 470', '#b9824f', 16) +
          forearm('M272 398 C308 410 330 374 352 322', [356, 312], skin),
      ),
    ),
  );
};
