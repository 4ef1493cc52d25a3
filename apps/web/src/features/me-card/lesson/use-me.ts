import type { Activity, HistoryEntry, MeCard, MeChoices } from '@digipals/contract';
import { meKeys } from '@digipals/contract/me-card';
import { choiceOf, isAboutMe, type Me } from '@digipals/engine';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { meCardQuery } from '../keep/me-card-query.ts';

/**
 * What the sentences of an activity may say of the child; undefined until it is known. Without an answer of the
 * server they are about nobody in particular.
 */
export function useMe(
  { userId, username }: { userId: string; username: string },
  activity: Activity,
): Me | undefined {
  const isNeeded = isAboutMe(activity);
  const { data, isPending } = useQuery({ ...meCardQuery(userId), enabled: isNeeded });
  if (isNeeded && isPending) return undefined;
  return { name: username, choices: data?.choices ?? {} };
}

const choicesIn = (activity: Activity, entries: readonly HistoryEntry[]): MeChoices =>
  Object.fromEntries(
    entries.flatMap(({ questionId, picks = [] }) => {
      const question = activity.data.find(({ id }) => id === questionId);
      const choice = question && choiceOf(question, picks);
      return choice ? [[choice.key, choice.value]] : [];
    }),
  );

/** The pictures of a card without those of choices that change. Only the server knows the new ones. */
const picturesKept = ({ pictures, choices }: MeCard, next: MeChoices): MeCard['pictures'] =>
  Object.fromEntries(
    meKeys.flatMap(key => {
      const changes = next[key] !== undefined && next[key] !== choices[key];
      return pictures[key] === undefined || changes ? [] : [[key, pictures[key]]];
    }),
  );

/** Puts the choices of answers on the card of this page: without a connection the server gets them later. */
export function useKeepChoices(userId: string, activity: Activity) {
  const queries = useQueryClient();
  return (entries: readonly HistoryEntry[]): void => {
    const choices = choicesIn(activity, entries);
    if (Object.keys(choices).length === 0) return;
    queries.setQueryData(meCardQuery(userId).queryKey, before => ({
      pictures: before ? picturesKept(before, choices) : {},
      choices: { ...before?.choices, ...choices },
    }));
  };
}
