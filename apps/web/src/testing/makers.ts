import type {
  Achievements,
  FriendItem,
  InboxItem,
  Notification,
  Post,
  Rest,
  Score,
  Streak,
  Submission,
  Summary,
  UserStatus,
  Wall,
  Word,
} from '@digipals/contract';

/** A child that never rests and may meet others. */
export const makeRest = (changes: Partial<Rest> = {}): Rest => ({
  isResting: false,
  why: null,
  now: new Date().toISOString(),
  from: null,
  until: null,
  mayMeet: true,
  hasHiddenFriends: false,
  ...changes,
});

/** A child as a stranger sees it; u-ali by default. */
export const makeSummary = (changes: Partial<Summary> = {}): Summary => ({
  userId: 'u-ali',
  username: 'Ali',
  country: 'tr',
  avatarImage: '/avatars/u-ali',
  ...changes,
});

/** Properties of a friend and of the request. */
type FriendChanges = Partial<FriendItem['friend'] & FriendItem['request']>;

/** A friend of Mia; with another `status` and `requestorId`, a child of a pending request. */
export const makeFriend = (changes: FriendChanges = {}): FriendItem => {
  const { status = 'accepted', requestorId = 'u-mia', ...friend } = changes;
  return {
    friend: { ...makeSummary(), online: false, lastSeen: null, ...friend },
    request: { status, requestorId },
  };
};

export const makeStatus = (changes: Partial<UserStatus> = {}): UserStatus => ({
  online: true,
  domino: true,
  lastSeen: null,
  friendCount: 0,
  notificationCount: 0,
  notificationLast: null,
  likeCount: 0,
  canBeLiked: false,
  ...changes,
});

/** Four days in a row, 12 of today's 20 Lingos won. */
export const makeStreak = (changes: Partial<Streak> = {}): Streak => ({
  streak: 4,
  streakType: 'lingo',
  message: null,
  paused: false,
  today: { lingos: 12, won: false },
  week: ['12', '13', '14', '15', '16', '17', '18'].map((day, index) => ({
    day: `2026-01-${day}`,
    won: index >= 2 && index < 6,
  })),
  ...changes,
});

export const makeNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 'n-1',
  isNew: true,
  type: 'frequest',
  action: null,
  at: '2026-01-15T11:58:00.000Z',
  content: { from: makeSummary() },
  ...changes,
});

export const makeAchievements = (changes: Partial<Achievements> = {}): Achievements => ({
  stars: 3,
  trophies: [
    { kind: 'messages', count: 0, level: null, next: { level: 'bronze', count: 3 } },
    { kind: 'friends', count: 2, level: 'bronze', next: { level: 'silver', count: 10 } },
    { kind: 'countries', count: 2, level: null, next: { level: 'bronze', count: 3 } },
    { kind: 'streak', count: 4, level: 'bronze', next: { level: 'silver', count: 10 } },
  ],
  ...changes,
});

export const makeScore = (changes: Partial<Score> = {}): Score => ({
  activityId: 'act-1',
  title: 'Hello, friends!',
  thumbnail: '/media/a.webp',
  userScore: 8,
  right: 8,
  totalScore: 8,
  ...changes,
});

/** A text of Mia in review: a DigiPost for Ali by default. */
export const makeSubmission = (changes: Partial<Submission> = {}): Submission => ({
  submissionId: 's-1',
  kind: 'post',
  toUserId: 'u-ali',
  text: 'I like your new hat!',
  state: 'reading',
  at: '2026-01-15T11:58:00.000Z',
  reason: null,
  marks: [],
  ...changes,
});

/** A DigiPost by Ali. */
export const makePost = (changes: Partial<Post> = {}): Post => ({
  postId: 'p-1',
  author: makeSummary(),
  text: 'Do you play football at school?',
  original: null,
  at: '2026-01-15T11:58:00.000Z',
  likeCount: 0,
  isLiked: false,
  ...changes,
});

export const makeWall = (changes: Partial<Wall> = {}): Wall => ({
  status: null,
  posts: [],
  folded: [],
  submissions: [],
  ...changes,
});

/** The conversation with Ali in the inbox, without unread messages. */
export const makeInboxItem = (changes: Partial<InboxItem> = {}): InboxItem => ({
  conversationId: 'c-ali',
  friend: { ...makeSummary(), online: false },
  last: null,
  unread: 0,
  submission: null,
  at: '2026-01-15T11:58:00.000Z',
  ...changes,
});

/** A word of the dictionary. */
export const makeWord = (word: string, changes: Partial<Word> = {}): Word => ({
  id: word,
  word,
  picture: `/media/${word}.webp`,
  audio: { gb: `/media/${word}.gb.mp3`, us: `/media/${word}.us.mp3` },
  meaning: { es: `el ${word}o`, th: 'หมี' },
  sentence: `My ${word}s are here.`,
  level: 'A1',
  theme: 'wild',
  ...changes,
});
