import type { ClassProgress } from '@digipals/contract';
import { NumberTile, NumberTiles } from '../parts/NumberTile.tsx';
import { lessonName } from '../words/lessons.ts';
import { progressWords } from '../words/progress.ts';
import { lessonOf, sumsOf } from './progress-numbers.ts';

/** The numbers of a whole class: its lesson, words, time, speaking and texts. */
export function ProgressNumbers({ progress }: { progress: ClassProgress }) {
  const lesson = lessonOf(progress);
  if (!lesson) return null;
  const sums = sumsOf(progress, lesson);
  const percent = Math.round((sums.done / Math.max(sums.activities, 1)) * 100);
  return (
    <NumberTiles>
      <NumberTile
        title={progressWords.done(lessonName(lesson))}
        value={`${percent}%`}
        about={progressWords.activities(sums.done, sums.activities)}
      />
      <NumberTile
        title={progressWords.middleWords}
        value={sums.words}
        unit={progressWords.of(sums.ofWords)}
        about={progressWords.newWords(sums.newWords)}
      />
      <NumberTile
        title={progressWords.time}
        value={sums.minutes}
        unit={progressWords.minutesEach}
        about={progressWords.timeAbout}
      />
      <NumberTile
        title={progressWords.speaking}
        value={sums.spoken}
        unit={progressWords.tasks}
        about={progressWords.speakingAbout}
      />
      <NumberTile
        title={progressWords.messages(sums.returned)}
        value={sums.delivered}
        unit={progressWords.delivered}
        about={progressWords.told(progress.told)}
      />
    </NumberTiles>
  );
}
