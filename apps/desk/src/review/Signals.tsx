import type { Card } from '@digipals/contract';
import { classes, KeyCap, textStyles } from '@digipals/ui/grown-ups';
import { Key } from '../keys/Key.tsx';
import { Severity } from '../shared/Severity.tsx';
import { plural, signalWords } from '../shared/words.ts';
import { type Numbered, pieces } from './marked.ts';
import css from './Signals.module.css';

type RowProps = { signal: Numbered; card: Card; isFolded: boolean; asks: boolean };

/** The words that a signal marks. */
const markedWords = ({ text, names }: Card, signal: Numbered): string =>
  pieces(text, [signal], names)
    .filter(({ severity }) => severity !== null)
    .map(piece => piece.text)
    .join('');

function Row({ signal, card, isFolded, asks }: RowProps) {
  const { number, severity, code, explanation, mark, isWrong } = signal;
  const place = isFolded ? '' : markedWords(card, signal);
  return (
    <li className={classes(css['signal'], isWrong && css['wrong'])}>
      <span className={css['number']}>
        {asks && number !== null ? <KeyCap>{number}</KeyCap> : (number ?? '!')}
      </span>
      <Severity of={severity} />
      <b className={textStyles['strong']}>{signalWords[code]}</b>
      <span className={textStyles['soft']}>{explanation}</span>
      <span className={css['place']}>
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
    <div className={classes(isFolded && css['folded'])}>
      <ul aria-label="Why it is marked">
        {signals.map(signal => (
          <Row key={signal.index} signal={signal} card={card} isFolded={isFolded} asks={asks} />
        ))}
      </ul>
      <div className={css['checks']}>
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
                Which mark is wrong? Press its number, or <KeyCap>Esc</KeyCap>
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
