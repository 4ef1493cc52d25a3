import { useText } from '@digipals/i18n/react';
import { Card, classes, ToolbarTile } from '@digipals/ui';
import css from './Counts.module.css';

type Props = {
  /** Null while unknown. */
  friends: number | null;
  countries: number | null;
};

/** Number of friends and of their countries (GLOBE-01, GLOBE-02, PROFILE-20). */
export function Counts({ friends, countries }: Props) {
  const t = useText();
  return (
    <div className={css['counts']}>
      <Card className={css['count']}>
        <ToolbarTile icon="friends" colour="green" className={css['tile']} />
        {friends !== null && (
          <Figure text={t('globe.friends', { count: friends })} name="friends" />
        )}
      </Card>
      <Card className={css['count']}>
        <ToolbarTile icon="globe" colour="blue" className={css['tile']} />
        {countries !== null && (
          <Figure text={t('globe.countries', { count: countries })} name="countries" />
        )}
      </Card>
    </div>
  );
}

/** Enlarges the number in a text, at any position. Text after the number stays with it. */
function Figure({ text, name }: { text: string; name: string }) {
  const [before = '', number = '', after = ''] = text.split(/(\d[\d\s.,]*\d|\d)/);
  return (
    <p className={classes(css['figure'], before === '' && css['first'])} data-count={name}>
      {before}
      <span className={css['number']}>
        <b>{number}</b>
        {after}
      </span>
    </p>
  );
}
