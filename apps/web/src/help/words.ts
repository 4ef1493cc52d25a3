import type { HelpPerson, HelpPicture, HelpSaying } from '@digipals/contract/help-requests';
import type { MessageKey } from '@digipals/i18n';
import type { ToolbarColour } from '@digipals/ui';
import dad from './pictures/dad.webp?no-inline';
import fine from './pictures/fine.webp?no-inline';
import hurt from './pictures/hurt.webp?no-inline';
import mum from './pictures/mum.webp?no-inline';
import sad from './pictures/sad.webp?no-inline';
import scared from './pictures/scared.webp?no-inline';
import something from './pictures/something.webp?no-inline';
import strange from './pictures/strange.webp?no-inline';
import teacher from './pictures/teacher.webp?no-inline';
import unkind from './pictures/unkind.webp?no-inline';

type Drawn = { readonly text: MessageKey; readonly picture: string };

/** What a child can tap. */
export const pictures: Readonly<Record<HelpPicture, Drawn & { readonly tint: ToolbarColour }>> = {
  sad: { text: 'help.picture.sad', picture: sad, tint: 'blue' },
  scared: { text: 'help.picture.scared', picture: scared, tint: 'violet' },
  unkind: { text: 'help.picture.unkind', picture: unkind, tint: 'yellow' },
  strange: { text: 'help.picture.strange', picture: strange, tint: 'green' },
  hurts: { text: 'help.picture.hurts', picture: hurt, tint: 'red' },
  other: { text: 'help.picture.other', picture: something, tint: 'darkBlue' },
};

/** Who must not see it. */
export const persons: Readonly<Record<HelpPerson, Drawn>> = {
  mum: { text: 'help.person.mum', picture: mum },
  dad: { text: 'help.person.dad', picture: dad },
  teacher: { text: 'help.person.teacher', picture: teacher },
  other: { text: 'help.person.other', picture: something },
  nobody: { text: 'help.person.nobody', picture: fine },
};

/** What a child can say with one tap. */
export const sayings: Readonly<Record<HelpSaying, MessageKey>> = {
  safe: 'help.says.safe',
  notSafe: 'help.says.notSafe',
  unsure: 'help.says.unsure',
};
