import { closeSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isNoSpaceError } from '../../disk/no-space.js';
import { getTemporaryPath, replaceFile } from '../log/durable-file.js';
import { createFileHeader } from '../log/file-header.js';
import { lockFolder } from '../../disk/folder-lock.js';

import { LogWriter, type LogWriterOptions } from '../log/log-writer.js';
import { EventStore } from './event-store.js';
import type { LogEntry } from './log-entry.js';
import { replayLog, type ReplayedLog } from './replay-log.js';
import { planScavenge, scavengeLog } from './scavenge.js';

/** The folder and the callbacks of a store. */
export interface OpenEventStoreOptions {
  readonly folder: string;
  /** Called with a line for each repair or scavenge of the log at the start. */
  readonly warn: (line: string) => void;
  /** Called when the log cannot be written any more; the process must exit. */
  readonly onFailure: (error: Error) => void;
  /** The time in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Returns false while there is not enough free disk space; the default is always true. */
  readonly hasEnoughSpace?: () => boolean;
  /** Makes written bytes durable; the default is fdatasync. */
  readonly sync?: LogWriterOptions<LogEntry>['sync'];
  /** Writes bytes at the end of the log; the default is writev. */
  readonly write?: LogWriterOptions<LogEntry>['write'];
}

/** Another server has locked the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`${folder} is in use by another event store`);
  }
}

/** Returns the path of the log file of the store in `folder`. */
export function getLogPath(folder: string): string {
  return join(folder, 'events.log');
}

/**
 * Opens the store in a folder, which is created if necessary: locks it, replays the log and scavenges it.
 *
 * @throws FolderInUseError, DamagedLogError
 */
export async function openEventStore(options: OpenEventStoreOptions): Promise<EventStore> {
  const { folder, warn, onFailure, sync, write, hasEnoughSpace, now = Date.now } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder, 'eventstore');
  if (!lock) throw new FolderInUseError(folder);
  const { release } = lock;
  try {
    const { fd, end, acceptedEvents, publishedEvents } = loadLog(getLogPath(folder), now(), warn);
    const onDurable = (entries: readonly LogEntry[]): void => publishedEvents.publish(entries);
    const onRollback = (): void => acceptedEvents.resetTo(publishedEvents);
    const logFileOptions = { fd, end, ...(sync && { sync }), ...(write && { write }) };
    const log = new LogWriter<LogEntry>({ ...logFileOptions, onDurable, onRollback, onFailure });
    return new EventStore({
      acceptedEvents,
      publishedEvents,
      log,
      now,
      release,
      ...(hasEnoughSpace && { hasEnoughSpace }),
    });
  } catch (error) {
    await release();
    throw error;
  }
}

function loadLog(path: string, now: number, warn: (line: string) => void): ReplayedLog {
  rmSync(getTemporaryPath(path), { force: true });
  if (!existsSync(path)) replaceFile(path, (append) => append(createFileHeader()));
  const log = replayLog(path, warn);
  const plan = planScavenge(log.acceptedEvents.streams, now);
  if (!plan) return log;
  try {
    scavengeLog(path, plan, log.acceptedEvents.nextPosition);
  } catch (error) {
    if (!isNoSpaceError(error)) throw error;
    rmSync(getTemporaryPath(path), { force: true });
    warn(`${path}: not scavenged, no space left on device`);
    return log;
  }
  closeSync(log.fd);
  const scavengedLog = replayLog(path, warn);
  warn(`${path}: scavenged, from ${log.end} to ${scavengedLog.end} bytes`);
  return scavengedLog;
}
