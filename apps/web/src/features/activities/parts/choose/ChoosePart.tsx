import type { Activity } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { PageHeading, usePageTitle } from '../../../../shared/page-title.tsx';
import {
  pictureClasses as css,
  PicturePage,
} from '../../../../shared/picture-page/PicturePage.tsx';

type Props = {
  activity: Activity;
  /** Where leaving leads; omitted where the child may not leave. */
  exit: string | undefined;
  /** The index of the part that the child wants to play. */
  onChoose(part: number): void;
};

/** The parts of an activity, such as the stories of a theatre: the child plays one of them (COURSE-80). */
export default function ChoosePart({ activity, exit, onChoose }: Props) {
  const t = useText();
  const title = t('parts.choose');
  usePageTitle(activity.meta.title);
  return (
    <PicturePage
      leave={exit === undefined ? undefined : { to: exit, label: t('player.leave') }}
      head={
        <>
          <p className={css.note} lang="en">
            {activity.meta.title}
          </p>
          <PageHeading className={css.title}>{title}</PageHeading>
        </>
      }
      says={title}
    >
      <ul className={css.tiles}>
        {activity.parts?.map((part, index) => (
          <li key={part.picture}>
            <button type="button" className={css.tile} onClick={() => onChoose(index)}>
              <img src={part.picture} alt="" />
              <b lang="en">{part.title}</b>
            </button>
          </li>
        ))}
      </ul>
    </PicturePage>
  );
}
