import type { Card } from '@digipals/contract';
import { Key } from '../keys/Key.tsx';
import { Severity } from '../shared/parts.tsx';
import { plural, signalWords } from '../shared/words.ts';
import type { Numbered } from './marked.ts';

type RowProps = { signal: Numbered; text: string; isFolded: boolean; asks: boolean };

function Row({ signal, text, isFolded, asks }: RowProps) {
  const { number, severity, code, explanation, mark, isWrong } = signal;
  const place = mark && !isFolded ? text.slice(mark.start, mark.end) : '';
  return (
    <li className={isWrong ? 'sig off' : 'sig'}>
      <span className="no">{asks && number !== null ? <kbd>{number}</kbd> : (number ?? '!')}</span>
      <Severity of={severity} />
      <b className="b">{signalWords[code]}</b>
      <span className="why">{explanation}</span>
      <span className="x">
        {isWrong && 'Wrong mark'}
        {!isWrong && place !== '' && `“${place.length > 18 ? `${place.slice(0, 16)}…` : place}”`}
        {!isWrong && !mark && number !== null && 'Whole text'}
      </span>
    </li>
  );
}

type Props = { card: Card; signals: readonly Numbered[]; isFolded: boolean; asks: boolean };

const seconds = (ms: number): string => (ms < 1 ? 'under 1 ms' : `${Math.round(ms)} ms`);

/** Why the text is marked, and which checks ran. */
export function Signals({ card, signals, isFolded, asks }: Props) {
  const { ran, found, tookMs } = card.checks;
  const ofMarks = signals.some(signal => signal.number !== null);
  return (
    <div className="why-list">
      <ul aria-label="Why it is marked">
        {signals.map(signal => (
          <Row
            key={signal.index}
            signal={signal}
            text={card.text}
            isFolded={isFolded}
            asks={asks}
          />
        ))}
      </ul>
      <div className="checks">
        <span>
          {plural(ran, 'check')} ran in {seconds(tookMs)}.{' '}
          {ran - found > 0 && `${ran - found} found nothing.`}
          {signals.length === 0 && ' Please read it all the same.'}
        </span>
        {card.lease.kind === 'second' && <span>Changes nothing for the children now</span>}
        {ofMarks && !isFolded && (
          <span role={asks ? 'status' : undefined}>
            {asks ? (
              <>
                Which mark is wrong? Press its number, or <kbd>Esc</kbd>
              </>
            ) : (
              <>
                Wrong mark? <Key of="wrong" /> then its number
              </>
            )}
          </span>
        )}
      </div>
    </div>
  );
}
