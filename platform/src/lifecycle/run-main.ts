import { ConfigError } from '../config/read-config.js';
import { STARTUP_ERROR_EXIT_CODE, StartupError } from './startup-error.js';

/**
 * Runs a process's main function. A wrong configuration and stores that do not fit together end it with one line,
 * anything else with the whole error.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const message =
      error instanceof ConfigError || error instanceof StartupError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${message}\n`);
    process.exit(error instanceof StartupError ? STARTUP_ERROR_EXIT_CODE : 1);
  });
}
