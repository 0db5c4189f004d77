import { closeSync, openSync } from 'node:fs';
import { replaceFile } from '../log/durable-file.js';
import { FILE_HEADER_BYTES, createFileHeader } from '../log/file-header.js';
import { encodeFrame } from '../log/frame.js';
import { scanLog } from '../log/scan-log.js';
import { decodeEntry, encodeEntry, type LogEntry } from './log-entry.js';
import type { Stream } from './stream.js';
import type { StreamTable } from './stream-table.js';

/** The first revision to keep, by stream. */
export type ScavengePlan = ReadonlyMap<string, number>;

/**
 * Finds the events that `$maxCount` and `$maxAge` have truncated at the time `now`.
 *
 * @returns undefined if there is nothing to remove
 */
export function planScavenge(streams: StreamTable, now: number): ScavengePlan | undefined {
  const plan = new Map<string, number>();
  let hasTruncatedEvents = false;
  for (const stream of streams.getAll()) {
    const truncateBefore = findFirstVisibleRevision(stream, now);
    plan.set(stream.name, truncateBefore);
    hasTruncatedEvents ||= stream.firstRevision < truncateBefore;
  }
  return hasTruncatedEvents ? plan : undefined;
}

/**
 * Rewrites the log without the events that the plan removes. Other events keep their revision and position. After a
 * crash, the file is either the old log or the new one.
 */
export function scavengeLog(path: string, plan: ScavengePlan, nextPosition: number): void {
  replaceFile(path, (append) => {
    let offset = FILE_HEADER_BYTES;
    append(createFileHeader());
    const write = (entry: LogEntry): void => {
      const frame = encodeFrame(encodeEntry(entry), offset);
      append(frame);
      offset += frame.length;
    };
    for (const [stream, revision] of plan) {
      if (revision > 0) write({ kind: 'stream-start', stream, revision });
    }
    forEachEntry(path, (entry) => {
      if (entry.kind !== 'commit') return;
      const records = entry.records.filter((record) => record.revision >= (plan.get(record.stream) ?? 0));
      if (records.length > 0) write({ kind: 'commit', records });
    });
    // The newest event may be removed, but its position must not be reused.
    write({ kind: 'next-position', position: nextPosition });
  });
}

function forEachEntry(path: string, visit: (entry: LogEntry) => void): void {
  const fd = openSync(path, 'r');
  try {
    scanLog(fd, path, (body) => visit(decodeEntry(body)));
  } finally {
    closeSync(fd);
  }
}

function findFirstVisibleRevision(stream: Stream, now: number): number {
  let revision = stream.firstVisibleRevision;
  for (let event = stream.at(revision); event && stream.isExpired(event, now); event = stream.at(revision)) revision++;
  return revision;
}
