import type { ExportedChange } from '@trackrecord/contracts';
import { findChangedPart, describeProfileEvent, profileAggregate } from '@trackrecord/domain';
import type { DecryptedEvent } from './decrypted-events.js';

/** Yields the changes, oldest first. @throws {UndecodableEventError} */
export async function* toChanges(events: AsyncIterable<DecryptedEvent>): AsyncGenerator<ExportedChange> {
  let state = profileAggregate.initialState;
  for await (const { id, revision, type, metadata, data } of events) {
    const event = profileAggregate.decode(type, data, metadata.schemaVersion);
    const step = { before: state, after: profileAggregate.evolve(state, event) };
    const part = findChangedPart(step.before, step.after);
    yield {
      eventId: id,
      revision,
      at: metadata.occurredAt,
      actor: metadata.actor,
      origin: metadata.origin ?? null,
      description: describeProfileEvent(event, step),
      before: part?.before ?? null,
      after: part?.after ?? null,
    };
    state = step.after;
  }
}

/** Yields the descriptions of the changes, one line each. */
export async function* toHistoryText(changes: AsyncIterable<ExportedChange>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const { at, description, origin } of changes) {
    isEmpty = false;
    yield `${formatTime(at)}  ${toSingleLine(description)}${origin === null ? '' : ` (${origin})`}\n`;
  }
  if (isEmpty) yield 'No profile has been saved, so there are no changes.\n';
}

/** Formats a time: `2026-11-21 10:00:00 UTC`. */
export const formatTime = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

const toSingleLine = (description: string): string => description.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
