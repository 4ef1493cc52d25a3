import type { Frame, FramePart } from '@digipals/contract';
import { type FramePicks, frameText, gapsOf } from '@digipals/engine';
import { useServices } from '../../../shared/services.tsx';
import { readDraft, writeDraft } from '../drafts/drafts.ts';

type Options = {
  me: string;
  lessonId: string;
  part: FramePart;
  /** The friend who is answered, by its id. */
  to: string | null;
  frame: Frame;
};

/** A letter that was begun and not used yet, stored on the device with each tile (COURSE-54). */
export function useLetterDraft({ me, lessonId, part, to, frame }: Options) {
  const { storage } = useServices();
  const place = part === 'answer' ? `letter/${lessonId}/${to}` : `letter/${lessonId}`;
  return {
    /** What the gaps were filled with; a tile that the frame no longer has is left out. */
    read(): FramePicks {
      const picks = readDraft(storage, me, place)?.picks ?? [];
      return gapsOf(frame).map((tiles, gap) => tiles.find(({ text }) => text === picks[gap])?.text);
    },
    write: (picks: FramePicks) =>
      writeDraft(storage, me, place, { text: frameText(frame, picks), picks }),
    clear: () => writeDraft(storage, me, place, null),
  };
}
