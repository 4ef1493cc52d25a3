const none = { transform: 'none' };
const at = (transform: string, offset?: number): Keyframe =>
  offset === undefined ? { transform } : { transform, offset };

const wave: Keyframe[] = [none, at('rotate(-9deg)'), at('rotate(7deg)'), at('rotate(-9deg)'), none];

/** Short movements of single parts: only transforms, so that the main thread has nothing to do. */
export const moves = {
  blink: [{ part: 'eyes', frames: [none, at('scaleY(0.06)', 0.45), none], timing: 190 }],
  /** A wave, and a look around by the ears of a dog. */
  gesture: [
    { part: 'arm', frames: wave, timing: { duration: 1_400, easing: 'ease-in-out' } },
    { part: 'earLeft', frames: [none, at('rotate(-7deg)'), at('rotate(3deg)'), none], timing: 700 },
    {
      part: 'earRight',
      frames: [none, at('rotate(7deg)'), at('rotate(-3deg)'), none],
      timing: 800,
    },
  ],
  /** Thinking about a wrong answer. */
  tilt: [
    {
      part: 'jump',
      frames: [none, at('rotate(4deg)', 0.25), at('rotate(4deg)', 0.75), none],
      timing: { duration: 1_400, easing: 'ease-in-out' },
    },
  ],
  /** The answer to a tap: a squash and a hop. */
  hop: [
    {
      part: 'jump',
      frames: [
        none,
        at('scale(1.06, 0.92)', 0.16),
        at('scale(0.97, 1.05) translateY(-3%)', 0.34),
        at('translateY(-9%)', 0.54),
        at('scale(0.98, 1.03) translateY(-2%)', 0.76),
        at('scale(1.05, 0.94)', 0.88),
        none,
      ],
      timing: { duration: 720, easing: 'ease-out' },
    },
    { part: 'ground', frames: [none, at('scale(0.7)', 0.54), none], timing: 720 },
    { part: 'arm', frames: wave, timing: { duration: 1_400, easing: 'ease-in-out' } },
  ],
} satisfies Record<
  string,
  { part: string; frames: Keyframe[]; timing: number | KeyframeAnimationOptions }[]
>;
