import { CommandLineError } from './command-line-error.js';
import { STARTUP_ERROR_EXIT_CODE, StartupError } from './startup-error.js';

/**
 * Runs the main function of a process. Exits with one line for startup errors (of the configuration, for example) and
 * errors of a command line, and with the stack for any other error.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const message =
      error instanceof StartupError || error instanceof CommandLineError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${message}\n`);
    process.exit(error instanceof StartupError ? STARTUP_ERROR_EXIT_CODE : 1);
  });
}
