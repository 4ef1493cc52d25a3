import type { FamilyChild } from '@digipals/contract';
import type { MessageKey } from '@digipals/i18n';
import type { ReactNode } from 'react';
import { ControlsPage } from './ControlsPage.tsx';
import { DataPage } from './DataPage.tsx';
import { HomePage } from './HomePage.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import { ProgressPage } from './ProgressPage.tsx';
import { WordsPage } from './WordsPage.tsx';

/** The pages about a child. */
export const pageNames = ['home', 'progress', 'words', 'messages', 'controls', 'data'] as const;
/** A page about a child. */
export type FamilyPageName = (typeof pageNames)[number];

type FamilyPage = {
  title: MessageKey;
  icon: ReactNode;
  Page(props: { child: FamilyChild }): ReactNode;
};

/** Title, icon and content of each page. */
export const pages: Readonly<Record<FamilyPageName, FamilyPage>> = {
  home: {
    title: 'family.home',
    icon: <path d="M4 11 12 4l8 7v8a1.5 1.5 0 0 1-1.5 1.5H15v-6H9v6H5.5A1.5 1.5 0 0 1 4 19Z" />,
    Page: HomePage,
  },
  progress: {
    title: 'family.progress',
    icon: <path d="M4 20h16M6.5 16v-4M12 16V8M17.5 16V4" />,
    Page: ProgressPage,
  },
  words: {
    title: 'family.words',
    icon: (
      <path d="M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2ZM12 6.5v13" />
    ),
    Page: WordsPage,
  },
  messages: {
    title: 'family.messages',
    icon: (
      <path d="M4 7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-5.5L7 20v-4a3 3 0 0 1-3-3Z" />
    ),
    Page: MessagesPage,
  },
  controls: {
    title: 'family.controls',
    icon: (
      <>
        <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
        <circle cx="15" cy="7" r="2.5" />
        <circle cx="9" cy="17" r="2.5" />
      </>
    ),
    Page: ControlsPage,
  },
  data: {
    title: 'family.data',
    icon: (
      <path d="M3.5 7.5a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2Z" />
    ),
    Page: DataPage,
  },
};
