import type { Card, Person } from '@digipals/contract';
import { Button, Fact, Facts, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import { Key } from '../keys/Key.tsx';
import { useServices } from '../shared/services.tsx';
import { isSevere } from '../shared/severe.ts';
import { dayAndTime, when } from '../shared/times.ts';
import { bandWords, languageWords, plural } from '../shared/words.ts';
import css from './Context.module.css';
import { FourEyesContext, Others } from './FourEyesContext.tsx';
import heading from './heading.module.css';

const bandsOf = ({ from, to }: Card): string => {
  if (!to) return '';
  return from.ageBand === to.ageBand ? 'Same age band' : 'Next age band';
};

function People({ people }: { people: readonly Person[] }) {
  return (
    <div className={css['people']}>
      <span />
      <span className={textStyles['fine']}>Age</span>
      <span className={textStyles['fine']}>Speaks</span>
      {people.map(person => (
        <div className={css['person']} key={person.pseudonym}>
          <b className={textStyles['strong']}>{person.pseudonym}</b>
          <span className={textStyles['figures']}>{bandWords[person.ageBand]}</span>
          <span>{languageWords[person.speaks]}</span>
        </div>
      ))}
    </div>
  );
}

const firstWord = (pseudonym: string): string => pseudonym.split(' ')[0] ?? pseudonym;

function Last({ card, all, onMore }: { card: Card; all: boolean; onMore(): void }) {
  const { now } = useServices();
  const isFolded = isSevere(card) && !all;
  const few = isFolded ? [] : card.lastDelivered.slice(0, all ? undefined : 4);
  const hidden = card.lastDelivered.length - few.length;
  return (
    <section>
      <h2 className={heading['heading']}>
        Last delivered
        <span>{card.lastDelivered.length === 0 ? 'nothing yet' : 'newest first'}</span>
      </h2>
      {few.length > 0 && (
        <ul className={css['messages']}>
          {few.map(({ submissionId, isAuthor, text, at }) => (
            <li key={`${at} ${text}`} className={isAuthor ? css['byAuthor'] : undefined}>
              <b>
                {firstWord((isAuthor ? card.from : (card.to ?? card.from)).pseudonym)}
                <time dateTime={at}>{when(at, now())}</time>
              </b>
              <p lang="en">{text}</p>
              <Link to={`/recalls/${submissionId}`} className={textStyles['fine']}>
                Take back
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button wide onClick={onMore}>
          Show {isFolded ? `the last ${hidden}` : `${hidden} more`} <Key of="more" />
        </Button>
      )}
    </section>
  );
}

const cameBack = ({ author }: Card): string =>
  author.returned === 0 || author.lastReturnedAt === null
    ? String(author.returned)
    : `${author.returned}, last ${dayAndTime(author.lastReturnedAt)}`;

const ordinal = (count: number): string => {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return `${count}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`;
};

function helpFor({ fourEyes, lease }: Card): string {
  if (fourEyes) {
    return 'You may give it back unopened, and pause before you read it. Neither is counted.';
  }
  return lease.kind === 'lead'
    ? 'You may pause before you read it. Nothing of it is counted.'
    : 'You never have to read one: give it to someone else, or to the lead unopened. Neither is counted.';
}

type Props = { card: Card; showsMore: boolean; openedToday: number | null; onMore(): void };

/** The context of a text: the pair, the author, and earlier deliveries. */
export function Context({ card, showsMore, openedToday, onMore }: Props) {
  const { author, from, to, pairCount, rev, lease, notes } = card;
  const isBlind = lease.kind === 'second' || card.fourEyes?.seat === 'second';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, often without a button in it to move to by keyboard
    <aside className={css['context']} aria-label="Context" tabIndex={0}>
      {card.fourEyes?.seat === 'first' && <Others others={card.fourEyes.others} />}
      <section>
        <h2 className={heading['heading']}>
          {to ? 'Pair' : 'Child'}
          <span>{bandsOf(card)}</span>
        </h2>
        <People people={to ? [from, to] : [from]} />
      </section>
      <section>
        <h2 className={heading['heading']}>
          {from.pseudonym}
          <span>author</span>
        </h2>
        <Facts>
          <Fact name="Delivered">{author.delivered}</Fact>
          <Fact name="Came back">{cameBack(card)}</Fact>
          <Fact name="Strikes">{author.strikes === 0 ? 'None' : author.strikes}</Fact>
          {!isBlind && <Fact name="This text">{ordinal(rev)} version</Fact>}
          {to && (
            <Fact name="First contact">
              {pairCount === 0 ? 'Yes' : `No, ${plural(pairCount, 'text')} before`}
            </Fact>
          )}
        </Facts>
      </section>
      {notes.length > 0 && (
        <section>
          <h2 className={heading['heading']}>
            Notes<span>staff only</span>
          </h2>
          <ul className={css['notes']}>
            {notes.map(note => (
              <li key={note.at}>
                <b>{note.by}</b> <time dateTime={note.at}>{dayAndTime(note.at)}</time>
                <p>{note.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {to && <Last card={card} all={showsMore} onMore={onMore} />}
      {card.fourEyes && <FourEyesContext eyes={card.fourEyes} />}
      {isSevere(card) && (
        <section>
          <h2 className={heading['heading']}>Help for you</h2>
          <p className={textStyles['soft']}>
            {openedToday !== null &&
              `You have opened ${plural(openedToday, 'severe text')} today. `}
            {helpFor(card)}
          </p>
        </section>
      )}
    </aside>
  );
}
