import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

function readProject(configPath: string): ts.ParsedCommandLine {
  const { config, error } = ts.readConfigFile(configPath, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    path.dirname(configPath),
    undefined,
    configPath,
  );
}

/** Each project that the root references: its config file and its files. */
const projects = (readProject(path.join(root, 'tsconfig.json')).projectReferences ?? []).map(
  reference => {
    const config = ts.resolveProjectReferencePath(reference);
    return { config: path.relative(root, config), project: readProject(config) };
  },
);

const gitFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && ts.sys.fileExists(path.join(root, file)));

describe('TypeScript projects', () => {
  it('puts every file into exactly one project', () => {
    const owners = new Map<string, string[]>();
    for (const { config, project } of projects) {
      for (const file of project.fileNames) {
        const name = path.relative(root, file);
        owners.set(name, [...(owners.get(name) ?? []), config]);
      }
    }
    const wrong = gitFiles('*.ts', '*.tsx')
      .map(file => `${file}: ${(owners.get(file) ?? ['no project']).join(' and ')}`)
      .filter(line => line.endsWith(': no project') || line.includes(' and '));
    expect(wrong).toEqual([]);
  });

  it('names every config file in the root', () => {
    const configs = gitFiles('tsconfig.json', '*/tsconfig*.json').filter(
      file => file !== 'tsconfig.json' && file !== 'tsconfig.base.json',
    );
    expect(projects.map(({ config }) => config).sort()).toEqual(configs.sort());
  });

  it('is strict everywhere', () => {
    for (const { config, project } of projects) {
      expect(project.options, config).toMatchObject({
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        isolatedModules: true,
      });
    }
  });

  it.each(['contract', 'engine', 'avatar'])('gives %s neither DOM nor Node types', name => {
    const pure = projects.find(({ config }) => config === `packages/${name}/tsconfig.json`);
    expect(pure?.project.options).toMatchObject({ lib: ['lib.es2024.d.ts'], types: [] });
  });
});
