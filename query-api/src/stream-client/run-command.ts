import { CommandLineError } from '@trackrecord/platform';
import { followTail } from './follow-tail.js';
import {
  formatDetails,
  formatEvent,
  formatGraph,
  formatLog,
  formatProjections,
  formatStream,
  formatVerified,
} from './format.js';
import type { StreamCommand } from './parse-arguments.js';
import type { StreamClient } from './stream-client.js';
import { verifyViews } from './verify-views.js';

interface Output {
  readonly isJson: boolean;
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Ends a tail. */
  readonly signal: AbortSignal;
}

/** Runs a command of `npm run streams`. Returns its exit code: 1 if a view differs from its stream. */
export async function runCommand(
  client: StreamClient,
  command: StreamCommand,
  { isJson, print, warn, signal }: Output,
): Promise<number> {
  const show = <Result>(result: Result, format: (result: Result) => string): void =>
    print(isJson ? JSON.stringify(result, null, 2) : format(result));
  switch (command.kind) {
    case 'log':
      show(await client.readLog(command.query), formatLog);
      return 0;
    case 'show':
      show(await client.readStream(command.stream, command.query), formatStream);
      return 0;
    case 'event':
      show(await client.readEvent(command.id), formatDetails);
      return 0;
    case 'trace':
      show(await client.readCorrelation(command.id), formatGraph);
      return 0;
    case 'projections':
      show(await client.readProjections(), formatProjections);
      return 0;
    case 'tail':
      // An event is a line, so that other programs can read it.
      await followTail(client, command.query, (event) => print(isJson ? JSON.stringify(event) : formatEvent(event)), {
        signal,
        warn,
      });
      return 0;
    case 'verify': {
      const result = await verifyViews(client, command.projection, command.sample);
      show(result, formatVerified);
      return result.mismatched.length > 0 ? 1 : 0;
    }
    default:
      throw new CommandLineError(`unknown command ${String(command satisfies never)}`);
  }
}
