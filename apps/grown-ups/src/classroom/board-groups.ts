import type { BoardChild, LiveBoard } from '@digipals/contract';
import { liveBoard } from '@digipals/contract/constants';

/** A child with its number in the class. */
export type Numbered = BoardChild & { number: number };

/** The children of a board by what they do. */
export type Groups = {
  /** In the shown lesson, by activity. */
  playing: ReadonlyMap<string, Numbered[]>;
  stuck: Numbered[];
  /** Playing, but not in the shown lesson. */
  elsewhere: Numbered[];
  away: Numbered[];
  /** Without an answer for long. */
  notHere: Numbered[];
};

const isPlaying = ({ minutes }: BoardChild): boolean =>
  minutes !== null && minutes < liveBoard.awayMinutes;

/** The lesson in which most children play; of those without players the one with most children. */
export function busiestLesson({ lessons, children }: LiveBoard): string | null {
  const weight = (lessonId: string) =>
    children
      .filter(({ place }) => place?.lessonId === lessonId)
      .reduce((sum, child) => sum + (isPlaying(child) ? children.length + 1 : 1), 0);
  const [busiest] = lessons.toSorted((a, b) => weight(b.lessonId) - weight(a.lessonId));
  return busiest?.lessonId ?? null;
}

/** Groups the children of a board around a lesson. */
export function groupsOf({ children }: LiveBoard, lessonId: string | null): Groups {
  const numbered = children.map((child, index) => ({
    ...child,
    number: index + 1,
    // Nobody can help a child who is away.
    stuck: child.stuck && isPlaying(child),
  }));
  const playing = numbered.filter(isPlaying);
  const here = playing.filter(({ place }) => place?.lessonId === lessonId);
  return {
    playing: Map.groupBy(here, ({ place }) => place?.activityId ?? ''),
    stuck: playing.filter(({ stuck }) => stuck),
    elsewhere: playing.filter(child => !here.includes(child)),
    away: numbered.filter(child => child.minutes !== null && !isPlaying(child)),
    notHere: numbered.filter(({ minutes }) => minutes === null),
  };
}
