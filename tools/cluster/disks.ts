import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { folderOf, type Machine } from './machines.ts';
import { run, tryRun } from './run.ts';
import { diskOf } from './templates.ts';

/** Room for the demo world, its log and some hours of writing. */
const BYTES = 2 ** 30;
const FILLING = 'filling';

/** Gives the database of a machine a file system of its own. */
export async function makeDisk(machine: Machine): Promise<void> {
  const image = `${folderOf(machine)}/disk.img`;
  await writeFile(image, '');
  await truncate(image, BYTES);
  // No blocks are reserved for root, so a full disk is full for everybody.
  await run('mkfs.ext4', '-q', '-m', '0', image);
  await mkdir(diskOf(machine));
  await run('mount', '-o', 'loop', image, diskOf(machine));
}

export const removeDisk = (machine: Machine): Promise<boolean> => tryRun('umount', diskOf(machine));

/** Fills the rest of the disk. */
export async function fillDisk(machine: Machine): Promise<void> {
  const file = `${diskOf(machine)}/${FILLING}`;
  await tryRun('dd', 'if=/dev/zero', `of=${file}`, 'bs=4M', 'oflag=direct');
  await tryRun('dd', 'if=/dev/zero', `of=${file}`, 'bs=4k', 'oflag=append,dsync', 'conv=notrunc');
}

export const freeDisk = (machine: Machine): Promise<string> =>
  run('rm', '-f', `${diskOf(machine)}/${FILLING}`);
