import type { Card, ReturnReason } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { returnedText, type Translate } from '@digipals/i18n';
import { classes, Domino, type DominoMood, Segments } from '@digipals/ui/grown-ups';
import { type ReactNode, useState } from 'react';
import layout from '../shared/layout.module.css';
import { languageWords } from '../shared/words.ts';
import { useChildWords } from './child-words.ts';
import css from './Preview.module.css';
import { isAlreadyDelivered } from './rights.ts';

type FrameProps = {
  card: Card;
  mood: DominoMood;
  isGood?: boolean;
  title(t: Translate): string;
  text?(t: Translate): string;
  children?: ReactNode;
};

/** A card as the child's app shows it, in English or in the child's language. */
function Frame({ card, mood, isGood = false, title, text, children }: FrameProps) {
  const { speaks } = card.from;
  const [language, setLanguage] = useState<LanguageCode>('gb');
  const words = useChildWords(language);
  const isEnglish = speaks === 'gb' || speaks === 'us';
  return (
    <>
      <div className={css['head']}>
        What the child will see
        {!isEnglish && (
          <Segments
            small
            className={layout['end']}
            label="Language of the preview"
            value={language}
            options={[
              { value: 'gb', words: 'English' },
              { value: speaks, words: languageWords[speaks] },
            ]}
            onChoose={setLanguage}
          />
        )}
      </div>
      {words && (
        <div className={classes(css['card'], isGood && css['good'])} lang={words.tag}>
          <Domino mood={mood} />
          <div>
            <b>{title(words.t)}</b>
            {text?.(words.t)}
          </div>
        </div>
      )}
      {children}
    </>
  );
}

type Props = { card: Card };

/** What a child sees when a text is returned. */
export function ReturnedPreview({
  card,
  reason,
  children,
}: Props & { reason: ReturnReason; children: ReactNode }) {
  return (
    <Frame
      card={card}
      mood="think"
      title={t =>
        card.kind === 'message' && card.to
          ? t('messages.returned.title', { username: card.to.pseudonym })
          : t('messages.state.returned')
      }
      text={t => returnedText(reason, t)}
    >
      {children}
    </Frame>
  );
}

/** What a child sees when a text was edited and delivered. */
export function EditedPreview({ card, count }: Props & { count: number }) {
  return (
    <Frame
      card={card}
      mood="hello"
      isGood
      title={t =>
        card.to
          ? t('messages.state.delivered', { username: card.to.pseudonym })
          : t('messages.mended', { count })
      }
      text={t => (card.to ? t('messages.mended', { count }) : '')}
    />
  );
}

function withheldWords(card: Card, t: Translate): string {
  const { kind, to } = card;
  if (isAlreadyDelivered(card)) return t(`notify.takenBack.${kind}`);
  if (kind === 'post') return t('notify.withheld.post');
  if (kind === 'status') return t('notify.withheld.status');
  return to ? t('messages.state.withheld', { username: to.pseudonym }) : '';
}

/** What a child sees when a text is withheld before or after delivery. */
export function WithheldPreview({ card }: Props) {
  return <Frame card={card} mood="sit" title={t => withheldWords(card, t)} />;
}
