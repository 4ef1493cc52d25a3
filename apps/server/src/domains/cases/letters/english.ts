import type { LetterTexts } from './letter.ts';

export const english: LetterTexts = {
  hello: 'Hello,',
  answer: 'You can answer this letter. A real person reads it.',
  signed: 'The DigiPals team',
  unkind: {
    subject: 'A message {name} wrote on DigiPals',
    paragraphs: [
      '{name} wrote something on DigiPals that was not kind to another child.',
      'This happens at this age, often after a lost game or a misunderstanding. We do not think badly of {name}.',
      'Could you talk together about how the other child may feel? {name} can write as before.',
    ],
  },
  personal: {
    subject: 'Keeping personal details private on DigiPals',
    paragraphs: [
      '{name} wrote something on DigiPals that could tell others who a child is or where to find them, such as a full name, an address or a phone number.',
      'Children often share such things because they like each other and mean no harm.',
      'Could you talk together about what stays private, and why? {name} can write as before.',
    ],
  },
  meeting: {
    subject: 'Messages about meeting up on DigiPals',
    paragraphs: [
      '{name} took part in messages on DigiPals about meeting up or about keeping something secret.',
      'It may be harmless: friends like to meet. To keep everyone safe, children on DigiPals do not arrange meetings and do not move to other apps.',
      'Could you ask {name} about it, and agree that plans with online friends are made together with a grown-up?',
    ],
  },
  worried: {
    subject: 'Something {name} wrote on DigiPals',
    paragraphs: [
      '{name} wrote something on DigiPals that sounded sad or worried.',
      'We may be wrong: words on a screen tell little. We would rather tell you than not.',
      'Could you find a quiet moment to ask how {name} is feeling, and listen? If you are worried, your doctor or the school can help.',
    ],
  },
  notEnglish: {
    subject: 'Writing in English on DigiPals',
    paragraphs: [
      '{name} wrote several messages on DigiPals in a language other than English.',
      'Messages are in English so that all children understand each other, and so that our reviewers can keep them safe. It is not easy at first.',
      'Could you try it together? The sentence blocks help to build a sentence.',
    ],
  },
};
