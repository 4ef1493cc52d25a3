import { invalidateChanges } from '@digipals/client';
import type { BodyOf, Case, CaseIdentity, ResponseOf } from '@digipals/contract';
import { type IdentityReason, identityReasons, identityReveal } from '@digipals/contract/constants';
import {
  Button,
  Fact,
  Facts,
  FormError,
  LabelledSelect,
  LabelledTextBox,
  LinkButton,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { Icon } from '../shared/Icon.tsx';
import { useServices } from '../shared/services.tsx';
import css from './Identity.module.css';
import type { CaseWork } from './use-case.ts';

type Shown = ResponseOf<'POST desk/cases/{caseId}/identity'>;
type Need = BodyOf<'POST desk/cases/{caseId}/identity/requests'>;

const DIGITS = 6;
const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });
const reasons = Object.keys(identityReasons) as IdentityReason[];

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

/** Asks for a new code, and gives it with the reason in an emergency. */
function Code({
  label,
  isReady = true,
  onShow,
}: {
  label: string;
  isReady?: boolean;
  onShow(code: string): Promise<unknown>;
}) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const show = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await onShow(code);
    } catch (error) {
      setProblem(describeError(error));
      setCode('');
      setSending(false);
    }
  };
  return (
    <>
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
        disabled={!isReady || code.length < DIGITS || isSending}
        onClick={() => void show()}
      >
        {label}
      </Button>
    </>
  );
}

type AskProps = {
  onAsk(need: Need): Promise<boolean>;
  onShow(code: string, need: Need): Promise<unknown>;
};

/** The reason of a lead: for a second adult, or in an emergency with a code. */
function Ask({ onAsk, onShow }: AskProps) {
  const [reason, setReason] = useState<IdentityReason>('danger');
  const [note, setNote] = useState('');
  const [isUrgent, setUrgent] = useState(false);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const need = { reason, note: note.trim() };
  const isReady = need.note.length >= identityReveal.minNote;
  const ask = async () => {
    setSending(true);
    if (!(await onAsk(need))) setSending(false);
  };
  return (
    <>
      <LabelledSelect
        label="Reason"
        options={reasons}
        words={identityReasons}
        value={reason}
        onChoose={setReason}
      />
      <LabelledTextBox
        ref={field}
        label={`Why do you need to know? At least ${identityReveal.minNote} characters`}
        maxLength={2_000}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      {isUrgent ? (
        <>
          <Code label="Show it now" isReady={isReady} onShow={code => onShow(code, need)} />
          <LinkButton onClick={() => setUrgent(false)}>Ask a second adult instead</LinkButton>
        </>
      ) : (
        <>
          <Button
            variant="primary"
            wide
            disabled={!isReady || isSending}
            onClick={() => void ask()}
          >
            Ask a second adult
          </Button>
          <LinkButton onClick={() => setUrgent(true)}>It is an emergency</LinkButton>
        </>
      )}
    </>
  );
}

/** What a lead has asked for, and who has confirmed it. */
function Asked({ identity }: { identity: CaseIdentity }) {
  const { by, isOwn, reason, note, isUrgent, confirmedBy } = identity;
  const who = isOwn ? 'You' : by;
  return (
    <div className={css['asked']}>
      <b>
        {isUrgent ? `${who} saw who this is, in an emergency` : `${who} asked to see who this is`}
      </b>
      <p>
        {identityReasons[reason]}: {note}
      </p>
      <p className={textStyles['soft']}>
        {confirmedBy ? `Confirmed by ${confirmedBy}` : 'Waits for a second adult'}
      </p>
    </div>
  );
}

type Props = { found: Case; work: CaseWork; isLead: boolean };

/** The identity of a child: for a lead with a reason, a second adult and a new code, until the page is closed. */
export function Identity({ found: { caseId, identity }, work, isLead }: Props) {
  const { call, queries } = useServices();
  const [asks, setAsks] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const params = { caseId };
  const show = async (code: string, urgent?: Need) => {
    const body = { code, ...(urgent && { urgent }) };
    setShown(await call('POST desk/cases/{caseId}/identity', { params, body }));
    await invalidateChanges(queries, 'POST desk/cases/{caseId}/identity');
  };
  const ask = (body: Need) =>
    work.write('POST desk/cases/{caseId}/identity/requests', 'A second adult is asked', () =>
      call('POST desk/cases/{caseId}/identity/requests', { params, body }),
    );
  const confirm = () =>
    work.write('POST desk/cases/{caseId}/identity/confirm', 'Confirmed', () =>
      call('POST desk/cases/{caseId}/identity/confirm', { params }),
    );
  const waits = identity !== null && identity.confirmedBy === null;
  return (
    <>
      {shown && <Details shown={shown} />}
      {identity && <Asked identity={identity} />}
      {identity?.mayConfirm && (
        <Button wide disabled={work.isSending} onClick={() => void confirm()}>
          Confirm
        </Button>
      )}
      {!shown && identity?.mayShow && <Code label="Show it" onShow={code => show(code)} />}
      {isLead && !shown && !identity?.mayShow && !waits && !asks && (
        <Button wide onClick={() => setAsks(true)}>
          Show who this is <Icon name="lock" />
        </Button>
      )}
      {isLead && !shown && !identity?.mayShow && !waits && asks && (
        <Ask onAsk={ask} onShow={show} />
      )}
      <p className={textStyles['fine']}>
        Only a lead sees who this is, with a reason, a new code and a second adult; in an emergency
        the second one confirms within 24 hours. All of it is written to the log.
      </p>
    </>
  );
}
