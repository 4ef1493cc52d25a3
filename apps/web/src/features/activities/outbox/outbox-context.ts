import { createContext, use } from 'react';
import type { Outbox } from './outbox.ts';

const OutboxContext = createContext<Outbox | undefined>(undefined);

export const OutboxProvider = OutboxContext;

/** The outbox of answers; throws without a provider. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox must be used within an OutboxProvider');
  return outbox;
}
