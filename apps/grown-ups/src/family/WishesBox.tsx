import type { FamilyChild, FamilyData } from '@digipals/contract';
import type { WishKind } from '@digipals/contract/constants';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { datesIn } from '../shared/dates-in.ts';
import css from './parts.module.css';
import { useAct } from './use-act.ts';

const ANSWER = 'POST grown-ups/children/{childId}/family/wishes';
const texts = { data: 'family.wish.data', erasure: 'family.wish.erasure' } as const;

/** What the child wishes, until its parent has answered. */
export function WishesBox({ child, data: { wishes } }: { child: FamilyChild; data: FamilyData }) {
  const t = useText();
  const { moment } = datesIn(useLocale());
  const { act, problem, isSending } = useAct();
  const { childId, name } = child;
  const answer = (kind: WishKind) =>
    void act(ANSWER, call => call(ANSWER, { params: { childId }, body: { kind } }));
  if (wishes.length === 0) return null;
  return (
    <Box>
      <ul className={css['list']}>
        {wishes.map(({ kind, at }) => (
          <li key={kind}>
            <b>{t(texts[kind], { name })}</b>
            <span className={css['quiet']}>{moment(at)}</span>
            <Button disabled={isSending} onClick={() => answer(kind)}>
              {t('family.wish.done')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={css['quiet']}>{t('family.wish.about')}</p>
      <FormError words={problem} />
    </Box>
  );
}
