import type { MailTexts } from './mail-texts.ts';

export const english: MailTexts = {
  answer: 'You can answer this letter. A real person reads it.',
  signed: 'The DigiPals team',
  open: 'Open DigiPals',
  reply: { wrote: 'You wrote on {day}:', answer: 'Our answer:' },
  invitation: {
    subject: 'You are invited to {school} on DigiPals',
    lead: '{from} invites you to {school} on DigiPals as a lead of the school.',
    teacher: '{from} invites you to {school} on DigiPals as a teacher.',
    once: 'Open this link to join. It works once, for {days} days.',
    join: 'Join the school',
    password:
      'You choose a password there and set up an app that gives codes, so that nobody else can sign in as you.',
    unknown: 'If you do not know {from}, do nothing: the link ends by itself.',
  },
  week: {
    subject: '{name}: the week on DigiPals',
    days: 'Days in DigiPals',
    words: 'New words',
    stars: 'Stars',
    written: 'Texts written',
    friends: 'New friends',
    say: 'Say it aloud today',
    praise: {
      words: 'Well done, {name}! You know more English words than a week ago.',
      friend: 'How nice, {name}! You have made a new friend.',
      writing: 'Great, {name}! You are writing in English.',
      stars: 'Bravo, {name}! You have won stars this week.',
      days: 'Well done, {name}! You kept practising.',
    },
    why: 'You get this letter once a week because you said yes to it. School: {school}. It has no messages of children in it.',
    stop: 'Stop this letter',
  },
  wish: {
    subject: '{name} asks you something',
    data: '{name} would like to see what DigiPals keeps about them.',
    erasure: '{name} would like DigiPals to delete everything about them.',
    talk: 'Please talk about it together. On the page “Data” of your account you can download everything, erase everything, or tell {name} that you have talked. Without an account, answer this letter.',
  },
  erasure: {
    asked: {
      subject: '{name}: everything is to be erased',
      happened: '{who} asked on {day} to erase everything that DigiPals keeps about {name}.',
    },
    kept: {
      subject: '{name}: nothing is erased',
      happened:
        '{who} took the erasure back on {day}. Everything that DigiPals keeps about {name} stays.',
    },
    done: {
      subject: 'Everything about your child is erased',
      happened: 'Everything that DigiPals kept about your child was erased on {day}.',
    },
    due: 'It is erased on {due}. Until then you can take this back on the page “Data” of your account.',
    dueNoAccount:
      'It is erased on {due}. If you do not want that, answer this letter or ask the school before then.',
    another: 'Another grown-up',
    by: '{who} asked for it.',
    proof: 'Number of the proof: {proof}',
  },
  changedAnswer: {
    subject: '{name}: an answer was changed',
    happened: '{who} answered for {name} on {day}. This counts now instead of your answer:',
    contact: 'Friends and messages',
    visible: 'Be found outside the class',
    weeklyLetter: 'Weekly letter',
    yes: 'yes',
    no: 'no',
    paused: 'paused',
    look: 'The newest answer of a grown-up counts. On the page “Data” of your account you see who answered what, and can change it.',
  },
  account: {
    hello: 'Hello {name},',
    when: 'When: {moment} (UTC)',
    passkey: {
      subject: 'A new passkey for your DigiPals account',
      happened: 'A passkey was added to your account. It signs in without your password.',
    },
    password: {
      subject: 'Your DigiPals password was changed',
      happened: 'The password of your account was changed, and other devices were signed out.',
    },
    email: {
      subject: 'Your DigiPals e-mail was changed',
      happened: 'Your account has another e-mail now. This letter is the last to this address.',
    },
    codes: {
      subject: 'Your last DigiPals recovery code was used',
      happened:
        'Somebody signed in with the last of your ten recovery codes. Make new ones on your account page, so that you can sign in when your phone is gone.',
    },
    act: 'If this was not you, change your password now, end the other sessions on your account page, and tell your school.',
    reset: 'If this was not you, tell your school at once: your account can be reset.',
    newEmail: {
      subject: 'Your new e-mail for DigiPals',
      asked:
        'You asked to use this e-mail for your DigiPals account. Open this link to confirm it. It works once, for {hours} hours.',
      confirm: 'Confirm this e-mail',
      otherwise:
        'Until then you sign in with your old e-mail. If you did not ask for this, do nothing.',
    },
  },
  stopPage: {
    ask: 'Do you want to stop the weekly letter?',
    button: 'Yes, stop it',
    done: 'Done. You will not get the weekly letter any more.',
    unknown: 'This link is not valid any more.',
  },
};
