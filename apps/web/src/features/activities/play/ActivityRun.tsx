import type { Activity, HistoryEntry, Languages } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { type Finished, type Me, resumeRun } from '@digipals/engine';
import { ActivityPlayer, type PlayerHandle } from '@digipals/player';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Lifebuoy } from '../../../shared/lifebuoy/Lifebuoy.tsx';
import { usePageTitle } from '../../../shared/page-title.tsx';
import { useServices } from '../../../shared/services.tsx';
import { type FinishedRun, useSetFinishedRun } from '../keep/finished-run.ts';
import type { UnfinishedRun } from '../keep/kept-run.ts';
import { metWords } from '../keep/met-words.ts';
import { readKeptRun } from '../keep/read-kept-run.ts';
import { useOutbox } from '../outbox/outbox.ts';
import { testResultOf } from './test-result.ts';
import { useKeepRun } from './use-keep-run.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useOfflineMessage } from './use-offline-message.ts';
import { usePlayerPorts } from './use-player-ports.ts';

const help = <Lifebuoy />;

type Props = {
  userId: string;
  activity: Activity;
  language: LanguageCode;
  languages: Languages;
  blockNavigation: boolean;
  /** Whether it goes on after a reload (PLAYER-71). */
  isKept: boolean;
  /** What sentences may say of the child. */
  me?: Me;
  /** Where leaving leads. */
  exit: string;
  /** Base address of the pictures of the child's own Domino. */
  domino: string | undefined;
  /** What is shown beside a question, if there is room. */
  beside?: (questionId: string) => ReactNode;
  onLanguage(code: LanguageCode): void;
  onRecord?(entries: readonly HistoryEntry[]): void;
  /** The run is over, and its page shows what follows. `percent` is 0 to 100. */
  onFinish(percent: number): void;
  /** The run is over, but some answers are not sent yet. */
  onUnsent(percent: number): void;
  onSaved(): void;
};

/** The player in its page: sounds, sending answers, leave guards and what follows the end. */
export function ActivityRun(props: Props) {
  const { userId, activity, isKept, onSaved, onUnsent } = props;
  const { history, analytics } = useServices();
  const player = useRef<PlayerHandle>(null);
  const activityId = activity.id;
  const [kept, setKept] = useState(() => (isKept ? readKeptRun(userId, activity) : null));
  const recorder = useRecorder({ userId, activityId, kept, onSaved, onUnsent });
  const keep = useKeepRun({ userId, activity, isKept, player, sent: recorder.sent });
  usePageTitle(activity.meta.title);
  useLeaveGuard({ player, test: activity.meta.test ?? true });
  useOfflineMessage();

  const finish = ({ percent, right, skipped, total, rightIds }: Finished) => {
    const { title, test = true } = activity.meta;
    const result = test ? testResultOf(activity, rightIds) : undefined;
    const score = { percent, right, skipped, total, result };
    recorder.finish({ ...score, title, test, words: metWords(activity) });
    props.onFinish(percent);
  };
  const record = async (entries: readonly HistoryEntry[]) => {
    props.onRecord?.(entries);
    const lingos = await recorder.record(entries);
    keep();
    return lingos;
  };

  const chooseLanguage = (code: LanguageCode) => {
    // A language that asks in another order begins again (PLAYER-15).
    setKept(null);
    props.onLanguage(code);
  };

  return (
    <ActivityPlayer
      ref={player}
      activity={activity}
      language={props.language}
      languages={props.languages}
      blockNavigation={props.blockNavigation}
      ports={usePlayerPorts(userId)}
      me={props.me}
      domino={props.domino}
      onLanguage={chooseLanguage}
      begin={begun => (kept ? resumeRun(begun, kept.state) : begun)}
      help={help}
      beside={props.beside}
      onRecord={record}
      onAnswer={analytics.answered}
      onFinish={finish}
      onChange={keep}
      onExit={() => history.push(props.exit)}
    />
  );
}

type Recorder = {
  /** Resolves to the Lingos that were credited. */
  record(entries: readonly HistoryEntry[]): Promise<number>;
  finish(score: Omit<FinishedRun, 'run' | 'lingoCredit'>): void;
  /** The name of the run, and what was credited for it. */
  sent(): Pick<UnfinishedRun, 'run' | 'lingoCredit'>;
};

type RecorderOptions = {
  userId: string;
  activityId: string;
  /** The run that goes on. */
  kept: UnfinishedRun | null;
  onSaved(): void;
  onUnsent(percent: number): void;
};

/**
 * Sends the answers of one run through the outbox and adds up their rewards. `onSaved` is called when the
 * run was finished or left and its last answer has been sent or stored.
 */
function useRecorder(options: RecorderOptions): Recorder {
  const { userId, activityId, kept, onSaved, onUnsent } = options;
  const outbox = useOutbox();
  const setRun = useSetFinishedRun(userId, activityId);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const unsent = useRef(onUnsent);
  unsent.current = onUnsent;
  const before = useRef(kept);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => () => {
      void sending.current.then(() => saved.current());
    },
    [],
  );
  return useMemo(() => {
    const run = before.current?.run ?? outbox.newRun();
    const credit = () => (before.current?.lingoCredit ?? 0) + (outbox.credits[run] ?? 0);
    let returned = credit();
    return {
      sent: () => ({ run, lingoCredit: credit() }),
      record(entries) {
        outbox.add(
          userId,
          entries.map(entry => ({ ...entry, run })),
        );
        const paid = outbox.send(userId).then(() => {
          const lingoCredit = credit();
          // The tab may keep the end of an earlier or a later run.
          setRun(last => (last?.run === run ? { ...last, lingoCredit } : last));
          const won = lingoCredit - returned;
          returned = lingoCredit;
          return won;
        });
        sending.current = paid;
        return paid;
      },
      finish(score) {
        setRun(() => ({ ...score, run, lingoCredit: credit() }));
        // The server may be unreachable although the browser is online.
        void sending.current.then(() => {
          if (!outbox.isEmpty(userId)) unsent.current(score.percent);
        });
      },
    };
  }, [outbox, userId, setRun]);
}
