import type { ResponseOf } from '@digipals/contract';
import { Key } from '../keys/Key.tsx';
import { moment } from '../shared/times.ts';

type Check = ResponseOf<'GET desk/audit/check'> & { at: number; tookMs: number };

const rowWords = (row: number): string => row.toLocaleString('en-GB');

function Result({ check }: { check: Check }) {
  const { rows, firstWrong, at, tookMs } = check;
  const when = moment(new Date(at).toISOString(), 'seconds');
  if (firstWrong === null) {
    return (
      <div>
        <b className="b">{rows === 0 ? 'The log is empty.' : `Sound to row ${rowWords(rows)}.`}</b>{' '}
        <span className="q">
          Checked {when}, all rows, {(tookMs / 1_000).toFixed(1)} s.
        </span>
      </div>
    );
  }
  return (
    <div>
      <b className="b">Row {rowWords(firstWrong)} does not match.</b>{' '}
      <span>
        It was changed, added or removed after it was written.{' '}
        {firstWrong > 1 && `Rows 1 to ${rowWords(firstWrong - 1)} are sound. `}
        Tell the lead now, and change nothing.
      </span>
    </div>
  );
}

type Props = {
  check: Check | undefined;
  isChecking: boolean;
  hasFailed: boolean;
  onCheck(): void;
  onShow(row: number): void;
};

/** Whether the log is as it was written. */
export function Verify({ check, isChecking, hasFailed, onCheck, onShow }: Props) {
  const wrong = check?.firstWrong ?? null;
  return (
    <div
      className={wrong === null ? 'verify' : 'verify bad'}
      role={wrong === null ? 'status' : 'alert'}
    >
      <span className={check ? 'dot' : 'dot none'} />
      {isChecking && !check && <span className="q">Reading the whole log …</span>}
      {hasFailed && !check && <span>The log could not be checked.</span>}
      {check && <Result check={check} />}
      <span className="sp">
        {wrong !== null && (
          <button type="button" className="btn p" onClick={() => onShow(wrong)}>
            Show row
          </button>
        )}
        <button type="button" className="btn" disabled={isChecking} onClick={onCheck}>
          {isChecking ? 'Checking …' : 'Check again'} <Key of="verify" />
        </button>
      </span>
    </div>
  );
}
