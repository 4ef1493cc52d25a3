import { invalidateChanges, isCallError } from '@digipals/client';
import type { ClassPage, ReferralCard } from '@digipals/contract';
import { referral } from '@digipals/contract/constants';
import { Button, FormError, LabelledSelect, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { referralWords } from '../words/referrals.ts';

type Props = { cards: readonly ReferralCard[]; people: ClassPage['people'] };

const describe = (error: unknown): string | null =>
  isCallError(error) && (error.code === 'not_found' || error.code === 'invalid_request')
    ? referralWords.wrongCode
    : null;

/** Records which child came with the card of another one (NOTSHOWN-21). */
export function CameForm({ cards, people }: Props) {
  const { call } = useServices();
  const queries = useQueryClient();
  const invited = cards.filter(({ came }) => !came).map(({ childId }) => childId);
  const nameOf = (id: string) => people.find(({ childId }) => childId === id)?.name ?? '';
  const [chosen, setChosen] = useState<string>();
  const [code, setCode] = useState('');
  const [last, setLast] = useState<string>();
  const { problem, isSending, send } = useSend(describe);
  const childId = invited.find(id => id === chosen) ?? invited[0];
  const record = async (event: FormEvent) => {
    event.preventDefault();
    if (childId === undefined) return;
    setLast(undefined);
    await send(async () => {
      const key = 'POST grown-ups/children/{childId}/came';
      await call(key, { params: { childId }, body: { code: code.trim() } });
      setLast(nameOf(childId));
      setCode('');
      await invalidateChanges(queries, key);
    });
  };
  return (
    <Box title={referralWords.came}>
      <p>{referralWords.cameAbout}</p>
      <p role="status">{last !== undefined && referralWords.recorded(last)}</p>
      {childId === undefined ? (
        <p>{referralWords.everybodyCame}</p>
      ) : (
        <form onSubmit={event => void record(event)}>
          <FormError words={problem} />
          <Actions>
            <LabelledSelect
              label={referralWords.child}
              options={invited}
              words={Object.fromEntries(invited.map(id => [id, nameOf(id)]))}
              value={childId}
              onChoose={setChosen}
            />
            <TextField
              label={referralWords.codeOnCard}
              value={code}
              maxLength={referral.length}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={event => setCode(event.target.value)}
            />
            <Button variant="primary" type="submit" disabled={isSending || code.trim() === ''}>
              {referralWords.record}
            </Button>
          </Actions>
        </form>
      )}
    </Box>
  );
}
