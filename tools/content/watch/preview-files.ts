import { constants, copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPack } from '../build.ts';
import { writeLessons } from '../write-packs.ts';

/** The file that tells an open preview which activities are new; the flipbook watches it. */
const changedFile = 'changed.json';

/** Writes what the preview reads. @param folder of the build */
export const createPreviewFiles = (folder: string) => {
  /** Comes last, and as a whole, so that everything is there when a preview reads. */
  const tell = (activities: readonly string[]) => {
    const written = join(folder, `${changedFile}.new`);
    writeFileSync(written, JSON.stringify({ activities }));
    renameSync(written, join(folder, changedFile));
  };
  const idsOf = ({ activities }: BuiltPack) =>
    new Set(activities.map(({ activity }) => activity.id));

  return {
    writeAll(packs: readonly BuiltPack[]) {
      writeLessons(
        packs,
        packs.flatMap(({ activities }) => activities),
        folder,
      );
      addMedia(packs, folder);
      tell(packs.flatMap(pack => [...idsOf(pack)]));
    },
    writeSome(packs: readonly BuiltPack[], fresh: BuiltPack) {
      writeLessons(packs, fresh.activities, folder);
      addMedia([fresh], folder);
      tell([...idsOf(fresh)]);
    },
  };
};

/** Media are named by their bytes: what is there is right, and what is not used any more does no harm. */
const addMedia = (packs: readonly BuiltPack[], folder: string) => {
  mkdirSync(join(folder, 'media'), { recursive: true });
  for (const [name, source] of packs.flatMap(({ media }) => [...media])) {
    const file = join(folder, 'media', name);
    if (!existsSync(file)) copyFileSync(source, file, constants.COPYFILE_FICLONE);
  }
};
