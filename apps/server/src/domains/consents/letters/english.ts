import type { ConsentLetterTexts } from './texts.ts';

export const english: ConsentLetterTexts = {
  hello: 'Hello,',
  signed: 'The DigiPals team',
  ask: {
    subject: '{name}: may your child write to friends far away?',
    paragraphs: [
      '{school}, class {className}, asks you. In English lessons the class uses DigiPals. For friends and messages with children in other countries we need your yes or no.',
      'A trained person reads every message before it is delivered. Other children see a first name, a drawn figure and a country.',
      'Read more and answer here. The link is only for your family and works for 28 days:',
      '{link}',
    ],
  },
  confirm: {
    subject: '{name}: please confirm your answer',
    paragraphs: [
      'You have answered for {name} on DigiPals. Your answer counts when you open this link and confirm it. It works for three days:',
      '{link}',
      'If you have not answered, do nothing: then nothing is stored.',
    ],
  },
  done: {
    subject: '{name}: your answer counts',
    paragraphs: [
      'Thank you. What you answered for {name} on DigiPals counts now.',
      'With this link you can take it back at any time, and make an account. Keep this message:',
      '{link}',
    ],
  },
};
