type Help = { readonly title: string; readonly steps: readonly string[] };

const signIn = (address: string, code: string): Help => ({
  title: 'How children sign in',
  steps: [
    `Each child opens ${address} or scans the code on its card.`,
    `The class code is ${code}. Then the child taps its name and its three pictures, in the order of the card.`,
    'On a shared computer a child signs out at the end, with the button at the top. Its work is kept.',
    'A child that stays away for a while is asked whether it is still there, and is then signed out.',
  ],
});

/** What a supply teacher needs to know, for this class. */
export const helpOf = (address: string, code: string): readonly Help[] => [
  signIn(address, code),
  {
    title: 'A lesson in the classroom',
    steps: [
      'Everybody is in a lesson of its own speed: “Academy” leads to the next activity. A lesson has activities and ends with a test.',
      'Headphones help: most questions speak. Without them, or for a child that cannot hear, turn sound off in the menu: activities then write what their voices say. A microphone is used for speaking tasks; voices stay on the device and nobody judges them.',
      'After a wrong answer the child gets a hint, then another try. A test gives no second try.',
      'Without a connection children can go on in what they have opened. Answers are sent later.',
    ],
  },
  {
    title: 'When something goes wrong',
    steps: [
      'Lost card or forgotten pictures: open the child, “Change or move”, “New card”. The old pictures end at once. Nobody can read old pictures.',
      'The name is not in the list at the sign-in: the child has no card yet (“Cards”), has left, or the class code is of another class.',
      'Wrong pictures several times: the child waits a moment and tries again. Nobody is locked out for good.',
      'An activity with a lock: the one before it is not done yet, or a test was left before its end.',
      'Something hurts or frightens a child: children report a text with the flag beside it. An adult looks at it. Tell the lead of the school, too.',
    ],
  },
  {
    title: 'Friends and messages',
    steps: [
      'A child meets others only with the permission of its family. Without it, it learns as usual.',
      'A person reads every text before it is delivered. A text that comes back says why, and the child may change it.',
      'You see how many texts wait or came back, never what is in them.',
    ],
  },
  {
    title: 'What you can print and save',
    steps: [
      '“Cards”: new sign-in cards. They end the old ones.',
      '“Word cards” and “Certificates”: on A4 or Letter.',
      '“Progress”, then “CSV” for a spreadsheet, or “OneRoster results” for the school’s own system.',
    ],
  },
];

/** Texts of the page of help. */
export const helpWords = {
  title: 'Help for this class',
  about: 'For everybody who takes this class, also for one day.',
  print: 'Print this page',
} as const;
