import { invalidateChanges, isCallError } from '@digipals/client';
import type { RosterImported, RosterSource, RosterTrial } from '@digipals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Head } from '../parts/Head.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { roster } from '../words/roster.ts';
import { describeRefusal } from '../words/roster-faults.ts';
import { ChooseList } from './ChooseList.tsx';
import { ImportDone } from './ImportDone.tsx';
import css from './ImportPage.module.css';
import { TrialRun } from './TrialRun.tsx';
import { type ImportTarget, useImportCalls } from './use-import-calls.ts';

type Tried = { source: RosterSource; trial: RosterTrial };

/** A part of the page that takes the focus, as the button that led to it is gone. */
function Step({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={css['step']}>
      {children}
    </div>
  );
}

/** Imports a list of children: choose it, see the trial, confirm it. */
export function ImportPage({ target }: { target: ImportTarget }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const calls = useImportCalls(call, target);
  const [tried, setTried] = useState<Tried | null>(null);
  // Kept here, as the box is gone during the trial run.
  const [text, setText] = useState('');
  const [done, setDone] = useState<RosterImported | null>(null);
  const { problem, setProblem, isSending, send } = useSend();

  const choose = (source: RosterSource) =>
    void send(async () => {
      const answer = await calls.tryOut(source);
      if ('trial' in answer) setTried({ source, trial: answer.trial });
      else setProblem(describeRefusal(answer.refusal));
    });
  const act = ({ source, trial: { digest } }: Tried) =>
    void send(async () => {
      try {
        setDone(await calls.act(source, digest));
        await invalidateChanges(queries, calls.key);
      } catch (error) {
        if (!isCallError(error) || error.code !== 'import_changed') throw error;
        const again = await calls.tryOut(source);
        if ('trial' in again) setTried({ source, trial: again.trial });
        setProblem(roster.changedSince);
      }
    });

  if (done) {
    return (
      <Step key="done">
        <ImportDone done={done} />
      </Step>
    );
  }
  if (tried) {
    return (
      <Step key="trial">
        <TrialRun
          trial={tried.trial}
          fileName={'fileName' in tried.source ? tried.source.fileName : null}
          isBusy={isSending}
          problem={problem}
          onAct={() => act(tried)}
          onBack={() => {
            setProblem(null);
            setTried(null);
          }}
        />
      </Step>
    );
  }
  return (
    <>
      <Head
        title={roster.title(target.classId === undefined ? null : target.className)}
        about={roster.about}
      />
      <ChooseList
        isSchool={target.classId === undefined}
        isBusy={isSending}
        problem={problem}
        text={text}
        onText={setText}
        onChoose={choose}
      />
    </>
  );
}
