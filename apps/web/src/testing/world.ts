import type {
  Activity,
  CurrentLesson,
  CurrentUser,
  Languages,
  LessonActivity,
  Profile,
  Question,
} from '@digipals/contract';
import { failure, type Handlers } from './fake-server.ts';
import { makeRest } from './makers.ts';
import { makeSocialWorld } from './social-world.ts';
import { makeWallWorld } from './wall-world.ts';

export * from './makers.ts';

/** A child of the test world. */
export const makeUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  userId: 'u-mia',
  username: 'Mia',
  country: 'gb',
  timeZone: 'Europe/London',
  ...changes,
});

export const makeLanguages = (changes: Partial<Languages> = {}): Languages => ({
  teachingLanguage: 'gb',
  supportLanguage: 'gb',
  flags: { gb: '/flags/gb.svg', us: '/flags/us.svg', tr: '/flags/tr.svg' },
  ...changes,
});

const part = { model: 'a', styles: { colour: '#aabbcc' } };

export const makeProfile = (changes: Partial<Profile> = {}): Profile => ({
  wallpaper: { id: 'meadow', imgUrl: '', bgColor: '#112233', gradColor: '#445566' },
  interests: { bgColor: '#112233', gradColor: '#445566', items: [] },
  human: {
    body: part,
    eyes: part,
    eyelids: null,
    head: part,
    glasses: null,
    hair: part,
    hat: null,
    badge: null,
    top: part,
    topTexture: null,
    bottom: part,
    shoes: null,
    socks: null,
    accessories: [],
  },
  domino: {
    body: part,
    hair: null,
    head: part,
    eyes: part,
    eyelids: null,
    collar: null,
    top: null,
  },
  friendShipStatus: null,
  friendShipRequestorId: null,
  avatarImage: '/avatars/abc',
  dominoImage: '/avatars/abc-domino',
  ...changes,
});

export const makeItem = (changes: Partial<LessonActivity> = {}): LessonActivity => ({
  activityId: 'act-1',
  title: 'Hello, friends!',
  thumbnail: '/media/a.webp',
  lingos: 5,
  scoreThreshold: 0.5,
  userScore: null,
  totalScore: 8,
  locked: false,
  ...changes,
});

/** A lesson of `count` activities called act-1, act-2 and so on. */
export const makeLesson = (count: number, changes: Partial<CurrentLesson> = {}): CurrentLesson => ({
  lessonId: 'lesson-1',
  number: 1,
  title: 'Hello!',
  thumbnail: '/media/l.webp',
  activities: Array.from({ length: count }, (_, index) =>
    makeItem({ activityId: `act-${index + 1}`, title: `Step ${index + 1}` }),
  ),
  bytes: 1_000_000,
  unlockLesson: false,
  nextLesson: null,
  ...changes,
});

/** A question with two text buttons; `right` is the solution. */
const makeQuestion = (id: string, right = 'cat'): Question => ({
  id,
  components: [
    {
      id: `${id}-c`,
      type: 'textButtons',
      meta: {},
      data: ['cat', 'dog'].map(value => ({ id: `${id}-${value}`, value })),
    },
  ],
  solution: [
    {
      id: `${id}-${right}`,
      value: right,
      componentId: `${id}-c`,
      type: 'textButtons',
      meta: { shuffle: false, questionId: id },
    },
  ],
  triggers: { correct: [], incorrect: null },
});

export const makeActivity = (meta: Partial<Activity['meta']> = {}, questions = 2): Activity => ({
  id: 'act-1',
  meta: { title: 'Hello, friends!', lingos: 5, test: false, country: 'gb', ...meta },
  data: Array.from({ length: questions }, (_, index) => makeQuestion(`q${index + 1}`)),
  testInstructions: [],
});

/** The profile of a child; a stranger's shows only picture and wallpaper. */
const profileOf = (id: string, changes: Partial<Profile>): Profile =>
  id === makeUser().userId
    ? makeProfile()
    : makeProfile({
        ...changes,
        wallpaper: { id: 'space', imgUrl: '', bgColor: '#2b2a6b', gradColor: '#a893e8' },
        avatarImage: `/avatars/${id}`,
        dominoImage: `/avatars/${id}-domino`,
      });

/** The relation between Mia and a child. */
function relationIn(social: ReturnType<typeof makeSocialWorld>, me: string, id: string) {
  if (!social.knows(id)) return 'unknown';
  const { friendShipStatus, friendShipRequestorId } = social.relation(id);
  if (friendShipStatus === 'accepted') return 'friends';
  return friendShipRequestorId === me ? 'asked' : 'other';
}

/**
 * The world of Mia, with the token 'token-mia' and the ticket 'ticket-mia', and of the children
 * around her (social-world.ts).
 */
export function makeWorld({ premium = true } = {}): Handlers {
  const user = makeUser();
  const social = makeSocialWorld(user);
  return {
    'GET users/current': ({ token }) => {
      if (token === 'ticket-mia') return { ...user, userAccessToken: 'token-mia' };
      return token === 'token-mia' ? user : failure('unauthenticated');
    },
    'GET logout': ({ token }) =>
      token === 'token-mia' ? { logoutUrl: '/bye' } : failure('unauthenticated'),
    'POST logout/everywhere': ({ token }) =>
      token === 'token-mia' ? { logoutUrl: '/bye' } : failure('unauthenticated'),
    'GET users/{id}/languages': () => makeLanguages(),
    'GET users/{id}/lingos': () => ({ amount: 12 }),
    'GET users/{id}/profile': ({ params: { id } }) =>
      social.knows(id) ? profileOf(id, social.relation(id)) : failure('not_found'),
    'GET licences/{userId}': () => (premium ? [{ sku: 'LBMFULL' }] : []),
    'GET users/{id}/rest': () => makeRest(),
    'GET users/{id}/currentLesson': () => makeLesson(6),
    'GET users/{id}/lessonArchive': () => [],
    'GET users/{id}/assignments': () => [],
    'GET users/{id}/songs': () => [],
    'GET activities/{id}': () => makeActivity(),
    'POST users/{id}/solution': () => ({ lingoCredit: 0 }),
    'GET users/{id}/meCard': () => ({ choices: {}, pictures: {} }),
    'GET users/{id}/savedLooks': () => ({
      human: [null, null, null],
      domino: [null, null, null],
    }),
    'GET users/{id}/onboarding': () => ({ finished: 0, lingos: 0 }),
    'PUT users/{id}/onboarding': ({ body }) => ({ finished: body.finished, lingos: 0 }),
    'POST events': ({ body }) => ({ stored: body.length }),
    'GET users/{id}/conversations': () => [],
    ...social.handlers,
    ...makeWallWorld({ me: user.userId, relation: id => relationIn(social, user.userId, id) }),
  };
}
