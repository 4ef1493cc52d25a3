import { CallError } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Failed } from '../../shared/Failed.tsx';
import type { RemoteData } from '../../shared/remote-data.ts';
import { Waiting } from '../../shared/Waiting.tsx';
import { EmptyState } from './EmptyState.tsx';
import { NotAllowed } from './Permitted.tsx';
import { useWait } from './use-wait.ts';

type Props<T> = {
  me: string;
  data: RemoteData<T>;
  onRetry(): void;
  children(data: T): ReactNode;
};

/** A list once loaded; until then a spinner, or a message if loading fails. */
export function Loaded<T>({ me, data, onRetry, children }: Props<T>) {
  if (data.state === 'success') return children(data.data);
  if (data.state === 'failed') return <LoadError me={me} error={data.error} onRetry={onRetry} />;
  return <Waiting />;
}

type ErrorProps = { me: string; error: Error; onRetry(): void };

function LoadError({ me, error, onRetry }: ErrorProps) {
  const code = error instanceof CallError ? error.code : null;
  if (code === 'forbidden') return <NotAllowed me={me} />;
  if (code === 'too_many_requests' && error instanceof CallError) {
    return <TooFast seconds={error.retryAfter ?? 1} onRetry={onRetry} />;
  }
  return <Failed onRetry={onRetry} />;
}

/** The button is disabled until a retry makes sense (SAFE-18). */
function TooFast({ seconds, onRetry }: { seconds: number; onRetry(): void }) {
  const t = useText();
  const waiting = useWait(seconds);
  return (
    <EmptyState text={t('error.tooFast')} mood="sorry">
      <Button icon="again" disabled={waiting} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
