import type { CurrentLesson, FriendItem, SavedLooks } from '@digipals/contract';
import { onboarding } from '@digipals/contract/constants';
import { inRelation } from '../../features/friends/card/relation.ts';
import type { KeyValue } from '../../shared/storage.ts';
import { readAway, type Thing, things } from './away-things.ts';

type Done = {
  userId: string;
  /** How many of the first steps are finished. */
  steps: number;
  /** Undefined for a child without a licence: it has no lesson. */
  lesson: CurrentLesson | undefined;
  /** Whether an activity was finished without a connection. */
  playedOffline: boolean;
  looks: SavedLooks;
  friends: readonly FriendItem[];
};

const hasFinishedSteps = ({ steps }: Done): boolean => steps >= onboarding.steps;

const hasPlayed = ({ lesson, playedOffline }: Done): boolean =>
  lesson === undefined ||
  playedOffline ||
  lesson.number > 1 ||
  lesson.activities.some(({ userScore }) => userScore !== null);

const hasSavedLook = ({ looks }: Done): boolean => looks.human.some(Boolean);

/** A child without a licence has another card that leads to friends. */
const hasAsked = ({ userId, lesson, friends }: Done): boolean =>
  lesson === undefined ||
  inRelation(friends, userId, 'friends').length > 0 ||
  inRelation(friends, userId, 'asked').length > 0;

/** The first thing that a new child has neither done nor put away; undefined if there is none (ONBOARD-08). */
export function nextThing(storage: KeyValue, done: Done): Thing | undefined {
  const isDone = {
    steps: hasFinishedSteps,
    activity: hasPlayed,
    look: hasSavedLook,
    friend: hasAsked,
  };
  const away = readAway(storage, done.userId);
  return things.find(thing => !isDone[thing](done) && !away.includes(thing));
}
