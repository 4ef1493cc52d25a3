import { useText } from '@digipals/i18n/react';
import { LoadError } from '@digipals/ui/grown-ups';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeFailure } from '../shared/describe-failure.ts';

type Props<T> = { query: UseQueryResult<T>; children(data: T): ReactNode };

/** What a read brings, or why it could not be loaded. */
export function Read<T>({ query, children }: Props<T>) {
  const t = useText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return null;
  return (
    <LoadError
      words={describeFailure(t, query.error)}
      retry={t('family.retry')}
      onRetry={() => void query.refetch()}
    />
  );
}
