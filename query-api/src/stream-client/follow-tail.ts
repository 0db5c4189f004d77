import { logEvent, type LogEvent, tailEnd } from '@trackrecord/contracts';
import { CommandLineError, sleep } from '@trackrecord/platform';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { SiteUnavailableError, type StreamClient } from './stream-client.js';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 10_000;
/** The server sends something every 5 seconds. */
const SILENCE_MS = 30_000;

/**
 * Prints new events until the signal aborts. A connection that is lost is opened again from the last event, without gap
 * or repetition.
 * @throws {CommandLineError} if the role ended, or if a connection is refused.
 */
export async function followTail(
  client: Pick<StreamClient, 'openTail'>,
  query: Readonly<Record<string, string>>,
  print: (event: LogEvent) => void,
  { signal, warn }: { readonly signal: AbortSignal; readonly warn: (message: string) => void },
): Promise<void> {
  let lastEventId: string | undefined;
  let delayMs = FIRST_DELAY_MS;
  let hasConnected = false;
  const isActive = () => !signal.aborted;
  while (isActive()) {
    const silence = new AbortController();
    try {
      const response = await client.openTail(query, lastEventId, AbortSignal.any([signal, silence.signal]));
      hasConnected = true;
      delayMs = FIRST_DELAY_MS;
      await readMessages(response, silence, (message) => {
        if (message.event === 'end') throwIfRevoked(message.data);
        else if (message.event === undefined) print(parseEvent(message.data));
        if (message.id !== undefined && message.id !== '') lastEventId = message.id;
      });
    } catch (error) {
      if (!isActive()) return;
      if (!hasConnected || isFinal(error)) throw error;
    }
    if (!isActive()) return;
    warn('Reconnecting.');
    await sleep(delayMs, signal);
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
  }
}

/** Returns true unless the connection was lost, or the site is not available at the moment. */
const isFinal = (error: unknown): boolean =>
  error instanceof CommandLineError && !(error instanceof SiteUnavailableError);

function throwIfRevoked(data: string): void {
  const end = tailEnd.safeParse(parseJson(data));
  if (end.success && end.data.reason === 'revoked') throw new CommandLineError('Your role or sign-in ended.');
}

function parseEvent(data: string): LogEvent {
  const event = logEvent.safeParse(parseJson(data));
  if (!event.success) throw new CommandLineError('The site has another version than this program.');
  return event.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls a function with each message of a response. Aborts it when nothing arrives for a while. */
async function readMessages(
  response: Response,
  silence: AbortController,
  onMessage: (message: EventSourceMessage) => void,
): Promise<void> {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const decoder = new TextDecoder();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      timer.refresh();
      parser.feed(decoder.decode(chunk, { stream: true }));
      for (const message of messages.splice(0)) onMessage(message);
    }
  } finally {
    clearTimeout(timer);
  }
}
