import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { sleep } from '@trackrecord/platform';

/** The environment of a stack whose processes can be hung: each opens its debugger at a free port (SIGUSR1). */
export const HANGABLE = { NODE_OPTIONS: '--inspect-port=0' };

/** The process is released after this time if nothing kills it. */
const MAX_HANG_MS = 120_000;
const STEP_TIMEOUT_MS = 100_000;
const POLL_INTERVAL_MS = 50;
/** What Node prints when it opens its debugger: port and path. */
const DEBUGGER_ADDRESS = /Debugger listening on ws:\/\/127\.0\.0\.1:(\d+)(\/\S+)/;

/**
 * Blocks the event loop of a Node process, through its debugger, and waits until it is blocked. The process must run in
 * the environment `HANGABLE`, and write its stderr to `logFile`.
 */
export async function hangProcess(pid: number, logFile: string): Promise<void> {
  // The log contains the addresses of earlier processes.
  const offset = statSync(logFile).size;
  process.kill(pid, 'SIGUSR1');
  const [, port = '', path = ''] = await waitForLog(logFile, DEBUGGER_ADDRESS, offset);
  const marker = `event loop blocked ${randomBytes(8).toString('hex')}`;
  // Waiting blocks the event loop without using the CPU.
  const block = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${MAX_HANG_MS})`;
  await evaluate(Number(port), path, `process._rawDebug('${marker}'); ${block}`);
  await waitForLog(logFile, new RegExp(marker));
}

/** Waits for a match in a log after an offset in bytes. */
async function waitForLog(logFile: string, pattern: RegExp, offset = 0): Promise<RegExpExecArray> {
  const deadline = Date.now() + STEP_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const match = pattern.exec(readFileSync(logFile).subarray(offset).toString());
    if (match) return match;
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`${logFile} does not contain ${pattern.source}`);
}

/** Evaluates an expression in a debugged process, without waiting for the result: one message of a WebSocket. */
async function evaluate(port: number, path: string, expression: string): Promise<void> {
  const connection = connect({ port, host: '127.0.0.1', timeout: STEP_TIMEOUT_MS });
  // The connection is reset when the process is killed.
  connection.on('error', () => undefined).on('timeout', () => connection.destroy());
  const key = randomBytes(16).toString('base64');
  const upgrade = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
  connection.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${upgrade}\r\n\r\n`);
  await once(connection, 'data');
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  connection.write(toTextFrame(message));
}

/** Encodes a text frame of 126 to 65,535 bytes (RFC 6455), masked with zeros. */
function toTextFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
