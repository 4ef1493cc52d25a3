import type { ClassPage, ReferralCard } from '@digipals/contract';
import { Domino } from '@digipals/ui/grown-ups';
import { referralWords } from '../words/referrals.ts';
import css from './PaperReferral.module.css';

type Props = { card: ReferralCard; people: ClassPage['people'] };

/** A card to cut out: who invites, and the code of its card. */
export function PaperReferral({ card: { childId, code }, people }: Props) {
  const child = people.find(one => one.childId === childId);
  if (!child) return null;
  return (
    <li className={css['card']}>
      <header>
        <Domino mood="head" className={css['domino']} />
        <span>
          Digi<b>Pals</b>
        </span>
      </header>
      <div className={css['middle']}>
        <img src={`${child.avatarImage}/head.svg`} alt="" className={css['face']} />
        <h2>{referralWords.play(child.name)}</h2>
      </div>
      <p className={css['code']}>{code}</p>
      <p className={css['about']}>{referralWords.code}</p>
    </li>
  );
}
