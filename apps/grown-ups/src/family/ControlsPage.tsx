import { endpointQuery } from '@digipals/client';
import type { FamilyChild, FamilyControls } from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { buttonClass, FormError, LabelledSelect } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { Read } from '../parts/Read.tsx';
import { ownNames } from '../shared/family-language.ts';
import { Link } from '../shared/Link.tsx';
import { useLatest } from '../shared/use-latest.ts';
import { ContactBox } from './ContactBox.tsx';
import { HolidaysBox } from './HolidaysBox.tsx';
import { Columns, PageHead } from './parts.tsx';
import { RestBox } from './RestBox.tsx';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; controls: FamilyControls };

const LANGUAGE = 'PUT grown-ups/children/{childId}/family/language';

/** The help language of the child. */
function LanguageBox({ child: { childId, name }, controls: { language } }: Props) {
  const t = useText();
  const { act, problem } = useAct();
  const { shown, change } = useLatest({ language }, body =>
    act(LANGUAGE, call => call(LANGUAGE, { params: { childId }, body })),
  );
  return (
    <Box>
      <LabelledSelect
        label={t('family.helpLanguage', { name })}
        options={languageCodes}
        words={ownNames}
        value={shown.language}
        onChoose={chosen => void change({ language: chosen })}
      />
      <FormError words={problem} />
    </Box>
  );
}

/** What the child may do, as its parent decides. */
export function ControlsPage({ child }: { child: FamilyChild }) {
  const t = useText();
  const { childId, name } = child;
  const controls = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/family/controls', { childId }),
  );
  return (
    <>
      <PageHead title={t('family.mayDo', { name })} about={t('family.mayDoAbout')} />
      <Read query={controls}>
        {data => (
          <Columns>
            <ContactBox child={child} controls={data} />
            <RestBox child={child} controls={data} />
            <HolidaysBox child={child} controls={data} />
            <LanguageBox child={child} controls={data} />
            <Box>
              <p>{t('upgrade.about')}</p>
              <div>
                <Link to="/licences/family" className={buttonClass()}>
                  {t('upgrade.family')}
                </Link>
              </div>
            </Box>
          </Columns>
        )}
      </Read>
    </>
  );
}
