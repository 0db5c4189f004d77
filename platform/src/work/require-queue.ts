import { type QueueName, queueName } from '@trackrecord/contracts';
import { HttpError } from '../requests/http-error.js';

/** Returns the queue that a path names. @throws {HttpError} 404 if there is none. */
export function requireQueue(name: string): QueueName {
  const queue = queueName.safeParse(name);
  if (!queue.success) throw new HttpError(404, 'queue-not-found', 'There is no such queue.');
  return queue.data;
}
