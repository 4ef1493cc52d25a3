/** `npm run course` plays everything; `npm test` samples of it. */
export const fullCourse = process.env['COURSE'] === 'whole';

/** The lessons that `npm run course -- --lesson` names, such as 7 or R6; empty for all. */
const chosen = new Set((process.env['COURSE_LESSONS'] ?? '').split(',').filter(Boolean));

/** The name of the lesson of an id such as starter-07 or starter-r6-theatre: 7, R6. */
export const lessonName = (id: string): string | undefined =>
  /^starter-0*(r?\d+)/.exec(id)?.[1]?.toUpperCase();

/** The chosen lessons that are not among these ids. */
export const missingLessons = (ids: readonly string[]): string[] => {
  const names = new Set(ids.map(lessonName));
  return [...chosen].filter(name => !names.has(name));
};

/** Whether a lesson, or the lesson of an activity, is played. */
export const isChosen = (id: string): boolean =>
  chosen.size === 0 || chosen.has(lessonName(id) ?? '');
