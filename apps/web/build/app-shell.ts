import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@digipals/contract/constants';
import type { Plugin } from 'vite';

/** Files needed offline: pages, scripts, styles, drawings, flags of languages, Latin fonts, sounds, the manifest. */
const wanted = `{*.html,*.svg,*.webmanifest,icon-{48,192}.png,flags/{${languageCodes.join(',')}}.svg,assets/*.{js,css,svg,webp,mp3},assets/*-latin{,-1}-*.woff2}`;

/** Country names in other languages are cached on first use; the status page is of no use offline. */
const unwanted = /country-names|^status\.html$|^assets\/status-/;

const addressOf = (file: string): string =>
  `/${file.replace(/^index\.html$/, '').replace(/\.html$/, '')}`;

/** Vite plugin: lists the files of this version of the app for the service worker. */
export function appShell(): Plugin {
  return {
    name: 'digipals-app-shell',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = globSync(wanted, { cwd: dir })
        .filter(file => !unwanted.test(file))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const shell = { version: hash.digest('hex').slice(0, 12), files: files.map(addressOf) };
      const worker = join(dir, 'sw.js');
      writeFileSync(
        worker,
        `self.appShell=${JSON.stringify(shell)};\n${readFileSync(worker, 'utf8')}`,
      );
    },
  };
}
