import { sampleQuestion, wordItem } from '../../sample-question.ts';
import { farmFilm, farmWords } from '../sample-film.ts';

export const sample = sampleQuestion({
  type: 'hiddenVideoWithLabel',
  data: [farmFilm, wordItem('label', 'Who is on the farm?')],
  answers: farmWords,
  right: farmWords.data.slice(0, 1),
  instruction: 'Answer. Then watch.',
});
