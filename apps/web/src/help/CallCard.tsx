import { useText } from '@digipals/i18n/react';
import { buttonClass, classes } from '@digipals/ui';
import css from './CallCard.module.css';
import { helplinesOf } from './helplines.ts';
import phone from './pictures/phone.webp?no-inline';

const dial = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Numbers of a country that a child can call now. Without one, only a grown-up that it trusts. */
export function CallCard({ country }: { country: string | null }) {
  const t = useText();
  const { line, emergency } = helplinesOf(country);
  const numbers = [line?.number, emergency].filter(
    number => number !== undefined && number !== null,
  );
  return (
    <section className={css['call']}>
      <img src={phone} alt="" width={56} height={56} />
      <h2>{t('help.call.title')}</h2>
      <p>
        {line && <>{t('help.call.line', { name: line.name })} </>}
        {emergency === null ? t('help.call.trust') : t('help.call.danger', { number: emergency })}
      </p>
      {numbers.length > 0 && (
        <div className={css['numbers']}>
          {numbers.map(number => (
            <a
              key={number}
              className={classes(buttonClass({ variant: 'secondary' }), css['number'])}
              href={dial(number)}
            >
              {number}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
