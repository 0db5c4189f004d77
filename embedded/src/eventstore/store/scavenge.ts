import { closeSync, openSync } from 'node:fs';
import { replaceFile } from '../log/durable-file.js';
import { FILE_HEADER_BYTES, fileHeader } from '../log/file-header.js';
import { encodeFrame } from '../log/frame.js';
import { scanLog } from '../log/scan.js';
import { TOMBSTONE_REVISION } from './event.js';
import { decodeEntry, encodeEntry, type LogEntry } from './log-entry.js';
import type { Stream } from './stream.js';
import type { StreamTable } from './stream-table.js';

/** The lowest revision to keep of every stream. */
export type ScavengePlan = ReadonlyMap<string, number>;

/**
 * Finds what `$maxCount`, `$maxAge`, `$tb` and deletions have truncated at the time `now`.
 *
 * @returns undefined if the log holds nothing that could go.
 */
export function planScavenge(streams: StreamTable, now: number): ScavengePlan | undefined {
  const plan = new Map<string, number>();
  let worthIt = false;
  for (const stream of streams.all()) {
    const keepFrom = streams.isTombstoned(stream.name) ? TOMBSTONE_REVISION : lowestAlive(stream, now);
    plan.set(stream.name, keepFrom);
    worthIt ||= stream.firstRevision < Math.min(keepFrom, stream.nextRevision);
  }
  return worthIt ? plan : undefined;
}

/**
 * Rewrites the log without what the plan leaves out, so that its bytes are gone from the file. What is kept keeps its
 * revision and its position; a crash leaves either the old log or the new one.
 */
export function scavengeLog(path: string, plan: ScavengePlan, nextPosition: number): void {
  replaceFile(path, (append) => {
    let offset = FILE_HEADER_BYTES;
    append(fileHeader());
    const write = (entry: LogEntry): void => {
      const frame = encodeFrame(encodeEntry(entry), offset);
      append(frame);
      offset += frame.length;
    };
    for (const [stream, revision] of plan) {
      if (revision > 0 && revision !== TOMBSTONE_REVISION) write({ kind: 'stream-start', stream, revision });
    }
    forEachEntry(path, (entry) => {
      if (entry.kind !== 'commit') return;
      const records = entry.records.filter((record) => record.revision >= (plan.get(record.stream) ?? 0));
      if (records.length > 0) write({ kind: 'commit', records });
    });
    // The newest event may be gone, but its position must not be given away again.
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

function lowestAlive(stream: Stream, now: number): number {
  let revision = stream.lowestKept;
  for (let event = stream.at(revision); event && stream.isExpired(event, now); event = stream.at(revision)) revision++;
  return revision;
}
