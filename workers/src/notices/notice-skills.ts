import {
  decodeOnboardingEvent,
  type DetectedSkills,
  eventMetadata,
  type NoticeSkillsBody,
  relayedJob,
  type SkillsByCategory,
} from '@trackrecord/contracts';
import type { EventStore, RecordedEvent, SealedEvents } from '@trackrecord/platform';
import { v5 as uuidv5 } from 'uuid';
import { unlessErased } from '../worker/unless-erased.js';
import type { Notify } from './notify-command-api.js';

/** What noticing skills in finished steps of the wizard needs. */
export interface NoticeParts {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly sealed: Pick<SealedEvents, 'open'>;
  readonly detect: (description: string) => SkillsByCategory;
  readonly notify: Notify;
}

/** The namespace of the ids of notices; any fixed UUID will do, and it must never change. */
const NOTICES = 'c0c9a8c2-7f0f-4c55-9a07-6f7b6e0d1b34';

/** The id of the command that reports what was found in one text: the same text of the same event, the same command. */
export const noticeId = (cause: string, text: string): string => uuidv5(`${cause}/${text}`, NOTICES);

/**
 * Finds, until the signal aborts, the skills in the descriptions that a finished step of the wizard holds, and has what is new recorded. Done
 * twice it records nothing more.
 * @throws {NoticeRefused} @throws {UndecodableEvent}
 */
export async function noticeSkills(data: unknown, signal: AbortSignal, parts: NoticeParts): Promise<void> {
  const { store, sealed, detect, notify } = parts;
  const { uid, stream, revision } = relayedJob.parse(data);
  const event = await eventAt(store, stream, revision);
  if (!event) return;
  const metadata = eventMetadata.parse(event.metadata);
  const payload = await sealed.open(uid, event).catch(unlessErased);
  if (payload === undefined) return;
  const fact = decodeOnboardingEvent(event.type, payload, metadata.schemaVersion);
  if (fact.type !== 'OnboardingStepCompleted') return;
  const { experiences = [], projects = [] } = fact.data.data;
  const texts = [
    ...experiences.map((item) => ({ item, kind: 'experience' as const })),
    ...projects.map((item) => ({ item, kind: 'project' as const })),
  ];
  for (const { item, kind } of texts) {
    const skills = detect(item.description ?? '');
    if (Object.keys(skills).length === 0) continue;
    const source: DetectedSkills['source'] = { kind, id: item.id };
    const notice: NoticeSkillsBody = {
      commandId: noticeId(event.id, item.id),
      causationId: event.id,
      origin: item.descriptionOrigin ?? 'typed',
      source,
      skills,
      engine: 'rules',
    };
    await notify(uid, notice, signal);
  }
}

async function eventAt(
  store: NoticeParts['store'],
  stream: string,
  revision: number,
): Promise<RecordedEvent | undefined> {
  for await (const event of store.readStream(stream, { from: BigInt(revision), most: 1 })) {
    if (event.revision === BigInt(revision)) return event;
  }
  return undefined;
}
