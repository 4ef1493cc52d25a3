import { invalidateChanges } from '@digipals/client';
import type { ResponseOf } from '@digipals/contract';
import { identityReveal } from '@digipals/contract/constants';
import {
  Button,
  Fact,
  Facts,
  FormError,
  LabelledTextBox,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { Icon } from '../shared/Icon.tsx';
import { useServices } from '../shared/services.tsx';

type Shown = ResponseOf<'POST desk/cases/{caseId}/identity'>;

const DIGITS = 6;
const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

function Details({ shown }: { shown: Shown }) {
  return (
    <Facts>
      <Fact name="Name">
        <b className={textStyles['strong']}>{shown.username}</b>
      </Fact>
      <Fact name="Class">{shown.className}</Fact>
      <Fact name="Country">{countries.of(shown.country.toUpperCase())}</Fact>
      <Fact name="Grown-up">{shown.grownUpEmail ?? 'No address known'}</Fact>
    </Facts>
  );
}

/** The identity of a child: only for the lead, with a reason and a new code, until the page is closed. */
export function Identity({ caseId }: { caseId: string }) {
  const { call, queries } = useServices();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asks) field.current?.focus();
  }, [asks]);
  const show = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const body = { reason: reason.trim(), code };
      setShown(await call('POST desk/cases/{caseId}/identity', { params: { caseId }, body }));
      await invalidateChanges(queries, 'POST desk/cases/{caseId}/identity');
    } catch (error) {
      setProblem(describeError(error));
      setCode('');
      setSending(false);
    }
  };
  if (shown) return <Details shown={shown} />;
  return (
    <>
      {!asks && (
        <Button wide onClick={() => setAsks(true)}>
          Show who this is <Icon name="lock" />
        </Button>
      )}
      {asks && (
        <>
          <LabelledTextBox
            ref={field}
            label="Why do you need to know?"
            maxLength={2_000}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
          <TextField
            label="Code of your authenticator"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={event => setCode(event.target.value.replace(/\D/g, '').slice(0, DIGITS))}
          />
          <FormError words={problem} />
          <Button
            variant="primary"
            wide
            disabled={
              reason.trim().length < identityReveal.minReason || code.length < DIGITS || isSending
            }
            onClick={() => void show()}
          >
            Show it
          </Button>
        </>
      )}
      <p className={textStyles['fine']}>
        For the lead alone, with a reason of at least {identityReveal.minReason} characters and a
        new code. The reason and your name are written to the log.
      </p>
    </>
  );
}
