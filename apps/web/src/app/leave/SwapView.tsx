import { TextPartProvider } from '@digipals/i18n/react';
import { SwapQuestion } from '../../features/leaving/SwapQuestion.tsx';
import type { Swap } from '../../features/session/bootstrap.ts';
import { useServices } from '../../shared/services.tsx';
import { readRecord, storageKeys } from '../../shared/storage.ts';
import { Waiting } from '../../shared/Waiting.tsx';

/** The question which of two children goes on, with its texts. */
export default function SwapView({ to, choose }: Swap) {
  const { storage } = useServices();
  const from = readRecord<string>(storage, storageKeys.user)['username'] ?? '';
  return (
    <TextPartProvider part="pages" waiting={<Waiting />}>
      <SwapQuestion from={from} to={to} choose={choose} />
    </TextPartProvider>
  );
}
