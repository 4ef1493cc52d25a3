import { mostOf, placeName, titleIn } from '../../content/lessons.ts';
import type { Records } from './progress.service.ts';

/** The class that results are of. Ids are those of the school's own system where it has given them. */
export type ResultsOf = {
  readonly classId: string;
  readonly schoolId: string;
  readonly className: string;
  /** Since when the class works. */
  readonly since: Date;
  readonly at: Date;
};

/** The files of OneRoster 1.2; those that are not made are `absent`. */
const allFiles = [
  ...['academicSessions', 'categories', 'classes', 'classResources', 'courses'],
  ...['courseResources', 'demographics', 'enrollments', 'lineItemLearningObjectiveIds'],
  ...['lineItems', 'lineItemScoreScales', 'orgs', 'resources', 'resultLearningObjectiveIds'],
  ...['results', 'resultScoreScales', 'roles', 'scoreScales', 'userProfiles', 'userResources'],
  'users',
];

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
/** Does not escape formula characters, which would change an id: programs read these files. */
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(quoted).join(',')}\r\n`).join('');

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

/** For whole lists, status and date of the last change stay empty. */
const head = ['sourcedId', 'status', 'dateLastModified'];
const row = (id: string, ...cells: readonly string[]): string[] => [id, '', '', ...cells];

/**
 * The results of a class as the files of OneRoster 1.2, by name (CLASS-18). An activity that a child has not played
 * has no result. The grading period is the time since the class was made, or since the first result.
 */
export function resultFiles(
  { plan, records }: Records,
  { classId, schoolId, className, since, at }: ResultsOf,
): Record<string, string> {
  const period = `digipals-period-${classId}`;
  const category = 'digipals-activities';
  const itemOf = (activityId: string) => `digipals-${classId}-${activityId}`;
  const begin = [since, ...records.flatMap(one => one.played.map(run => run.at))]
    .map(dayOf)
    .sort()[0] as string;
  const end = dayOf(at);
  const after = dayOf(new Date(at.getTime() + DAY_MS));
  const activities = plan.flatMap(({ lesson }) =>
    lesson.activities.map(activity => ({ lesson, activity })),
  );
  const most = new Map(activities.map(({ activity }) => [activity.activityId, mostOf(activity)]));
  const files = {
    academicSessions: [
      [...head, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
      row(period, `DigiPals, ${className}`, 'gradingPeriod', begin, after, '', end.slice(0, 4)),
    ],
    categories: [[...head, 'title', 'weight'], row(category, 'DigiPals activities', '')],
    lineItems: [
      [
        ...[...head, 'title', 'description', 'assignDate', 'dueDate', 'classSourcedId'],
        ...['categorySourcedId', 'academicSessionSourcedId', 'resultValueMin', 'resultValueMax'],
        'schoolSourcedId',
      ],
      ...activities.map(({ lesson, activity }) =>
        row(
          itemOf(activity.activityId),
          titleIn('gb', activity),
          `${placeName(lesson)}, ${titleIn('gb', lesson)}`,
          ...[begin, end, classId, category, period],
          ...['0', String(mostOf(activity)), schoolId],
        ),
      ),
    ],
    results: [
      [
        ...[...head, 'lineItemSourcedId', 'studentSourcedId', 'scoreStatus', 'score', 'scoreDate'],
        ...['comment', 'textScore', 'classSourcedId', 'inProgress', 'incomplete', 'late'],
        'missing',
      ],
      ...records.flatMap(({ learner, played }) =>
        played.flatMap(({ activityId, valid, at: playedAt }) => {
          const questions = most.get(activityId);
          if (questions === undefined) return [];
          const student = learner.externalId ?? learner.userId;
          const score = String(Math.min(valid, questions));
          const cells = [itemOf(activityId), student, 'fully graded', score, dayOf(playedAt)];
          return [
            row(
              `digipals-${learner.userId}-${activityId}`,
              ...cells,
              '',
              '',
              classId,
              '',
              '',
              '',
              '',
            ),
          ];
        }),
      ),
    ],
  };
  const manifest = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...allFiles.map(name => [`file.${name}`, name in files ? 'bulk' : 'absent']),
    ['source.systemName', 'DigiPals'],
    ['source.systemCode', 'digipals'],
  ];
  return Object.fromEntries(
    Object.entries({ manifest, ...files }).map(([name, rows]) => [`${name}.csv`, csv(rows)]),
  );
}
