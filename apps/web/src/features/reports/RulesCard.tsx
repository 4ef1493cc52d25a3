import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Card, classes, colourClass, Flag, type ToolbarColour } from '@digipals/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page-title.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import hands from './pictures/hands.webp?no-inline';
import house from './pictures/house.webp?no-inline';
import lens from './pictures/lens.webp?no-inline';
import mic from './pictures/mic.webp?no-inline';
import css from './RulesCard.module.css';

const picture = (url: string) => <img src={url} alt="" width={50} height={50} />;

type RuleKey = Extract<MessageKey, `rules.${string}`>;
type Rule = { title: RuleKey; text: RuleKey; tint: ToolbarColour; sign: ReactNode };

/** GUIDE-02 to GUIDE-06, NOTSHOWN-17. */
const rules: readonly Rule[] = [
  {
    title: 'rules.english.title',
    text: 'rules.english.text',
    tint: 'blue',
    sign: <Flag code="gb" />,
  },
  { title: 'rules.kind.title', text: 'rules.kind.text', tint: 'green', sign: picture(hands) },
  { title: 'rules.words.title', text: 'rules.words.text', tint: 'yellow', sign: picture(mic) },
  { title: 'rules.secrets.title', text: 'rules.secrets.text', tint: 'red', sign: picture(house) },
  { title: 'rules.review.title', text: 'rules.review.text', tint: 'violet', sign: picture(lens) },
];

/** The rules of the community (GUIDE-01), each with a picture and read aloud on tap. */
export function RulesCard() {
  const t = useText();
  return (
    <Card>
      <PageHeading className={css['title']}>{t('rules.title')}</PageHeading>
      <ul className={css['rules']}>
        {rules.map(({ title, text, tint, sign }) => (
          <li key={title} className={css['rule']}>
            <span className={classes(css['sign'], colourClass(tint))}>{sign}</span>
            <div className={css['words']}>
              <h2>{t(title)}</h2>
              <p>{t(text)}</p>
            </div>
            <ListenButton quiet text={`${t(title)}. ${t(text)}`} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
