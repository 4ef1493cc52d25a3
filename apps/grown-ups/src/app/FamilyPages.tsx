import { localKey } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { describeFailure } from '../shared/describe-failure.ts';

type PagesProps = { adult: Adult; worksInSchool: boolean };
type Pages = { default: ComponentType<PagesProps> };

type Props = PagesProps & {
  /** Loads the pages; tests replace it. */
  load?: () => Promise<Pages>;
};

const loadPages = (): Promise<Pages> => import('../family/FamilyApp.tsx');

/** The pages of a parent, whose code is loaded when they are opened. */
export function FamilyPages({ load = loadPages, ...props }: Props) {
  const t = useText();
  const { data: FamilyApp, error } = useQuery({
    queryKey: localKey('familyPages'),
    queryFn: async () => (await load()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (FamilyApp) return <FamilyApp {...props} />;
  if (!error) return null;
  // A browser does not load a failed module again until the page is reloaded, and a new version has other files.
  const retry = () => window.location.reload();
  return (
    <LoadError words={describeFailure(t, error)} retry={t('family.retry')} onRetry={retry} fill />
  );
}
