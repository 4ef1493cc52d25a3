import type { ResponseOf } from '@digipals/contract';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../shared/call-error.ts';
import { Icon, Wrong } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';

type Shown = ResponseOf<'POST desk/cases/{caseId}/identity'>;

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

function Details({ shown }: { shown: Shown }) {
  return (
    <dl className="facts shown">
      <dt>Name</dt>
      <dd className="b">{shown.username}</dd>
      <dt>Class</dt>
      <dd>{shown.className}</dd>
      <dt>Country</dt>
      <dd>{countries.of(shown.country.toUpperCase())}</dd>
      <dt>Grown-up</dt>
      <dd>{shown.grownUpEmail ?? 'No address known'}</dd>
    </dl>
  );
}

/** Who a child is: for the lead, with a reason, until the page is left. */
export function Identity({ caseId }: { caseId: string }) {
  const { call, queries } = useServices();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
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
      const body = { reason: reason.trim() };
      setShown(await call('POST desk/cases/{caseId}/identity', { params: { caseId }, body }));
      await queries.invalidateQueries({ queryKey: ['case', caseId] });
    } catch (error) {
      setProblem(wordsOf(error));
      setSending(false);
    }
  };
  if (shown) return <Details shown={shown} />;
  return (
    <>
      {!asks && (
        <button type="button" className="btn w" onClick={() => setAsks(true)}>
          Show who this is <Icon name="lock" />
        </button>
      )}
      {asks && (
        <>
          <label className="stack">
            Why do you need to know?
            <textarea
              ref={field}
              className="field note"
              maxLength={2_000}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </label>
          <Wrong words={problem} />
          <button
            type="button"
            className="btn p w"
            disabled={reason.trim() === '' || isSending}
            onClick={() => void show()}
          >
            Show it
          </button>
        </>
      )}
      <p className="fine">For the lead alone. The reason and your name are written to the log.</p>
    </>
  );
}
