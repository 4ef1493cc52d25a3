import {
  type HelpPerson,
  type HelpPicture,
  helpPersons,
  helpRequests,
} from '@digipals/contract/help-requests';
import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import { useEffect, useState } from 'react';
import { Asked } from './Asked.tsx';
import { Choice, Choices } from './Choices.tsx';
import { Foot } from './Foot.tsx';
import css from './More.module.css';
import { SentSign } from './SentSign.tsx';
import { Sheet } from './Sheet.tsx';
import type { Help } from './use-help.ts';
import { WordsField } from './WordsField.tsx';
import { persons, pictures } from './words.ts';

type Props = {
  help: Help;
  /** The picture just tapped, and its line; null to add to what was sent before. */
  picture: HelpPicture | null;
  lineId: string | null;
  onHide(): void;
  onOops(lineId: string): void;
  onDone(): void;
};

/** "Oops, not this one", for ten seconds. */
function Oops({ onOops }: { onOops(): void }) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), helpRequests.takeBackMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <button type="button" className={css['oops']} onClick={onOops}>
      {t('help.oops')}
    </button>
  );
}

/** The persons after a tap on one. "Anyone may see it" and a person exclude each other. */
function toggled(chosen: readonly HelpPerson[], person: HelpPerson): HelpPerson[] {
  if (chosen.includes(person)) return chosen.filter(one => one !== person);
  return person === 'nobody' ? [person] : [...chosen.filter(one => one !== 'nobody'), person];
}

type PersonsProps = { chosen: readonly HelpPerson[]; onChoose(persons: HelpPerson[]): void };

function Persons({ chosen, onChoose }: PersonsProps) {
  const t = useText();
  return (
    <Choices question={t('help.notFor')}>
      {helpPersons.map(person => (
        <Choice
          key={person}
          isChosen={chosen.includes(person)}
          onChoose={() => onChoose(toggled(chosen, person))}
        >
          <img src={persons[person].picture} alt="" width={46} height={46} />
          {t(persons[person].text)}
        </Choice>
      ))}
    </Choices>
  );
}

/** Step 2: words may follow, and who must not see them. The picture is sent already. */
export function More({ help, picture, lineId, onHide, onOops, onDone }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const [notFor, setNotFor] = useState<HelpPerson[]>([]);
  const words = text.trim();
  const hasMore = words !== '' || notFor.length > 0;
  const send = () => {
    if (!hasMore) return;
    help.send({ ...(words !== '' && { text: words }), ...(notFor.length > 0 && { notFor }) });
    onDone();
  };
  return (
    <Sheet
      picture={
        picture ? (
          <img src={pictures[picture].picture} alt="" width={76} height={76} />
        ) : (
          <Domino mood="hello" />
        )
      }
      title={t(picture ? pictures[picture].text : 'help.write')}
      text={t('help.good')}
      onHide={onHide}
    >
      <div className={css['got']}>
        <SentSign help={help} />
        {lineId && <Oops onOops={() => onOops(lineId)} />}
      </div>
      <Asked text={t('help.more')} />
      <WordsField text={text} onChange={setText} />
      <Persons chosen={notFor} onChoose={setNotFor} />
      <Foot>
        <Button big iconAfter="send" disabled={!hasMore} onClick={send}>
          {t('help.sendToo')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('help.all')}
        </Button>
      </Foot>
    </Sheet>
  );
}
