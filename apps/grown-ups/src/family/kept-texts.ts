import { keptDays, keptMonths } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';

/** What is stored of a child and for how long, in short; docs/data.md has it by table. */
export const keptTexts = (t: Translate): readonly string[] => [
  t('family.kept.learning'),
  t('family.kept.texts'),
  t('family.kept.undelivered', { count: keptMonths.undelivered }),
  t('family.kept.access', { count: keptMonths.access }),
  t('family.kept.choices', { count: keptMonths.access }),
  t('family.kept.unused', { count: keptMonths.unused, days: keptDays.unused }),
  t('family.kept.nobody'),
];
