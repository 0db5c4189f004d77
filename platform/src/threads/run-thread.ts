// Imported by threads: loads nothing else, because each thread loads its modules again.
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';

/** Sends a message to the owner of the thread and returns the next message. */
export type AskOwner = (message: unknown) => Promise<unknown>;

/**
 * Runs the main function of a thread with the first message, and answers with its result. Meanwhile it may ask the owner
 * for more, such as the next document. An error ends the thread.
 */
export function runThread(main: (message: unknown, askOwner: AskOwner) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs only in a thread');
  const receive = async (): Promise<unknown> => {
    const [message] = (await once(port, 'message')) as [unknown];
    return message;
  };
  const askOwner: AskOwner = (message) => {
    const answer = receive();
    port.postMessage(message);
    return answer;
  };
  const run = async (): Promise<void> => port.postMessage(await main(await receive(), askOwner));
  // A rejection ends the thread, and its owner gets the error.
  void run();
}
