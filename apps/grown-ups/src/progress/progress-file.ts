import type { ClassPage, ClassProgress, PlannedLesson } from '@digipals/contract';
import { csvFile } from '../shared/csv.ts';
import { shortName } from '../words/lessons.ts';
import { doneIn, playedIn } from './progress-numbers.ts';

const nameOf = (lesson: PlannedLesson): string => `${shortName(lesson)} ${lesson.title}`;

/** The progress of a class as a CSV file: a row for each child, a column for each activity. */
export function progressFile({ people }: ClassPage, { lessons, children }: ClassProgress): string {
  const names = new Map(people.map(({ childId, name }) => [childId, name]));
  const planned = lessons.flatMap(lesson =>
    lesson.activities.map(activity => ({ lesson, activity })),
  );
  const head = [
    ...['child', 'lesson', 'lessons finished', 'words known', 'new words in 7 days'],
    ...['minutes', 'minutes in 7 days', 'speaking tasks', 'listening right at once', 'listening'],
    ...['spelling right at once', 'spelling', 'texts written', 'delivered', 'returned', 'waiting'],
    ...lessons.map(lesson => `${nameOf(lesson)}: activities done`),
    ...planned.flatMap(({ lesson, activity: { title, questions } }) => [
      `${shortName(lesson)} ${title}: right of ${questions}`,
      `${shortName(lesson)} ${title}: tries`,
    ]),
  ];
  const rows = children.map(child => {
    const { heard, spelt, texts } = child;
    const current = lessons.find(({ lessonId }) => lessonId === child.lessonId);
    return [
      names.get(child.childId) ?? '',
      current ? nameOf(current) : '',
      ...[child.finished.length, child.words, child.newWords, child.minutes, child.minutesOfWeek],
      ...[child.spoken, heard.right, heard.answered, spelt.right, spelt.answered],
      ...[texts.written, texts.delivered, texts.returned, texts.waiting],
      ...lessons.map(lesson => doneIn(child, lesson)),
      ...planned.flatMap(({ activity }) => {
        const played = playedIn(child, activity.activityId);
        return [played?.right ?? '', played?.tries ?? ''];
      }),
    ].map(String);
  });
  return csvFile([head, ...rows]);
}
