import { parseStreamName, streamName, type UserStream } from '@trackrecord/contracts';
import { HttpError } from '@trackrecord/platform';
import { z } from 'zod';

/** Creates the 404 of a stream without events, or of another kind. */
export const streamNotFound = (): HttpError => new HttpError(404, 'stream-not-found', 'There is no such stream.');

/** Creates the 404 of an event that is not in the log. */
export const eventNotFound = (): HttpError => new HttpError(404, 'event-not-found', 'There is no such event.');

/** Returns the stream of a path by its parts. @throws {HttpError} 404 if no stream has such a name. */
export function requireStream(name: string): UserStream & { readonly stream: string } {
  const stream = streamName.safeParse(name);
  const parsed = stream.success ? parseStreamName(stream.data) : undefined;
  if (!stream.success || !parsed) throw streamNotFound();
  return { stream: stream.data, ...parsed };
}

/** Returns the revision of a path. @throws {HttpError} 404 if it is no whole number. */
export function requireRevision(text: string): number {
  if (!/^(0|[1-9]\d{0,14})$/.test(text)) throw eventNotFound();
  return Number(text);
}

/** Returns the event id of a path in lower case. @throws {HttpError} 404 if it is no UUID. */
export function requireEventId(text: string): string {
  const id = z.uuid().safeParse(text.toLowerCase());
  if (!id.success) throw eventNotFound();
  return id.data;
}
