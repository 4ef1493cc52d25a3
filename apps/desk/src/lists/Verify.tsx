import { Button, classes, textStyles } from '@digipals/ui/grown-ups';
import { Key } from '../keys/Key.tsx';
import layout from '../shared/layout.module.css';
import { moment } from '../shared/times.ts';
import {
  type Changed,
  type Check,
  faultWords,
  fieldWords,
  isCut,
  rowWords,
} from './audit-words.ts';
import css from './Verify.module.css';

const soundTo = (row: number): string => {
  if (row < 1) return '';
  return row === 1 ? 'Row 1 is sound. ' : `Rows 1 to ${rowWords(row)} are sound. `;
};

/** The rows of other tables that differ from the log. */
function ChangedRows({ check, end }: { check: Check; end: string }) {
  const [first, ...more] = check.changed;
  if (!first) return null;
  return (
    <div>
      <b className={textStyles['strong']}>A row was changed after the log was written.</b>{' '}
      <span>
        {whereOf(first)} Row {rowWords(first.row)} of the log tells about it. The log itself is
        whole.
        {more.length > 0 &&
          ` ${isCut(check) ? 'At least ' : ''}${more.length} more are marked below.`}{' '}
        {end}
      </span>
    </div>
  );
}

const whereOf = (changed: Changed): string =>
  changed.field === null
    ? `Table ${changed.table}, row ${changed.key}: it is gone, or came back.`
    : `${fieldWords(changed)}, row ${changed.key}.`;

function Result({ check, isLead }: { check: Check; isLead: boolean }) {
  const { rows, firstWrong, changed, anchors, at, tookMs } = check;
  const end = `Reviewing goes on. The server alerts whoever runs DigiPals${isLead ? '.' : '; tell the lead, too.'}`;
  if (firstWrong === null && changed.length > 0) return <ChangedRows check={check} end={end} />;
  if (firstWrong === null && anchors.wrong) {
    const { title, text } = faultWords(anchors.wrong);
    return (
      <div>
        <b className={textStyles['strong']}>{title}</b>{' '}
        <span>
          {text} {end}
        </span>
      </div>
    );
  }
  const when = moment(new Date(at).toISOString(), 'seconds');
  if (firstWrong === null) {
    return (
      <div>
        <b className={textStyles['strong']}>
          {rows === 0 ? 'The log is empty.' : `Sound to row ${rowWords(rows)}.`}
        </b>{' '}
        <span className={textStyles['soft']}>
          Checked {when}, all rows and what they tell about, {(tookMs / 1_000).toFixed(1)} s.
        </span>
      </div>
    );
  }
  return (
    <div>
      <b className={textStyles['strong']}>Row {rowWords(firstWrong)} does not match.</b>{' '}
      <span>
        It was changed, added or removed after it was written. {soundTo(firstWrong - 1)}
        Reviewing goes on, and is written behind it. The server alerts whoever runs DigiPals
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
  const wrong = check?.firstWrong ?? check?.changed[0]?.row ?? null;
  const isBad = wrong !== null || Boolean(check?.anchors.wrong);
  return (
    <div className={classes(css['verify'], isBad && css['bad'])} role={isBad ? 'alert' : 'status'}>
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
