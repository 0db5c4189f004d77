import { runMain } from '@trackrecord/platform';
import { parseArguments } from './stream-client/parse-arguments.js';
import { runCommand } from './stream-client/run-command.js';
import { createStaffSession } from './stream-client/staff-session.js';
import { StreamClient } from './stream-client/stream-client.js';

runMain(async () => {
  const { command, isJson } = parseArguments(process.argv.slice(2));
  const client = new StreamClient(createStaffSession(process.env));
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort()).once('SIGTERM', () => interruption.abort());
  process.exitCode = await runCommand(client, command, {
    isJson,
    print: (text) => console.log(text),
    warn: (text) => console.error(text),
    signal: interruption.signal,
  });
});
