import type { ChildPage } from '@digipals/contract';
import { classes, LabelledSelect } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { lessonTitle } from '../words/lessons.ts';
import { childWords, progressWords } from '../words/progress.ts';
import css from './LessonPath.module.css';
import { doneIn, isDone, playedIn } from './progress-numbers.ts';

/** The activities of a lesson in their order, with the best scores of a child. */
export function LessonPath({ progress: { lessons, child } }: { progress: ChildPage }) {
  const [chosen, setChosen] = useState(child.lessonId);
  const lesson = lessons.find(({ lessonId }) => lessonId === chosen) ?? lessons[0];
  if (!lesson) return null;
  const place = lessons.findIndex(({ lessonId }) => lessonId === child.lessonId);
  const reached = lessons.filter((one, index) => index <= place || doneIn(child, one) > 0);
  return (
    <Box
      title={lessonTitle(lesson)}
      aside={childWords.lessonOf(doneIn(child, lesson), lesson.activities.length)}
    >
      {reached.length > 1 && (
        <LabelledSelect
          label={progressWords.lessonChoice}
          options={reached.map(({ lessonId }) => lessonId)}
          words={Object.fromEntries(reached.map(one => [one.lessonId, lessonTitle(one)]))}
          value={lesson.lessonId}
          onChoose={setChosen}
        />
      )}
      <ol className={css['path']}>
        {lesson.activities.map(activity => {
          const played = playedIn(child, activity.activityId);
          return (
            <li
              key={activity.activityId}
              className={classes(played && css['played'], isDone(child, activity) && css['done'])}
            >
              <img src={activity.thumbnail} alt="" width="66" height="66" />
              <b>{activity.title}</b>
              <small>
                {played ? (
                  <>
                    {played.right === activity.questions && '★ '}
                    {progressWords.score(played.right, activity.questions)},{' '}
                    {progressWords.tries(played.tries)}
                  </>
                ) : (
                  childWords.notPlayed
                )}
              </small>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
