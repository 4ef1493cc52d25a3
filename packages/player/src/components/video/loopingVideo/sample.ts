import { sampleQuestion } from '../../sample-question.ts';
import { farmFilm, farmWords } from '../sample-film.ts';

export const sample = sampleQuestion({
  type: 'loopingVideo',
  data: [farmFilm],
  answers: farmWords,
  right: farmWords.data.slice(0, 1),
  instruction: 'Watch. What can you see?',
});
