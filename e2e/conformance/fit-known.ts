/** The two Englishes, words as long as German ones, and Thai. */
type Kind = 'gb' | 'us' | 'long' | 'th';

/**
 * Faults that are known, by language: question and window. The check fails for any other, and for one of these
 * that is gone.
 */
export const knownFaults: Readonly<Record<Kind, readonly string[]>> = {
  gb: [
    'playground-films-ball 768x954',
    'starter-01-story-title 1024x600',
    'starter-01-story-title 1366x625',
    'starter-01-story-title 768x954',
    'starter-01-story-two-boys 768x954',
    'starter-04-can-you-swim-mias-cat 1024x600',
    'starter-04-the-small-frog-friends 1024x600',
    'starter-04-the-small-frog-friends 1366x625',
    'starter-04-the-small-frog-horse 768x954',
    'starter-05-story-end 1024x600',
    'starter-05-story-end 768x954',
    'starter-05-story-page-6 768x954',
    'starter-05-test-5-text 1024x600',
  ],
  us: ['starter-02-story-title 1366x625'],
  long: ['playground-type-pairs 360x560'],
  th: [],
};
