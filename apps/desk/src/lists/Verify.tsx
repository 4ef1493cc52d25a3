import type { ResponseOf } from '@digipals/contract';
import { Button, classes, textStyles } from '@digipals/ui/grown-ups';
import { Key } from '../keys/Key.tsx';
import layout from '../shared/layout.module.css';
import { moment } from '../shared/times.ts';
import css from './Verify.module.css';

type Check = ResponseOf<'GET desk/audit/check'> & { at: number; tookMs: number };

const rowWords = (row: number): string => row.toLocaleString('en-GB');

const soundTo = (row: number): string => {
  if (row < 1) return '';
  return row === 1 ? 'Row 1 is sound. ' : `Rows 1 to ${rowWords(row)} are sound. `;
};

function Result({ check, isLead }: { check: Check; isLead: boolean }) {
  const { rows, firstWrong, at, tookMs } = check;
  const when = moment(new Date(at).toISOString(), 'seconds');
  if (firstWrong === null) {
    return (
      <div>
        <b className={textStyles['strong']}>
          {rows === 0 ? 'The log is empty.' : `Sound to row ${rowWords(rows)}.`}
        </b>{' '}
        <span className={textStyles['soft']}>
          Checked {when}, all rows, {(tookMs / 1_000).toFixed(1)} s.
        </span>
      </div>
    );
  }
  return (
    <div>
      <b className={textStyles['strong']}>Row {rowWords(firstWrong)} does not match.</b>{' '}
      <span>
        It was changed, added or removed after it was written. {soundTo(firstWrong - 1)}
        Reviewing goes on, and is written behind it. Who runs DigiPals is told by the server
        {isLead ? '.' : '; tell the lead, too.'}
      </span>
    </div>
  );
}

type Props = {
  check: Check | undefined;
  isChecking: boolean;
  hasFailed: boolean;
  /** Whether the lead is signed in. */
  isLead: boolean;
  onCheck(): void;
  onShow(row: number): void;
};

/** The result of checking the audit log. */
export function Verify({ check, isChecking, hasFailed, isLead, onCheck, onShow }: Props) {
  const wrong = check?.firstWrong ?? null;
  return (
    <div
      className={classes(css['verify'], wrong !== null && css['bad'])}
      role={wrong === null ? 'status' : 'alert'}
    >
      <span className={classes(css['dot'], !check && css['unknown'])} />
      {isChecking && !check && <span className={textStyles['soft']}>Reading the whole log …</span>}
      {check && <Result check={check} isLead={isLead} />}
      {hasFailed && !isChecking && (
        <span role="alert">
          {check ? 'It could not be checked again just now.' : 'The log could not be checked.'}
        </span>
      )}
      <span className={classes(layout['end'], layout['row'])}>
        {wrong !== null && (
          <Button variant="primary" onClick={() => onShow(wrong)}>
            Show row
          </Button>
        )}
        <Button disabled={isChecking} onClick={onCheck}>
          {isChecking ? 'Checking …' : 'Check again'} <Key of="verify" />
        </Button>
      </span>
    </div>
  );
}
