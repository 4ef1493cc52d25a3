import { useGoneTexts } from '../../features/messages/gone/use-gone-texts.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { SettingsWatch } from '../../features/settings/keep/SettingsWatch.tsx';
import { IdleWatch } from '../idle/IdleWatch.tsx';
import { NotificationWatch } from '../notifications/NotificationWatch.tsx';
import { MeasureWatch } from './MeasureWatch.tsx';
import { MovingWallpaper } from './MovingWallpaper.tsx';
import { RestWatch } from './RestWatch.tsx';
import { useFigures } from './use-figures.ts';
import { useKeepOwn } from './use-keep-own.ts';
import { useSendHelp } from './use-send-help.ts';
import { useSendReports } from './use-send-reports.ts';
import { useSendSteps } from './use-send-steps.ts';

/** What runs while a child is signed in, on every page; `place` is the current path. */
export default function Watches({ place }: { place: string }) {
  const { user } = useSession();
  useFigures();
  useKeepOwn(user.userId);
  useSendHelp(user.userId);
  useSendReports(user.userId);
  useSendSteps(user.userId);
  useGoneTexts(user.userId);
  return (
    <>
      <MovingWallpaper place={place} />
      <NotificationWatch place={place} />
      <IdleWatch />
      <MeasureWatch place={place} />
      <RestWatch place={place} />
      <SettingsWatch userId={user.userId} />
    </>
  );
}
