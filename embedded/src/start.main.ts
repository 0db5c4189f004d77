import { fileURLToPath } from 'node:url';
import { Progress } from './supervisor/progress.js';
import { renameVariables } from './supervisor/renamed-variables.js';
import { readSettings } from './supervisor/settings.js';
import { startStack } from './supervisor/start-stack.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const programs = {
  embedded: (name: string) => here(`${name}.main.js`),
  service: (workspace: string, name: string) => here(`../../${workspace}/dist/${name}.main.js`),
  clientDir: here('../../frontend/dist'),
  redis: 'redis-server',
};

const progress = new Progress();

// The listeners stay the same from the first moment: a signal never meets none.
let onStopAsked = (): void => process.exit(130);
process.on('SIGINT', () => onStopAsked()).on('SIGTERM', () => onStopAsked());

try {
  const env = renameVariables(process.env, (message) => progress.say(message));
  const stack = await startStack(readSettings(env), programs, progress);
  const asked = new Promise<void>((resolve) => (onStopAsked = resolve));
  const accounts = stack.demo === undefined ? '' : ` (demo account: ${stack.demo})`;
  progress.say(`Ready on ${stack.url}${accounts}`);
  const failure = await Promise.race([asked, stack.failed().catch((error: unknown) => error)]);
  if (failure !== undefined) progress.failed(failure);
  progress.say('Stopping');
  await stack.stop();
  process.exit(failure === undefined ? 0 : 1);
} catch (error) {
  progress.failed(error);
  process.exit(1);
}
