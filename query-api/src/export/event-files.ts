import { detectedSkillsAggregate, onboardingAggregate, profileAggregate } from '@trackrecord/domain';
import { changeHistory, historyText } from './change-history.js';
import type { LeftOut } from './collections.js';
import { type DataFile, listFile, textFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import { type PersonalData, getStreams } from './personal-data.js';
import { toExportedEvent, decryptedEvents, type DecryptedEvent } from './decrypted-events.js';
import { UndecodableEvent } from '@trackrecord/contracts';

type Streams = ReturnType<typeof getStreams>;

/**
 * Yields files with every event, and the history in words. Events that cannot be decoded are included as they were
 * recorded; then the history is left out, which is added to `unread`.
 */
export function* eventFiles(
  data: PersonalData,
  { events }: Pick<PersonalDataSources, 'events'>,
  unread: LeftOut[],
): Generator<DataFile> {
  const { profile, onboarding, detectedSkills } = getStreams(data);
  const opened = ({ stream, last }: Streams['profile']) => decryptedEvents(events, data.identity.uid, stream, last);
  const ofProfile: number[] = [];
  yield listFile('events/profile.jsonl', 'every event of your profile, oldest first, one per line', () =>
    each(collectUndecodable(opened(profile), profileAggregate.decode, ofProfile)),
  );
  const ofOnboarding: number[] = [];
  yield listFile('events/onboarding.jsonl', 'every event of your profile setup, oldest first, one per line', () =>
    each(collectUndecodable(opened(onboarding), onboardingAggregate.decode, ofOnboarding)),
  );
  const ofDetectedSkills: number[] = [];
  yield listFile(
    'events/detected-skills.jsonl',
    'every detection of skills in your texts, oldest first, one per line',
    () => each(collectUndecodable(opened(detectedSkills), detectedSkillsAggregate.decode, ofDetectedSkills)),
  );
  // Files are sent one after another, so all events have been read by now.
  if (ofOnboarding.length > 0 && !data.onboarding)
    unread.push({ what: 'onboarding.json', why: whyOf('events/onboarding.jsonl', ofOnboarding) });
  if (ofDetectedSkills.length > 0)
    unread.push({
      what: 'detected skills in onboarding.json',
      why: whyOf('events/detected-skills.jsonl', ofDetectedSkills),
    });
  if (ofProfile.length > 0) {
    const state = data.profile ? '' : 'profile.json, resume.json, ';
    unread.push({ what: `${state}history.json and history.txt`, why: whyOf('events/profile.jsonl', ofProfile) });
    return;
  }
  yield listFile('history.json', 'every change to your profile, oldest first, with the values before and after', () =>
    changeHistory(opened(profile)),
  );
  yield textFile('history.txt', 'the same as a readable change log, with dates', () =>
    historyText(changeHistory(opened(profile))),
  );
}

const whyOf = (file: string, revisions: readonly number[]): string =>
  `our software cannot read their source, because of the event with revision ${String(revisions[0])}` +
  `${revisions.length > 1 ? ` and ${String(revisions.length - 1)} more` : ''} in ${file}; that file contains it as it was recorded`;

async function* each(events: ReturnType<typeof decryptedEvents>) {
  for await (const event of events) yield toExportedEvent(event);
}

type Decode = (type: string, payload: unknown, schemaVersion: number) => unknown;

/** Passes events on, and adds the revisions of those that cannot be decoded to `undecodable`. */
async function* collectUndecodable(
  events: AsyncIterable<DecryptedEvent>,
  decode: Decode,
  undecodable: number[],
): AsyncGenerator<DecryptedEvent> {
  for await (const event of events) {
    try {
      decode(event.type, event.data, event.metadata.schemaVersion);
    } catch (error) {
      if (!(error instanceof UndecodableEvent)) throw error;
      undecodable.push(event.revision);
    }
    yield event;
  }
}
