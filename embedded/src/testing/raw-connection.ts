import { connect } from 'node:net';

/** Sends bytes as they are, and answers all that came back until the server hung up. */
export function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('close', () => resolve(answer))
      // What is still to be sent when the server hangs up fails; what it said before is what counts.
      .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined));
    for (const piece of pieces) socket.write(piece);
  });
}

/** The statuses of all answers among those bytes. */
export const statusesIn = (answer: string): readonly number[] =>
  (answer.match(/^HTTP\/1\.1 \d+/gm) ?? []).map((line) => Number(line.slice(9)));

/** The body of the last answer, which is JSON. */
export const lastBodyIn = (answer: string): unknown => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4));
