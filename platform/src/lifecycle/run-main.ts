import { ConfigError } from '../config/read-config.js';

/** Runs a process's main function; a wrong configuration ends it with one line, anything else with the whole error. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const said =
      error instanceof ConfigError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${said}\n`);
    process.exit(1);
  });
}
