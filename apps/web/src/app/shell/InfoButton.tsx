import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { useStore } from '@digipals/ui/store';
import { usePageInfoStore } from '../../shared/page-info.ts';
import type { RouteName } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { routeTable } from '../route-table.ts';
import css from './round.module.css';

/** Shows the help text of the route, or one that the page sets (SHELL-32, SHELL-35, SHELL-36). */
export function InfoButton({ route }: { route: RouteName }) {
  const t = useText();
  const { popups } = useServices();
  const own = useStore(usePageInfoStore());
  const enabled = own !== null || routeTable[route].help === true;
  const text = own ?? (() => '');
  return (
    <RoundButton
      icon="help"
      label={t('action.help')}
      disabled={!enabled}
      onClick={() =>
        popups.show({ title: translate => translate('action.help'), text, help: route })
      }
      className={css['flat']}
    />
  );
}
