import { classes, textStyles } from '@digipals/ui/grown-ups';
import { renderSVG } from 'uqr';
import css from './Enrolment.module.css';

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret of a new authenticator, as a QR code and as text; shown only once. */
export function Enrolment({ secret, address }: { secret: string; address: string }) {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <div className={css['enrolment']}>
      <img src={picture} alt="QR code with the secret for your authenticator app" />
      <div>
        <p>Scan it with an authenticator app, or type this there:</p>
        <p className={classes(textStyles['mono'], css['secret'])}>{inFours(secret)}</p>
        <p className={textStyles['fine']}>
          It is shown only now. Then type the six digits of the app.
        </p>
      </div>
    </div>
  );
}
