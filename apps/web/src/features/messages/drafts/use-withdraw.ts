import {
  attempt,
  type CallError,
  endpointKey,
  invalidateChanges,
  isCallError,
} from '@digipals/client';
import type { Conversation, Submission, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { createStore, useStore } from '@digipals/ui/store';
import { useServices } from '../../../shared/services.tsx';
import { restoreText } from './drafts.ts';

/** Ids of submissions that are being withdrawn. A second tap has no effect. */
const inFlight = createStore<ReadonlySet<string>>(new Set());

type Known = Pick<Conversation | Wall, 'submissions'>;

const without =
  (id: string) =>
  <K extends Known>(known: K | undefined): K | undefined =>
    known && {
      ...known,
      submissions: known.submissions.filter(({ submissionId }) => submissionId !== id),
    };

/** Whether the server may have withdrawn the text despite the error. */
const isOutcomeUnknown = ({ status }: CallError): boolean => status === 0 || status >= 500;

type WithdrawOptions = {
  /** The draft that receives the text. */
  draftKey: string;
  /** Called when the text is in the draft. */
  onRestored?(): void;
};

/** Withdraws undecided submissions after a confirmation and restores their text as a draft. */
export function useWithdraw(me: string) {
  const t = useText();
  const { browser, call, popups, queries, storage } = useServices();
  const busy = useStore(inFlight);

  const showError = (text: string) => popups.show({ text: () => text, mood: 'sorry' });

  const failed = (error: CallError, restore: () => void) => {
    if (error.code === 'submission_gone') return showError(t('messages.takeBack.late'));
    // The text may be withdrawn despite the error: a duplicate is better than a loss.
    if (isOutcomeUnknown(error)) restore();
    showError(error.code === 'too_many_requests' ? t('error.tooFast') : t('error.generic'));
  };

  /** Checked before the call: afterwards the outcome could be unknown. */
  const isOffline = (): boolean => {
    if (browser.isOnline()) return false;
    showError(t('error.offline'));
    return true;
  };

  const lists = [endpointKey('GET conversations/{id}'), endpointKey('GET messages/statuses/{id}')];

  const hide = async (submissionId: string) => {
    // A pending response would add it again.
    await Promise.all(lists.map(queryKey => queries.cancelQueries({ queryKey })));
    for (const queryKey of lists)
      queries.setQueriesData<Known>({ queryKey }, without(submissionId));
  };

  const withdraw = async (
    { submissionId, text }: Submission,
    { draftKey, onRestored }: WithdrawOptions,
  ) => {
    if (inFlight.get().has(submissionId)) return;
    if (isOffline()) return;
    inFlight.set(new Set([...inFlight.get(), submissionId]));
    const restore = () => restoreText(storage, me, draftKey, text);
    const answer = await attempt(
      call('DELETE submissions/{submissionId}', { params: { submissionId } }),
    );
    if (!isCallError(answer)) await hide(submissionId);
    inFlight.set(new Set([...inFlight.get()].filter(id => id !== submissionId)));
    if (isCallError(answer)) failed(answer, restore);
    else {
      restore();
      onRestored?.();
    }
    void invalidateChanges(queries, 'DELETE submissions/{submissionId}');
  };

  return {
    isBusy: ({ submissionId }: Submission): boolean => busy.has(submissionId),
    /** Asks for confirmation first. */
    ask(submission: Submission, options: WithdrawOptions): void {
      if (isOffline()) return;
      popups.show({
        title: () => t('messages.takeBack.ask'),
        text: () => t('messages.takeBack.text'),
        mood: 'think',
        label: () => t('messages.takeBack'),
        refusal: () => t('action.noThanks'),
        onAction: () => void withdraw(submission, options),
      });
    },
  };
}
