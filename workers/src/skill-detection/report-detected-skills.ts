import {
  decodeOnboardingEvent,
  type DetectedSkills,
  eventMetadata,
  type DetectedSkillsBody,
  relayedJob,
  type SkillsByCategory,
} from '@trackrecord/contracts';
import type { EventStore, RecordedEvent, EventOpener } from '@trackrecord/platform';
import { v5 as uuidv5 } from 'uuid';
import { ignoreErasedAccount } from '../worker/ignore-erased-account.js';
import type { SendDetectedSkills } from './send-detected-skills.js';

export interface SkillReportDependencies {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly eventOpener: EventOpener;
  readonly detectSkills: (description: string) => SkillsByCategory;
  readonly sendDetectedSkills: SendDetectedSkills;
}

/** The UUID namespace of report ids. It must never change. */
const REPORT_NAMESPACE = 'c0c9a8c2-7f0f-4c55-9a07-6f7b6e0d1b34';

/**
 * Returns the command id of a report. It is the same for the same item of the same cause, so that retries deduplicate.
 */
export const createReportId = (causeId: string, item: string): string => uuidv5(`${causeId}/${item}`, REPORT_NAMESPACE);

/**
 * Detects the skills in the descriptions of a completed onboarding step and reports them. Idempotent.
 * @throws {DetectedSkillsRejectedError}
 * @throws {UndecodableEventError}
 */
export async function reportDetectedSkills(
  data: unknown,
  signal: AbortSignal,
  dependencies: SkillReportDependencies,
): Promise<void> {
  const { store, eventOpener, detectSkills, sendDetectedSkills } = dependencies;
  const { uid, stream, revision, ...requestIds } = relayedJob.parse(data);
  const event = await readEventAt(store, stream, revision);
  if (!event) return;
  const metadata = eventMetadata.parse(event.metadata);
  const payload = await eventOpener.open(uid, event).catch(ignoreErasedAccount);
  if (payload === undefined) return;
  const decoded = decodeOnboardingEvent(event.type, payload, metadata.schemaVersion);
  if (decoded.type !== 'OnboardingStepCompleted') return;
  const { experiences = [], projects = [] } = decoded.data.data;
  const entries = [
    ...experiences.map((item) => ({ item, kind: 'experience' as const })),
    ...projects.map((item) => ({ item, kind: 'project' as const })),
  ];
  for (const { item, kind } of entries) {
    const skills = detectSkills(item.description ?? '');
    if (Object.keys(skills).length === 0) continue;
    const source: DetectedSkills['source'] = { kind, id: item.id };
    const report: DetectedSkillsBody = {
      commandId: createReportId(event.id, item.id),
      causationId: event.id,
      correlationId: requestIds.correlationId,
      trace: requestIds.trace,
      origin: item.descriptionOrigin ?? 'typed',
      source,
      skills,
      engine: 'rules',
    };
    await sendDetectedSkills(uid, report, signal);
  }
}

async function readEventAt(
  store: SkillReportDependencies['store'],
  stream: string,
  revision: number,
): Promise<RecordedEvent | undefined> {
  for await (const event of store.readStream(stream, { from: BigInt(revision), maxCount: 1 })) {
    if (event.revision === BigInt(revision)) return event;
  }
  return undefined;
}
