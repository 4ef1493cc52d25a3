/** Training (CONST-14 to CONST-20). Percentages are 0 to 100, the threshold is score / total. */
export const training = {
  completionThreshold: 0.5,
  starHalfPercent: 50,
  starFullPercent: 100,
  prefetchedActivities: 4,
  sliderItems: 5,
  sliderSpacingPx: 12,
  /** Window height in px below which this many items are visible; above the last: 4. */
  itemsByHeight: [
    { under: 550, items: 1 },
    { under: 650, items: 2 },
    { under: 750, items: 3 },
  ],
  itemsOtherwise: 4,
} as const;

/** What the questions of a test that count ask for. */
export const scoredSkills = ['listen', 'read', 'language', 'write'] as const;
/** What a question of a test asks for. Nobody judges `speak`: it is outside the score. */
export const skills = [...scoredSkills, 'speak'] as const;
/** What a question of a test asks for. */
export type Skill = (typeof skills)[number];

/** How full the paw of a can-do line is: all, some or none of its questions in a test were right. */
export const paws = ['full', 'half', 'empty'] as const;
/** How full the paw of a can-do line is. */
export type Paw = (typeof paws)[number];

/**
 * Time on task in milliseconds (CLASS-12): each answer counts at most this long, because a child may leave a
 * question open. What is called new is from the last seven days.
 */
export const timeOnTask = { mostMs: 120_000, weekMs: 7 * 86_400_000 } as const;

/** Spelling game (CONST-21 to CONST-23, NOTSHOWN-52). */
export const spelling = {
  balloons: 10,
  clueCost: 2,
  keyRows: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
} as const;

/** Activity player (CONST-28 to CONST-39, CONST-41, NOTSHOWN-41 to NOTSHOWN-43), times in milliseconds. */
export const player = {
  wrongPairClearMs: 2_000,
  dragMs: 150,
  carouselItemsMobile: 2,
  carouselItems: 3,
  carouselOnAboveColumns: 3,
  carouselSpeedMs: 2_500,
  confirmationImageMs: 3_000,
  /** Check does nothing for this long after "Try again", so that a double tap does not check again. */
  checkRestMs: 500,
  /** The button of the feedback takes no tap for this long: the second one of a double tap on Check. */
  feedbackRestMs: 400,
  progressDotsWide: 6,
  progressDots: 3,
  slowRate: 0.5,
  triggerWaitMs: 5_000,
  countriesWithoutExtraFetch: ['us', 'gb'],
  defaultCountry: 'gb',
  defaultAttempts: 1,
  defaultRecordSeconds: 5,
} as const;
