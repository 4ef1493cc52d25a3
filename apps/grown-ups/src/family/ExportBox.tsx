import type { FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import css from './parts.module.css';
import { saveFile } from './save-file.ts';
import { useAct } from './use-act.ts';

const EXPORT = 'POST grown-ups/children/{childId}/family/export';

/** A copy of everything, as a ZIP. */
export function ExportBox({ child: { childId } }: { child: FamilyChild }) {
  const t = useText();
  const { act, problem, isSending } = useAct();
  const [isDone, setDone] = useState(false);
  const download = async () => {
    const went = await act(EXPORT, async call =>
      saveFile(await call(EXPORT, { params: { childId } })),
    );
    setDone(went);
  };
  return (
    <Box title={t('family.export')}>
      <p className={css['quiet']}>{t('family.exportAbout')}</p>
      <div>
        <Button variant="primary" large disabled={isSending} onClick={() => void download()}>
          {t('family.download')}
        </Button>
      </div>
      <p role="status">{isDone && t('family.downloaded')}</p>
      <FormError words={problem} />
    </Box>
  );
}
