import { runCommand } from './command.ts';
import { readServerEnv } from './env.ts';
import { trySettings } from './try-settings.ts';

/** `npm run check-settings` checks a server's settings and what they name, without starting it. */
await runCommand(async () => {
  const env = readServerEnv(process.env);
  const trials = await trySettings(env);
  const lines = [
    ...env.warnings.map(warning => `warning  ${warning}`),
    ...trials.map(
      ({ name, isWell, found }) => `${isWell ? 'ok      ' : 'failed  '} ${name}: ${found}`,
    ),
  ];
  if (trials.some(({ isWell }) => !isWell)) throw new Error(lines.join('\n'));
  return lines.join('\n');
});
