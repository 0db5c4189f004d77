import { connect, type Socket } from 'node:net';

/** Sends bytes as they are, and answers all that came back until the server hung up. */
export function exchange(port: number, ...chunks: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk) => (received += chunk.toString()))
      .on('close', () => resolve(received))
      // What is still to be sent when the server hangs up fails; what it said before is what counts.
      .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined));
    for (const chunk of chunks) socket.write(chunk);
  });
}

/** A connection that asks and does not read what is answered. */
export function openUnreadConnection(port: number, request: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.pause().write(request);
  return socket;
}
