import { ConfigError } from '../config/read-config.js';
import { START_REFUSED_CODE, StartRefused } from './start-refused.js';

/**
 * Runs a process's main function. A wrong configuration and stores that do not fit together end it with one line,
 * anything else with the whole error.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const said =
      error instanceof ConfigError || error instanceof StartRefused
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${said}\n`);
    process.exit(error instanceof StartRefused ? START_REFUSED_CODE : 1);
  });
}
