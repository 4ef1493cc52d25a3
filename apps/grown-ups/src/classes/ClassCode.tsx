import css from './ClassCode.module.css';

/** Most signs that are read as one group. */
const GROUP = 3;

/** A class code as it is read aloud: in two groups when it has six signs. */
export const spacedCode = (code: string): string =>
  code.length === 2 * GROUP ? `${code.slice(0, GROUP)} ${code.slice(GROUP)}` : code;

/** A class code as it is read aloud. */
export const ClassCode = ({ code }: { code: string }) => (
  <span className={css['code']}>{spacedCode(code)}</span>
);
