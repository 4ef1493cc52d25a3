import { loadChunk } from '@digipals/i18n/chunks';
import type { Services } from '../../shared/services.tsx';
import type { LaterKey } from '../../shared/storage.ts';
import { reopenWork } from './sealed-work.ts';

/** Brings back what the child left on this device. What it reported without a connection is not drawn. */
export async function reopen(services: Pick<Services, 'queries' | 'storage'>): Promise<void> {
  const { storage } = services;
  await reopenWork(storage);
  if (!storage.getItem('reportOutbox' satisfies LaterKey)) return;
  (await loadChunk(() => import('../watches/fold-waiting.ts'))).foldWaiting(services);
}
