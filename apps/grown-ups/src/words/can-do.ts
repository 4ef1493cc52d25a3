const children = (count: number): string => (count === 1 ? '1 child' : `${count} children`);

/** Texts about what children can do after the tests of their lessons. */
export const canDoWords = {
  view: 'By can-do',
  title: 'What the tests say',
  choice: 'Test',
  none: 'No test has been finished yet.',
  noneAbout: 'What children can do is seen here after the test of their lesson.',
  taken: (count: number, all: number) => `${count} of ${all} finished the test`,
  paws: { full: 'can do it', half: 'can do some of it', empty: 'not yet' },
  count: (count: number, paw: string) => `${children(count)}: ${paw}`,
  needs: 'Need practice:',
  nobody: 'Everybody who took the test can do it.',
  practise: (title: string) => `Practise “${title}”`,
  legend:
    'A paw is full when all questions of the test about the line were right, half when some were. The best finished test counts, as for the child.',
  skill: 'Skill',
  skills: { listen: 'Listening', read: 'Reading', language: 'Language', write: 'Writing' },
  score: (right: number, total: number) => `${right} of ${total}`,
  speaking: (name: string) =>
    `Speaking is never scored: in each test ${name} speaks and hears itself, and the voice stays on the device.`,
} as const;
