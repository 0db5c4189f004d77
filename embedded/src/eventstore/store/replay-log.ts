import { closeSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { scanLog } from '../log/scan-log.js';
import { AcceptedEvents } from './accepted-events.js';
import { decodeEntry } from './log-entry.js';
import { PublishedEvents } from './published-events.js';

/** A replayed log; `fd` is open for appending at `end`. */
export interface ReplayedLog {
  readonly fd: number;
  readonly end: number;
  readonly acceptedEvents: AcceptedEvents;
  readonly publishedEvents: PublishedEvents;
}

/**
 * Opens the log, replays it and truncates the incomplete last frame that a crash may have left.
 *
 * @throws DamagedLogError
 */
export function replayLog(path: string, warn: (line: string) => void): ReplayedLog {
  const acceptedEvents = new AcceptedEvents();
  const publishedEvents = new PublishedEvents();
  const intern = createInterner();
  const fd = openSync(path, 'a+');
  try {
    const { end, tornBytes } = scanLog(fd, path, (body) => {
      const entry = decodeEntry(body, intern);
      acceptedEvents.apply(entry);
      publishedEvents.publish([entry]);
    });
    if (tornBytes > 0) {
      warn(`${path}: truncated ${tornBytes} bytes of an incomplete write at byte ${end}`);
      ftruncateSync(fd, end);
      fsyncSync(fd);
    }
    return { fd, end, acceptedEvents, publishedEvents };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/** Creates a function that returns the same string object for equal strings. */
function createInterner(): (text: string) => string {
  const strings = new Map<string, string>();
  return (text) => {
    const internedText = strings.get(text);
    if (internedText === undefined) strings.set(text, text);
    return internedText ?? text;
  };
}
