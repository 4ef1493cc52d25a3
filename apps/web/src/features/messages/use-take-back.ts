import type { Conversation, Submission, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { createStore, useStore } from '@digipals/ui/store';
import { type CallError, isCallError } from '../../shared/api/call-error.ts';
import { useServices } from '../../shared/services.tsx';
import { giveWords } from './drafts.ts';

/** Texts that are being taken back: a second tap is the same. */
const underWay = createStore<ReadonlySet<string>>(new Set());

type Known = Pick<Conversation | Wall, 'submissions'>;

const without =
  (id: string) =>
  <K extends Known>(known: K | undefined): K | undefined =>
    known && {
      ...known,
      submissions: known.submissions.filter(({ submissionId }) => submissionId !== id),
    };

/** Whether nobody can say if the text was taken back. */
const isOpen = ({ status }: CallError): boolean => status === 0 || status >= 500;

type Way = {
  /** Where the words are kept then. */
  draftKey: string;
  /** They are there. */
  onBack?(): void;
};

/** Takes texts back that a person has not decided on, once it is really meant; no word is lost. */
export function useTakeBack(me: string) {
  const t = useText();
  const { browser, call, popups, queries, storage } = useServices();
  const busy = useStore(underWay);

  const tell = (text: string) => popups.show({ text: () => text, mood: 'sorry' });

  const failed = (error: CallError, keep: () => void) => {
    if (error.code === 'submission_gone') return tell(t('messages.takeBack.late'));
    // It may have been taken back all the same: words that are kept twice are better than none.
    if (isOpen(error)) keep();
    tell(error.code === 'too_many_requests' ? t('error.tooFast') : t('error.generic'));
  };

  /** That nothing was sent can be said for sure only of a call that was never made. */
  const isOffline = (): boolean => {
    if (browser.isOnline()) return false;
    tell(t('error.offline'));
    return true;
  };

  const lists = [['conversation'], ['wall']];

  const hide = async (submissionId: string) => {
    // An answer that is on its way would bring it back.
    await Promise.all(lists.map(queryKey => queries.cancelQueries({ queryKey })));
    for (const queryKey of lists)
      queries.setQueriesData<Known>({ queryKey }, without(submissionId));
  };

  const take = async ({ submissionId, text }: Submission, { draftKey, onBack }: Way) => {
    if (underWay.get().has(submissionId)) return;
    if (isOffline()) return;
    underWay.set(new Set([...underWay.get(), submissionId]));
    const keep = () => giveWords(storage, me, draftKey, text);
    const answer = await call('DELETE submissions/{submissionId}', { params: { submissionId } });
    if (!isCallError(answer)) await hide(submissionId);
    underWay.set(new Set([...underWay.get()].filter(id => id !== submissionId)));
    if (isCallError(answer)) failed(answer, keep);
    else {
      keep();
      onBack?.();
    }
    for (const queryKey of [...lists, ['conversations', me]])
      void queries.invalidateQueries({ queryKey });
  };

  return {
    isBusy: ({ submissionId }: Submission): boolean => busy.has(submissionId),
    /** Asks first: what was pressed by mistake is being read still. */
    ask(submission: Submission, way: Way): void {
      if (isOffline()) return;
      popups.show({
        title: () => t('messages.takeBack.ask'),
        text: () => t('messages.takeBack.text'),
        mood: 'think',
        label: () => t('messages.takeBack'),
        refusal: () => t('action.noThanks'),
        onAction: () => void take(submission, way),
      });
    },
  };
}
