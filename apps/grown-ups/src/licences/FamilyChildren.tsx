import { invalidateChanges } from '@digipals/client';
import type { FamilyLicences } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { describeFamily } from './describe-family.ts';
import css from './Rows.module.css';

type Child = FamilyLicences['children'][number];
type Props = { family: readonly Child[]; seats: FamilyLicences['seats'] };

const stateOf = ({ hasSeat, isOpen }: Child) => {
  if (hasSeat) return 'upgrade.open';
  return isOpen ? 'upgrade.elsewhere' : 'upgrade.closed';
};

/** The children of a family, who get seats here. */
export function FamilyChildren({ family, seats: { all, used, free } }: Props) {
  const t = useText();
  const { call } = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend(error => describeFamily(t, error));
  const set = ({ childId, hasSeat }: Child) =>
    send(async () => {
      const key = 'PUT grown-ups/licences/children/{childId}';
      await call(key, { params: { childId }, body: { hasSeat: !hasSeat } });
      await invalidateChanges(queries, key);
    });
  return (
    <Box>
      {family.length === 0 && <p>{t('upgrade.nobody')}</p>}
      {all > 0 && <p>{t('upgrade.seats', { used, all })}</p>}
      <FormError words={problem} />
      <ul className={css['rows']}>
        {family.map(child => (
          <li key={child.childId}>
            <span className={css['what']}>
              <b>{child.name}</b>
              <small>{t(stateOf(child))}</small>
            </span>
            {(child.hasSeat || free > 0) && (
              <Button
                disabled={isSending}
                aria-label={`${t(child.hasSeat ? 'upgrade.take' : 'upgrade.give')}: ${child.name}`}
                onClick={() => void set(child)}
              >
                {t(child.hasSeat ? 'upgrade.take' : 'upgrade.give')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
