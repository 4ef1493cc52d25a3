import { sampleQuestion } from '../../sample-question.ts';
import { farmCaptions, farmFilm, farmWords } from '../sample-film.ts';

export const sample = sampleQuestion({
  type: 'video',
  data: [farmFilm],
  meta: { captions: farmCaptions },
  answers: farmWords,
  right: farmWords.data.slice(0, 1),
  instruction: 'Watch. What can you see?',
});
