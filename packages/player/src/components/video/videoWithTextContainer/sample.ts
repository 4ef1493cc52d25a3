import { sampleQuestion, wordItem } from '../../sample-question.ts';
import { farmCaptions, farmFilm, farmWords } from '../sample-film.ts';

export const sample = sampleQuestion({
  type: 'videoWithTextContainer',
  data: [farmFilm, wordItem('farm-1', 'We are on a farm.'), wordItem('farm-2', 'I can see a cow.')],
  meta: { captions: farmCaptions },
  answers: farmWords,
  right: farmWords.data.slice(0, 1),
  instruction: 'Watch and read.',
});
