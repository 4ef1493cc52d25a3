import type { ClassPage, SignInCard } from '@digipals/contract';
import { Button } from '@digipals/ui/grown-ups';
import { passwordPictureTiles } from '@digipals/ui/password-pictures';
import { Head } from '../parts/Head.tsx';
import { classWords } from '../words/classes.ts';
import css from './CardsOnce.module.css';
import { ClassCode } from './ClassCode.tsx';

type Props = { cards: readonly SignInCard[]; data: ClassPage; onDone(): void };

/** New cards with their pictures, which are seen only now. */
export const CardsOnce = ({ cards, data, onDone }: Props) => (
  <>
    <Head title={classWords.cards} about={classWords.cardsAbout}>
      <Button onClick={() => window.print()}>{classWords.print}</Button>
      <Button variant="primary" onClick={onDone}>
        {classWords.done}
      </Button>
    </Head>
    <p>
      {classWords.where(`${window.location.origin}/student?class=${data.classCode}`)} ·{' '}
      {classWords.code} <ClassCode code={data.classCode} />
    </p>
    <ul className={css['cards']}>
      {cards.map(card => (
        <li key={card.childId} className={css['card']}>
          <h2>{card.name}</h2>
          <ClassCode code={data.classCode} />
          <ol>
            {card.pictures.map((picture, place) => (
              // A picture may come twice, so its place is its name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
              <li key={place}>
                <img src={passwordPictureTiles[picture].url} alt="" width="56" height="56" />
                {place + 1}. {classWords.pictures[picture]}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  </>
);
