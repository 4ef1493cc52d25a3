/** Texts of the invitation cards of children. */
export const referralWords = {
  title: 'Invitation cards',
  about:
    'Each card is for a child to hand to a classmate or a new child of the school. It has a code and no link.',
  print: (count: number) => (count === 1 ? 'Print 1 card' : `Print ${count} cards`),
  paper: 'Paper',
  nobody: 'No children yet',
  play: (name: string) => `Play with ${name}!`,
  code: 'Give this code to your teacher.',
  cut: (page: number, pages: number) => `Cut along the lines. Page ${page} of ${pages}.`,
  came: 'Who came with a card',
  cameAbout:
    'A child of this class that was invited brings its card. The child that invited it gets a notification.',
  child: 'Child',
  codeOnCard: 'Code on the card',
  record: 'Record it',
  recorded: (name: string) => `${name} came with a card.`,
  wrongCode: 'No other child has this code. Please look at the card again.',
  everybodyCame: 'Every child of this class has come with a card.',
} as const;
