import { connect } from 'node:net';

/** Whether a Redis server answers PING. */
export const answersPing = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const end = (answered: boolean) => {
      connection.destroy();
      resolve(answered);
    };
    connection.once('connect', () => connection.write('PING\r\n'));
    connection.once('data', (data) => end(data.toString().startsWith('+PONG')));
    connection.once('error', () => end(false));
    connection.once('timeout', () => end(false));
  });
