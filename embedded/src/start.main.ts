import { fileURLToPath } from 'node:url';
import { Progress } from './supervisor/progress.js';
import { readSettings } from './supervisor/settings.js';
import { startStack } from './start-stack.js';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const programs = {
  getEmbeddedMain: (name: string) => resolvePath(`${name}.main.js`),
  getServiceMain: (workspace: string, name: string) => resolvePath(`../../${workspace}/dist/${name}.main.js`),
  clientDir: resolvePath('../../frontend/dist'),
  redis: 'redis-server',
  compileCacheDir: resolvePath('../../.set-up/compile-cache'),
};

const progress = new Progress();

/** The exit code that shells report after SIGINT: 128 + the number of the signal. */
const INTERRUPTED_EXIT_CODE = 130;

// Installed before the start, so that a signal is never without a listener.
let onStopRequested = (): void => process.exit(INTERRUPTED_EXIT_CODE);
process.on('SIGINT', () => onStopRequested()).on('SIGTERM', () => onStopRequested());

try {
  const stack = await startStack(readSettings(process.env), programs, progress);
  const stopRequest = new Promise<void>((resolve) => (onStopRequested = resolve));
  const demoAccount = stack.demoAccount === undefined ? '' : ` (demo account: ${stack.demoAccount})`;
  progress.print(`Ready on ${stack.url}${demoAccount}`);
  if (stack.demoStaff !== undefined) progress.print(`Demo staff: ${stack.demoStaff}`);
  const failure = await Promise.race([stopRequest, stack.waitForFailure().catch((error: unknown) => error)]);
  if (failure !== undefined) progress.printError(failure);
  progress.print('Stopping');
  await stack.stop();
  process.exit(failure === undefined ? 0 : 1);
} catch (error) {
  progress.printError(error);
  process.exit(1);
}
