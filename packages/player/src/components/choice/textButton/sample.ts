import { partOf, sampleQuestion, wordItem } from '../../sample-question.ts';

const hello = wordItem('hello', 'Hello!');

export const sample = sampleQuestion({
  type: 'textButton',
  data: [hello],
  beside: [partOf('textButton', [wordItem('goodbye', 'Goodbye!')])],
  right: [hello],
});
