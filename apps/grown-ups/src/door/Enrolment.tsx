import { useText } from '@digipals/i18n/react';
import { textStyles } from '@digipals/ui/grown-ups';
import { qrOf } from '../shared/qr.ts';
import css from './Enrolment.module.css';

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret of a new authenticator, as a QR code and as text; shown only once. */
export function Enrolment({ secret, address }: { secret: string; address: string }) {
  const t = useText();
  const picture = qrOf(address, 2);
  return (
    <div className={css['enrolment']}>
      <img src={picture} alt={t('door.picture')} />
      <div>
        <p>{t('door.scan')}</p>
        <p className={css['secret']}>{inFours(secret)}</p>
        <p className={textStyles['fine']}>{t('door.once')}</p>
      </div>
    </div>
  );
}
