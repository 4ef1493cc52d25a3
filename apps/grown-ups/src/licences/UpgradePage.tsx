import { useText } from '@digipals/i18n/react';
import { buttonClass } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { Link } from '../shared/Link.tsx';
import { FamilyFrame } from './FamilyFrame.tsx';
import css from './UpgradePage.module.css';

function Ways() {
  const t = useText();
  return (
    <>
      <div className={css['ways']}>
        <Box>
          <h2>{t('upgrade.school')}</h2>
          <p>{t('upgrade.school.about')}</p>
        </Box>
        <Box>
          <h2>{t('upgrade.home')}</h2>
          <p>{t('upgrade.home.about')}</p>
        </Box>
      </div>
      <div>
        <Link to="/licences" className={buttonClass({ variant: 'primary', large: true })}>
          {t('upgrade.code')}
        </Link>
      </div>
    </>
  );
}

/** How to get a licence, for everybody. */
export const UpgradePage = () => (
  <FamilyFrame title={t => t('upgrade.title')} about={t => t('upgrade.about')}>
    <Ways />
  </FamilyFrame>
);
