import { ConfigError } from '../config/read-config.js';
import { STARTUP_ERROR_EXIT_CODE, StartupError } from './startup-error.js';

/**
 * Runs the main function of a process. Exits with one line for configuration and startup errors, and with the stack for
 * any other error.
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
