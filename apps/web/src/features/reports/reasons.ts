import type { ReportReason } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import app from './pictures/app.webp?no-inline';
import language from './pictures/language.webp?no-inline';
import lock from './pictures/lock.webp?no-inline';
import meet from './pictures/meet.webp?no-inline';
import photo from './pictures/photo.webp?no-inline';
import scared from './pictures/scared.webp?no-inline';
import secret from './pictures/secret.webp?no-inline';
import unkind from './pictures/unkind.webp?no-inline';

type Drawn = { readonly text: MessageKey; readonly picture: string };

const drawn: Readonly<Record<ReportReason, Drawn>> = {
  unkind: { text: 'report.reason.unkind', picture: unkind },
  personalInformation: { text: 'report.reason.personalInformation', picture: lock },
  meeting: { text: 'report.reason.meeting', picture: meet },
  photos: { text: 'report.reason.photos', picture: photo },
  secret: { text: 'report.reason.secret', picture: secret },
  otherApp: { text: 'report.reason.otherApp', picture: app },
  scared: { text: 'report.reason.scared', picture: scared },
  notEnglish: { text: 'report.reason.notEnglish', picture: language },
};

/** What a child can tell, in this order. */
export const reasons = Object.entries(drawn) as readonly [ReportReason, Drawn][];
