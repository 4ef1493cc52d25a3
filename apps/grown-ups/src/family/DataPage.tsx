import { endpointQuery } from '@digipals/client';
import type { FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { ConsentSwitches } from '../consents/ConsentSwitches.tsx';
import { Box } from '../parts/Box.tsx';
import { Read } from '../parts/Read.tsx';
import { CorrectionBox } from './CorrectionBox.tsx';
import { EraseBox } from './EraseBox.tsx';
import { ExportBox } from './ExportBox.tsx';
import { keptTexts } from './kept-texts.ts';
import css from './parts.module.css';
import { Columns, PageHead } from './parts.tsx';
import { Changes, Looked } from './Registers.tsx';
import { WishesBox } from './WishesBox.tsx';

/** What is stored, in short. */
function NoticeBox() {
  const t = useText();
  return (
    <Box title={t('family.notice')}>
      <ul className={css['list']}>
        {keptTexts(t).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}

/** The data of the child: a copy, who looked, corrections, erasure. */
export function DataPage({ child }: { child: FamilyChild }) {
  const t = useText();
  const { childId, name } = child;
  const data = useQuery(endpointQuery('GET grown-ups/children/{childId}/family/data', { childId }));
  return (
    <>
      <PageHead title={t('family.dataOf', { name })} about={t('family.dataAbout', { name })} />
      <Columns>
        <Read query={data}>{known => <WishesBox child={child} data={known} />}</Read>
        <Box title={t('consent.what')}>
          <ConsentSwitches childId={childId} />
        </Box>
        <ExportBox child={child} />
        <Read query={data}>{known => <Looked data={known} />}</Read>
        <CorrectionBox child={child} />
        <Read query={data}>{known => <Changes data={known} />}</Read>
        <NoticeBox />
        <Box title={t('family.help')}>
          <p>{t('family.helpAbout', { name })}</p>
        </Box>
        <Read query={data}>{known => <EraseBox child={child} data={known} />}</Read>
      </Columns>
    </>
  );
}
