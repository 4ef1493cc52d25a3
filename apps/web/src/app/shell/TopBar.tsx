import { useText } from '@digipals/i18n/react';
import { Domino, Pill, Star } from '@digipals/ui';
import { LingoCounter } from '../../features/lingos/LingoCounter.tsx';
import { useFlag } from '../../shared/flags.ts';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path, type RouteName } from '../../shared/routing/paths.ts';
import { BackButton } from './BackButton.tsx';
import { Bell } from './Bell.tsx';
import { InfoButton } from './InfoButton.tsx';
import { MenuButton } from './MenuButton.tsx';
import css from './TopBar.module.css';

type Props = { route: RouteName; userId: string };

/** Top toolbar: logo, back, Lingos, optional star, help, menu (SHELL-01 to SHELL-05). */
export function TopBar({ route, userId }: Props) {
  const t = useText();
  const star = useFlag('menuStar');
  const menu = useFlag('menuDropdown');
  return (
    <header className={css['top']}>
      <div className={css['left']}>
        <Link to={path('initial')} className={css['logo']} aria-label={t('nav.logo')}>
          <Pill className={css['logoPill']}>
            <Domino mood="head" className={css['dog']} />
            <span className={css['word']}>
              Digi<b>Pals</b>
            </span>
          </Pill>
        </Link>
        {route !== 'my-profile' && <BackButton className={css['back']} />}
      </div>
      <Pill className={css['right']}>
        <LingoCounter userId={userId} />
        {star && (
          <span data-menu-star="">
            <Star fill="full" className={css['star']} label={t('stars.full')} />
          </span>
        )}
        <Lifebuoy />
        <Bell userId={userId} />
        <InfoButton route={route} />
        {menu && <MenuButton />}
      </Pill>
    </header>
  );
}
