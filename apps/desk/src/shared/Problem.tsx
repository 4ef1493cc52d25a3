import { Notice } from '@digipals/ui/grown-ups';

/** What went wrong with the last step, if anything did. */
export const Problem = ({ words }: { words: string | null }) =>
  words && (
    <Notice>
      <b>{words}</b>
    </Notice>
  );
