import {
  commitPosition,
  type LogEvent,
  REQUEST_TIMEOUT_MS,
  tailEndpoints,
  type TailFilters,
} from '@trackrecord/contracts';
import {
  type EventStore,
  getAccessCheck,
  getIdentity,
  getRemainingMs,
  HttpError,
  type Logger,
  startStream,
  validate,
  withDeadline,
} from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { formatMessage } from './server-sent-events.js';
import { TailClient, type TailClientOptions } from './tail-client.js';
import { matchesFilters, type PastEvents } from './tail-events.js';
import type { TailHub, TailPlace } from './tail-hub.js';
import { watchAccess } from './watch-access.js';

/** What a tail reads from. */
export interface TailSources {
  readonly tails: TailHub;
  readonly pastEvents: PastEvents;
  readonly store: Pick<EventStore, 'readLastEvent'>;
  readonly logger: Logger;
}

interface TailOptions extends TailClientOptions {
  readonly accessIntervalMs?: number;
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Otherwise nginx would collect events before it sends them.
  'X-Accel-Buffering': 'no',
};

/**
 * GET /streams/tail: sends events as they are stored, until one side ends it. Errors before the first byte get an error
 * response. HEAD sends the headers only.
 */
export const tailLog =
  (sources: TailSources, options: TailOptions = {}): RequestHandler =>
  async (request, response) => {
    const filters = validate(tailEndpoints.tailLog.query, request.query);
    const lastEventId = parseLastEventId(request);
    const { expiresAt } = getIdentity(response);
    const check = getAccessCheck(response);
    if (request.method === 'HEAD') {
      startStream(response, HEADERS);
      response.end();
      return;
    }
    const joining = prepare(sources, lastEventId);
    const { place, start } = await withDeadline(
      joining,
      getRemainingMs(response, REQUEST_TIMEOUT_MS),
      'the event store',
    ).catch((error: unknown) => {
      // It may take a place after the request has ended.
      joining.then(
        (late) => late.place.leave(),
        () => undefined,
      );
      throw error;
    });
    startStream(response, HEADERS);
    const client = new TailClient(response, options);
    const { closedSignal } = client;
    if (closedSignal.aborted) place.leave();
    else closedSignal.addEventListener('abort', place.leave, { once: true });
    void watchAccess(
      {
        check,
        expiresAt,
        ...(options.accessIntervalMs !== undefined && { intervalMs: options.accessIntervalMs }),
      },
      closedSignal,
    ).then((reason) => reason && client.end(reason));
    await follow(client, place, sources, { filters, start });
  };

/** Takes a place, and returns the position to start after: that of the client, but not beyond the end of the log. */
async function prepare(
  { tails, store }: TailSources,
  lastEventId: bigint | undefined,
): Promise<{ readonly place: TailPlace; readonly start: bigint }> {
  const place = await tails.join();
  const position = place.getPosition();
  if (lastEventId === undefined || lastEventId <= position) return { place, start: lastEventId ?? position };
  try {
    // The client had events that the subscription has not delivered here yet, or those of a log that was rolled back.
    const end = BigInt((await store.readLastEvent())?.position.commit ?? 0);
    return { place, start: lastEventId < end ? lastEventId : end };
  } catch (error) {
    place.leave();
    throw error;
  }
}

/** Sends past events after `start`, then new ones. None is left out or sent twice. */
async function follow(
  client: TailClient,
  place: TailPlace,
  { pastEvents, logger }: TailSources,
  { filters, start }: { readonly filters: TailFilters; readonly start: bigint },
): Promise<void> {
  client.send(formatMessage({ event: 'start', id: String(start), data: {} }));
  let sentUntil = start;
  try {
    for (let until = place.getPosition(); sentUntil < until; until = place.getPosition()) {
      for await (const event of pastEvents.read(sentUntil, until, filters)) {
        await client.waitUntilReady();
        if (client.closedSignal.aborted) return;
        client.send(toMessage(event));
      }
      sentUntil = until;
    }
  } catch (error) {
    logger.warn({ err: error }, 'reading past events failed, the tail ends');
    client.end('unavailable');
    return;
  }
  // Nothing was awaited since the position was read, so the next event is the first one after it.
  place.follow({
    onEvent: (event) => {
      if (BigInt(event.position) > start && matchesFilters(filters, event)) client.send(toMessage(event));
    },
    onEnd: (reason) => client.end(reason),
  });
}

const toMessage = (event: LogEvent): string => formatMessage({ id: event.position, data: event });

/** @throws {HttpError} 400 if the header is not a position. */
function parseLastEventId(request: Request): bigint | undefined {
  const text = request.headers['last-event-id'];
  if (text === undefined || text === '') return undefined;
  const position = commitPosition.safeParse(text);
  if (!position.success) throw new HttpError(400, 'validation', 'Last-Event-ID is not the id of a message.');
  return BigInt(position.data);
}
