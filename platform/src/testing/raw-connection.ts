import { connect, type Socket } from 'node:net';

/** Sends raw bytes and returns everything received until the server closes the connection. */
export function sendRaw(port: number, ...chunks: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk) => (received += chunk.toString()))
      .on('close', () => resolve(received))
      // Sending fails once the server has closed the connection. The result is what the server sent until then.
      .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined));
    for (const chunk of chunks) socket.write(chunk);
  });
}

/** Opens a connection that sends a request and does not read the response. */
export function openUnreadConnection(port: number, request: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.pause().write(request);
  return socket;
}
