import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter(file => file !== '' && existsSync(path.join(root, file)));

/** Anchors of the headings, as GitHub makes them. */
const findAnchors = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

/** Relative links whose file or heading does not exist. */
const findBrokenLinks = (file: string, markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter(link => !/^[a-z]+:/.test(link))
    .filter(link => {
      const [target = '', anchor] = link.split('#');
      const found = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(path.join(root, found))) return true;
      if (anchor === undefined) return false;
      const text = found === file ? markdown : readFileSync(path.join(root, found), 'utf8');
      return !findAnchors(text).includes(anchor);
    });

describe('links in documents', () => {
  it('lead to a file or a heading', () => {
    const broken = documents.flatMap(file =>
      findBrokenLinks(file, readFileSync(path.join(root, file), 'utf8')).map(
        link => `${file}: ${link}`,
      ),
    );
    expect(broken).toEqual([]);
  });

  it('are reported when the file or the heading is missing', () => {
    const markdown = [
      '# A heading: with `code`',
      '[a](#a-heading-with-code) [b](#none) [c](CONTRIBUTING.md) [d](none.md) [e](https://a.example)',
    ].join('\n');
    expect(findBrokenLinks('README.md', markdown)).toEqual(['#none', 'none.md']);
  });
});
