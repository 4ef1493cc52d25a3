import { createHash } from 'node:crypto';
import { type AvatarChoice, composeAvatar } from '@digipals/avatar';
import { type Arm, fingers, forearms, toMouth, withArms } from './arms.ts';
import { type PersonName, people } from './cast.ts';
import { hidesLashes, type Mood, overFace, withMood } from './face.ts';
import { kitFit, kitLayers, seatedFit, swap } from './kit-parts.ts';
import { type Drawing, drawing, moved, put, type Svg, shape, windowed } from './svg.ts';

/** Options of a person; all are optional. */
export type Pose = {
  mood?: Mood;
  /** Gesture of the right arm; by default it waves (or holds its thing). */
  arm?: Arm;
  /** Gesture of the left arm. */
  leftArm?: 'down' | 'wave';
  /** A thing in the raised right hand. */
  holding?: Drawing;
  /** A thing carried in front of the body with both hands. */
  carrying?: Drawing;
  /** A thing the right hand brings to the mouth. */
  eating?: Drawing;
  /** Height of the held or carried thing; the child is 640 high. */
  thingHeight?: number;
  /** Sits; put a chair, a bench or a rug under it. Noah always sits in his wheelchair. */
  seated?: boolean;
  /** Seen from behind. */
  behind?: boolean;
  /** Different clothes than usual. */
  wearing?: AvatarChoice;
};

const grownUpHead = 'translate(40 41) scale(.8)';
const backOfHead =
  'M82 230 C64 120 112 52 200 52 C288 52 336 120 318 230 C322 280 288 322 200 322 C112 322 78 280 82 230Z';

const modelOf = (choice: AvatarChoice, part: string): string => {
  const worn = [choice[part] ?? []].flat()[0];
  return worn?.model ?? 'none';
};

const isSeated = (choice: AvatarChoice): boolean =>
  [choice['accessories'] ?? []].flat().some(({ model }) => model === 'wheelchair');

const choiceFor = (name: PersonName, pose: Pose): AvatarChoice => {
  const usual = people[name].choice;
  const closed = hidesLashes(pose.mood ?? 'happy') ? { eyelids: { model: 'none' } } : {};
  const chair =
    pose.seated && !isSeated(usual)
      ? {
          accessories: [
            ...[usual['accessories'] ?? []].flat(),
            { model: 'wheelchair', colour: '#000000' },
          ],
        }
      : {};
  return { ...usual, ...pose.wearing, ...closed, ...chair };
};

/** A child who sits on something other than a wheelchair. */
const withoutChair = (svg: Svg): Svg =>
  kitLayers('accessories', 'wheelchair').reduce(
    (rest, layer) => swap(rest, layer, '', 'the wheelchair'),
    svg,
  );

const hairColour = (choice: AvatarChoice): string =>
  [choice['hair'] ?? []].flat()[0]?.colour ?? '#3a2218';

const inHand = (pose: Pose, skin: string): Svg => {
  if (pose.carrying) {
    const height = pose.thingHeight ?? 150;
    const reach = (height * pose.carrying.box[2]) / pose.carrying.box[3] / 2;
    return put(pose.carrying, 200, 478, { height }) + forearms(skin, Math.min(reach * 0.8, 84));
  }
  if (pose.eating)
    return put(pose.eating, 210, 340, { height: pose.thingHeight ?? 90 }) + toMouth(skin);
  if (!pose.holding) return '';
  return put(pose.holding, 350, 336, { height: pose.thingHeight ?? 150 }) + fingers(skin);
};

const rightArm = (pose: Pose): Arm => {
  if (pose.carrying) return 'carry';
  if (pose.eating) return 'mouth';
  if (pose.holding) return 'hold';
  return pose.arm ?? 'wave';
};

/** Head and trunk of a pose have separate offsets: by age, and by sitting. */
export const fitsOf = (name: PersonName, seated = false): { head: string; trunk: string } => {
  const { grownUp } = people[name];
  const body = grownUp ? 'older' : 'middle';
  return {
    head: `${grownUp ? grownUpHead : ''}${seated ? seatedFit.head : ''}`,
    trunk: `${kitFit(body, 'torso')}${seated ? seatedFit.torso : ''}`,
  };
};

/** Ids depend on the drawing: two equal children may share them, others never do. */
const uidOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

/** A child of the cast or a grown-up, standing; feet at the lower edge. */
export const person = (name: PersonName, pose: Pose = {}): Drawing => {
  const { skin, grownUp, onFace } = people[name];
  const mood = pose.mood ?? 'happy';
  const choice = choiceFor(name, pose);
  const arms = [pose.leftArm ?? 'down', rightArm(pose)] as const;
  const composed = composeAvatar('human', choice, { uid: uidOf(name, choice, arms) });
  let svg = composed.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const look = {
    head: modelOf(choice, 'head'),
    eyes: modelOf(choice, 'eyes'),
    eyelids: modelOf(choice, 'eyelids'),
    onFace,
  };
  svg = withMood(svg, mood, look);
  svg = withArms(svg, ...arms);
  if (grownUp) svg = swap(svg, kitFit('older', 'head'), grownUpHead, 'the head of the older body');
  if (pose.seated && !isSeated(people[name].choice)) svg = withoutChair(svg);
  const fits = fitsOf(name, isSeated(choice));
  const face = pose.behind ? shape(backOfHead, hairColour(choice)) : overFace(mood);
  return drawing(
    [0, 0, 400, 620],
    svg,
    moved(fits.head, face),
    moved(fits.trunk, inHand(pose, skin)),
  );
};

/** Head and shoulders, as on the faces of the speakers. It fills its tile to the edge. */
export const bust = (name: PersonName, pose: Pose = {}): Drawing => {
  const { svg } = person(name, pose);
  if (people[name].grownUp) return windowed([24, 46, 352, 352], svg);
  return windowed([10, isSeated(people[name].choice) ? 42 : 8, 380, 380], svg);
};

/** Only the head, e.g. on a pillow. */
export const headOf = (name: PersonName, mood: Mood): Drawing =>
  windowed([50, 20, 300, 310], person(name, { mood, arm: 'down' }).svg);
