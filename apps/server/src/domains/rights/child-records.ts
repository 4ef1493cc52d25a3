import { sql } from 'kysely';
import { months, monthsAgo } from './ages.ts';
import { keptFromFamily } from './help-records.ts';
import type { TableRecord } from './table-record.ts';

/** SQL: the number of the case that was read. */
const caseOfAccess = sql`substring(accesses.object FROM '^case (\\d+)$')::int`;

const withChild = 'until the child is erased';
const untilEither = 'until one of the two children is erased';

const own = (as: string, purpose: string, need: string) => ({
  purpose,
  need,
  kept: withChild,
  children: ['user_id'],
  exported: { as, own: ['user_id'] },
});

/** What belongs to one child, or is between two. A row comes before the rows that it refers to. */
export const childRecords = {
  friendships: {
    purpose: 'Friendships and friend requests.',
    need: 'Only friends may write to each other.',
    kept: untilEither,
    children: ['user_id', 'friend_id'],
    repeated: ['requestor_id'],
    exported: { as: 'friends', own: ['user_id'] },
  },
  declined_requests: {
    purpose: 'Friend requests that a child declined.',
    need: 'Somebody who was declined cannot ask again and again.',
    kept: untilEither,
    children: ['user_id', 'requestor_id'],
    exported: { as: 'friends', own: ['user_id'] },
  },
  requests_told: {
    purpose: 'When a child was last told of a friend request.',
    need: 'Asking again and again must not disturb it.',
    kept: untilEither,
    children: ['user_id', 'requestor_id'],
    exported: { as: 'friends', own: ['user_id'] },
  },
  blocks: {
    purpose: 'Children that a child has blocked.',
    need: 'They stay invisible to it.',
    kept: untilEither,
    children: ['user_id', 'blocked_id'],
    exported: { as: 'friends', own: ['user_id'] },
  },
  likes: {
    purpose: 'Hearts on profiles.',
    need: 'A child sees who liked its profile.',
    kept: untilEither,
    children: ['user_id', 'liker_id'],
    exported: { as: 'friends', own: ['user_id', 'liker_id'] },
  },
  referrals: {
    purpose: 'Who came with whose invitation card.',
    need: 'The child that invited is notified once.',
    kept: untilEither,
    children: ['user_id', 'referrer_id'],
    exported: { as: 'friends', own: ['user_id', 'referrer_id'] },
  },
  referral_codes: own(
    'friends',
    'The code of an invitation card.',
    'It says who invited a new child.',
  ),
  notifications: {
    purpose: 'The newest 30 notifications of a child.',
    need: 'A child learns what happened while it was away.',
    kept: 'until 30 newer ones, or until one of the two children is erased',
    children: ['user_id', 'from_id'],
    exported: { as: 'notifications', own: ['user_id'], hide: ['ref'] },
  },
  notification_boxes: own(
    'notifications',
    'What a child has read of its notifications.',
    'New ones are marked.',
  ),
  known_words: own('learning', 'Words that a child marked as known.', 'The dictionary shows them.'),
  streaks: own('learning', 'The streak of a child.', 'Practice every day is shown.'),
  streak_days: own('learning', 'Days on which a child practised.', 'The streak is counted.'),
  streak_pauses: own('learning', 'Days that a grown-up took out.', 'Holidays end no streak.'),
  trophies_won: own('learning', 'Trophies of a child.', 'They are shown in its profile.'),
  lingo_entries: own('learning', 'Lingos won and spent.', 'The balance can be explained.'),
  question_results: own('learning', 'The best answer to a question.', 'Progress is shown.'),
  activity_runs: own('learning', 'Passes through activities.', 'Scores are shown.'),
  attempts: own('learning', 'Every answer of a child.', 'Lingos are paid once for each question.'),
  onboarding: own('learning', 'The first steps of a child.', 'They go on where they stopped.'),
  message_counts: own(
    'messages',
    'How many texts of a child were delivered and returned.',
    'Trophies and Lingos are counted.',
  ),
  settings: own('profile', 'How the app looks and sounds.', 'It is the same on every device.'),
  licences: own('profile', 'What a child owns.', 'It may use what it owns.'),
  profiles: own('profile', 'Avatar, Domino, wallpaper and interests.', 'Friends see them.'),
  saved_looks: own(
    'profile',
    'Looks that a child keeps to put them on again.',
    'It need not choose each part again.',
  ),
  me_choices: own(
    'learning',
    'What a child chose about itself in lessons, from lists of words that are taught.',
    'Sentences of lessons are about the child.',
  ),
  presence: own('profile', 'When a child was last here.', 'Friends see who is online.'),
  consents: {
    ...own(
      'consent',
      'What grown-ups permitted for each purpose, who, when and how, with the account; for the weekly letter also the e-mail.',
      'Each purpose needs its own permission, its grown-up gets a letter when it changes, and the weekly letter goes to whoever wanted it.',
    ),
    // Parents with an account read each other's names (decision 118), but not e-mails.
    exported: { as: 'consent', own: ['user_id'], hide: ['adult_id', 'email'] },
  },
  grown_ups: {
    ...own(
      'consent',
      'E-mail and language of the grown-up.',
      'Letters about the child need an address.',
    ),
    // It may be that of another parent.
    exported: { as: 'consent', own: ['user_id'], hide: ['email'] },
  },
  accesses: {
    ...own(
      'accesses',
      'Which adult read which data of a child, and when.',
      'A family may know, and an incident must be explained.',
    ),
    kept: `${months.access} months`,
    expired: now => sql`at < ${monthsAgo(months.access, now)}`,
    exported: {
      as: 'accesses',
      own: ['user_id'],
      // Its gaps would show rows that are left out.
      hide: ['access_id'],
      without: () => keptFromFamily(caseOfAccess),
    },
  },
  pseudonyms: {
    purpose: 'The name under which the desk sees a child.',
    need: 'Adults who read texts should not know whose they are.',
    kept: withChild,
    children: ['user_id'],
    exported: 'it protects the child only as long as nobody outside the desk knows it',
  },
} as const satisfies Record<string, TableRecord>;
