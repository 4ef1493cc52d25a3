import type { Profile } from '@digipals/contract';
import { onboarding as rules } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { keep, keepLook, onboardingQuery, readKept, sendLook, sendSteps } from './kept-steps.ts';

/** How far a child is in its first steps. */
export type Progress = {
  finished: number;
  /** Lingos that the steps have paid. */
  lingos: number;
  /** Whether they were paid during this visit. */
  won: boolean;
  /** A look that the server does not have yet. */
  keptLook: Profile['human'] | undefined;
  finish(step: number): void;
  saveLook(human: Profile['human'], saved: Profile['human']): void;
};

/** The progress of a child; undefined until it is loaded. Without a connection, what this device knows. */
export function useProgress(userId: string): Progress | undefined {
  const services = useServices();
  const { storage } = services;
  const { data, isPending } = useQuery(onboardingQuery(userId));
  const [before, setBefore] = useState<number>();
  if (data && before === undefined) setBefore(data.lingos);
  if (isPending) return undefined;
  const lingos = data?.lingos ?? 0;
  const kept = readKept(storage, userId);
  const finished = Math.max(data?.finished ?? 0, kept.finished ?? 0);
  return {
    ...{ finished, lingos, won: before === 0 && lingos > 0, keptLook: kept.look?.human },
    finish(step) {
      const pays = step >= rules.paidAfter && lingos === 0;
      if (step <= finished && !pays) return;
      keep(storage, userId, { finished: Math.max(step, finished) });
      void sendSteps(services, userId);
    },
    saveLook(human, saved) {
      keepLook(storage, userId, human, saved);
      void sendLook(services, userId);
    },
  };
}
