import type { Notification } from '@digipals/contract';

type Key = readonly string[];

/** What is told of a friendship when it changes, seen by the child `me`. */
const friendshipKeys = (me: string): Key[] => [
  ['friends', me],
  ['status', me],
  ['recommendations'],
  ['summaries'],
  ['mutualFriends'],
];

/** What is told of messages: the inbox, and the conversations the child has seen. */
const messageKeys = (me: string): Key[] => [['conversations', me], ['conversation']];

const keysOf = ({ type, action, content: { from, place } }: Notification, me: string): Key[] => {
  const other: Key[] = from
    ? [
        ['profile', from.userId],
        ['status', from.userId],
      ]
    : [];
  switch (type) {
    case 'frequest':
    case 'faccept':
      return [...other, ...friendshipKeys(me)];
    case 'like-profile':
      return [['status', me]];
    case 'lingo':
      // They may have been won by an activity on another device.
      return [
        ['lingos', me],
        ['streaks', me],
        ['currentLesson', me],
        ['lessonArchive', me],
        ['songs', me],
      ];
    case 'domino-add':
    case 'domino-rem':
      return [
        ['streaks', me],
        ['status', me],
      ];
    case 'studybuddy':
      // Also a text that was delivered and is shown no more.
      return action === 'returned' || action === 'withheld'
        ? [['wall'], ...messageKeys(me)]
        : [['achievements', me]];
    case 'post':
      return place === 'message' ? messageKeys(me) : [['wall', me]];
    default:
      return [];
  }
};

const changed = (one: Notification, other: Notification | undefined): boolean =>
  one.at !== other?.at || one.content.amount !== other.content.amount;

/** Notifications that came, changed or went between two lists; what was only read is the same. */
export function changesBetween(
  before: readonly Notification[],
  after: readonly Notification[],
): Notification[] {
  const old = new Map(before.map(one => [one.id, one]));
  const present = new Set(after.map(({ id }) => id));
  return [
    ...after.filter(one => changed(one, old.get(one.id))),
    ...before.filter(({ id }) => !present.has(id)),
  ];
}

/** Keys of the queries whose answers some changes have made old. */
export function staleKeys(changes: readonly Notification[], me: string): Key[] {
  const all = changes.flatMap(one => keysOf(one, me)).map(key => [key.join(' '), key] as const);
  return [...new Map(all).values()];
}
