import type { StepTimes } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { measureHelpAnswers } from '../domains/help-requests/index.ts';
import { measureReceipts } from '../domains/recalls/index.ts';
import { measureFirstLooks, measureSecondAdults } from '../domains/review/index.ts';

const SINCE_MS = 30 * 86_400_000;

/** How long the steps of the desk took in the last 30 days (SAFE2-105). */
export async function readStepTimes(db: Db, now: number): Promise<StepTimes[]> {
  const since = new Date(now - SINCE_MS);
  return [
    { step: 'firstLook', ...(await measureFirstLooks(db, since)) },
    { step: 'second', ...(await measureSecondAdults(db, since)) },
    { step: 'helpAnswer', ...(await measureHelpAnswers(db, since)) },
    { step: 'receipt', ...(await measureReceipts(db, since)) },
  ];
}
