import type { ClassPage, SignInCard } from '@digipals/contract';
import { classes, Domino } from '@digipals/ui/grown-ups';
import { passwordPictureTiles } from '@digipals/ui/password-pictures';
import { ClassCode } from '../classes/ClassCode.tsx';
import { qrOf } from '../shared/qr.ts';
import { classWords } from '../words/classes.ts';
import { roster } from '../words/roster.ts';
import css from './PaperCard.module.css';

/** Colours of cards, which tell neighbours apart. */
const TONES = 6;

type Props = {
  card: SignInCard;
  data: ClassPage;
  /** Its place among the others, which have other colours. */
  place: number;
};

/** The secret of a badge is behind a #, which browsers send to nobody. */
const addressOf = ({ badge }: SignInCard, { classCode }: ClassPage): string =>
  `${window.location.origin}/student${badge === null ? `?class=${classCode}` : `#badge=${badge}`}`;

/** The three pictures with their words. */
const Pictures = ({ card }: Pick<Props, 'card'>) => (
  <div className={css['secret']}>
    <span>{roster.secret}</span>
    <ol>
      {card.pictures.map((picture, index) => (
        // A picture may come twice, so its place is its name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <li key={index}>
          <img src={passwordPictureTiles[picture].url} alt="" />
          {index + 1}. {classWords.pictures[picture]}
        </li>
      ))}
    </ol>
  </div>
);

/** How a badge is used. Its picture, if it has one, is not on the card. */
const BadgeHelp = ({ card }: Pick<Props, 'card'>) => (
  <div className={css['secret']}>
    <span>
      {roster.badgeHow} {card.pictures.length > 0 && roster.badgeAndPicture}
    </span>
  </div>
);

/**
 * A card to cut out: name, and either class code, three pictures with their words and the way to sign in, or a
 * badge, which needs neither.
 */
export function PaperCard({ card, data, place }: Props) {
  const child = data.people.find(({ childId }) => childId === card.childId);
  const isBadge = card.badge !== null;
  return (
    <li className={classes(css['card'], css[`tone${place % TONES}`], isBadge && css['badge'])}>
      <header>
        <Domino mood="head" className={css['domino']} />
        <span>
          Digi<b>Pals</b>
        </span>
        <span className={css['class']}>{data.className}</span>
      </header>
      <div className={css['middle']}>
        {child && <img src={`${child.avatarImage}/head.svg`} alt="" className={css['face']} />}
        <div className={css['who']}>
          <h2>{card.name}</h2>
          <p>{isBadge ? roster.badge : roster.code}</p>
          {!isBadge && (
            <p className={css['code']}>
              <ClassCode code={data.classCode} />
            </p>
          )}
        </div>
        <img src={qrOf(addressOf(card, data))} alt={roster.qr} className={css['qr']} />
      </div>
      {isBadge ? <BadgeHelp card={card} /> : <Pictures card={card} />}
    </li>
  );
}
