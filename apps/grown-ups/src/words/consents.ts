/** Texts about consents, for teachers. */
export const consentWords = {
  title: 'Letters to families',
  about:
    'Learning is the school’s task. Friends, being found outside the class and the weekly letter need the answer of a family.',
  banner: (open: number) =>
    open === 1 ? '1 family has not answered' : `${open} families have not answered`,
  bannerAbout: 'Ask them in their language',
  notAsked: 'Family not asked yet',
  asked: (days: number) => {
    if (days === 0) return 'Asked today';
    return days === 1 ? 'Asked yesterday' : `Asked ${days} days ago`;
  },
  changed: 'Notice changed, asks again',
  open: (count: number) => `Not answered (${count})`,
  everybody: (count: number) => `Everybody (${count})`,
  whom: 'Whom to ask',
  clear: 'Choose nobody',
  children: 'Children',
  answered: 'Answered',
  which: 'Which letter',
  first: 'New letter',
  another: 'For another grown-up',
  anotherAbout:
    'For a second grown-up of the same child. The code of the first one, answers and accounts stay; an earlier letter for another grown-up ends. If both answer, the later answer counts.',
  otherEmail: (name: string) => `E-mail of the other grown-up of ${name}`,
  oneByEmail: 'To send it by e-mail, choose one child.',
  print: (count: number) => {
    if (count === 0) return 'Print letters';
    return count === 1 ? 'Print 1 letter' : `Print ${count} letters`;
  },
  send: (count: number) => (count === 0 ? 'Send by e-mail' : `Send ${count} by e-mail`),
  sent: (count: number) =>
    count === 1 ? '1 letter is on its way.' : `${count} letters are on their way.`,
  without: (names: string) => `No address is known for ${names}: print their letters.`,
  ends: (names: string) =>
    `A letter was made before and is not used yet: ${names}. A new one ends its code.`,
  stay: 'Codes of other children stay as they are.',
  nobody: 'No children here yet',
  child: 'Child',
  purposes: { contact: 'Friends', visible: 'Found outside', weeklyLetter: 'Weekly letter' },
  states: { yes: 'Yes', no: 'No', open: 'Open', paused: 'Paused' },
  by: 'Who and when',
  record: 'Record',
  recordOf: (name: string) => `Record for ${name}`,
  recordAbout: 'A letter that was signed and given back. You confirm that you know who signed it.',
  who: 'Name of the grown-up',
  relation: 'Relation',
  relations: { mother: 'mother', father: 'father', guardian: 'guardian', other: 'other' },
  methods: {
    letter: 'signed letter',
    email: 'by e-mail, twice',
    account: 'parent’s account',
    pause: 'pause by the parent',
    operator: 'told the operator',
    school: 'school',
    left: 'left the school',
    erasure: 'erasure',
    demo: 'demo',
  },
  save: 'Record the letter',
  incomplete: 'Write the name, and answer each line as the letter does.',
  address: 'E-mail of the family',
  addressSave: 'Save the address',
  addressSaved: 'The address is saved.',
  addressWrong: 'This is no e-mail address.',
  close: 'Close',
  sheets: 'Letters to print',
  sheetsAbout:
    'The codes are shown only now. Each letter is in the help language of its child, for one family, and works once.',
  done: 'I have printed them',
  leaveUnprinted: 'The codes of these letters are shown only now. Have you printed all of them?',
  paper: 'Paper',
} as const;
