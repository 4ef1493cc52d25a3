import { Button } from '@digipals/ui/grown-ups';
import { door } from '../words/door.ts';
import { Door } from './Door.tsx';
import css from './RecoveryCodes.module.css';

/** The recovery codes in two columns. */
export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ol className={css['codes']}>
    {codes.map(code => (
      <li key={code}>{code}</li>
    ))}
  </ol>
);

/** The recovery codes of a new account; shown only once. */
export const RecoveryCodes = (props: { codes: readonly string[]; onKept(): void }) => (
  <Door title={door.keep} about={door.keepAbout} mood="school">
    <CodeList codes={props.codes} />
    <Button variant="primary" large onClick={props.onKept}>
      {door.kept}
    </Button>
  </Door>
);
