import {
  accountAggregate,
  applicationsAggregate,
  detectedSkillsAggregate,
  onboardingAggregate,
  profileAggregate,
} from '@trackrecord/domain';
import { toChanges, toHistoryText } from './change-history.js';
import type { LeftOut } from './collections.js';
import { type DataFile, createListFile, createTextFile } from './data-file.js';
import { type PersonalData, getStreams } from './personal-data.js';
import { type EventSource, toExportedEvent, readDecryptedEvents } from './decrypted-events.js';
import { collectUndecodable, explainUndecodable } from './undecodable-events.js';

type Streams = ReturnType<typeof getStreams>;

/**
 * Yields files with every event, and the described history. Events that cannot be decoded are included as they were
 * recorded; then the history is left out and added to `unreadable`.
 */
export function* createEventFiles(
  data: PersonalData,
  sources: EventSource,
  unreadable: LeftOut[],
): Generator<DataFile> {
  const { profile, onboarding, detectedSkills, applications, account } = getStreams(data);
  const readStream = ({ stream, lastRevision }: Streams['profile']) =>
    readDecryptedEvents(sources, data.identity.uid, stream, lastRevision);
  const undecodableProfileRevisions: number[] = [];
  yield createListFile('events/profile.jsonl', 'every event of your profile, oldest first, one per line', () =>
    toExportedEvents(collectUndecodable(readStream(profile), profileAggregate.decode, undecodableProfileRevisions)),
  );
  const undecodableOnboardingRevisions: number[] = [];
  yield createListFile('events/onboarding.jsonl', 'every event of your profile setup, oldest first, one per line', () =>
    toExportedEvents(
      collectUndecodable(readStream(onboarding), onboardingAggregate.decode, undecodableOnboardingRevisions),
    ),
  );
  const undecodableDetectedSkillsRevisions: number[] = [];
  yield createListFile(
    'events/detected-skills.jsonl',
    'every detection of skills in your texts, oldest first, one per line',
    () =>
      toExportedEvents(
        collectUndecodable(
          readStream(detectedSkills),
          detectedSkillsAggregate.decode,
          undecodableDetectedSkillsRevisions,
        ),
      ),
  );
  const undecodableApplicationsRevisions: number[] = [];
  yield createListFile(
    'events/applications.jsonl',
    'every event of your applications, oldest first, one per line',
    () =>
      toExportedEvents(
        collectUndecodable(readStream(applications), applicationsAggregate.decode, undecodableApplicationsRevisions),
      ),
  );
  yield createListFile(
    'events/account.jsonl',
    'your sign-ins and the changes of how you sign in, oldest first, one per line',
    // No other file is made from these events, so that those which cannot be decoded need no explanation.
    () => toExportedEvents(collectUndecodable(readStream(account), accountAggregate.decode, [])),
  );
  // Files are sent one after another, so all events have been read by now.
  if (undecodableOnboardingRevisions.length > 0 && !data.onboarding)
    unreadable.push({
      what: 'onboarding.json',
      why: explainUndecodable('events/onboarding.jsonl', undecodableOnboardingRevisions),
    });
  if (undecodableDetectedSkillsRevisions.length > 0)
    unreadable.push({
      what: 'detected skills in onboarding.json',
      why: explainUndecodable('events/detected-skills.jsonl', undecodableDetectedSkillsRevisions),
    });
  if (undecodableApplicationsRevisions.length > 0 && !data.applications)
    unreadable.push({
      what: 'applications.json',
      why: explainUndecodable('events/applications.jsonl', undecodableApplicationsRevisions),
    });
  if (undecodableProfileRevisions.length > 0) {
    const profileFiles = data.profile ? '' : 'profile.json, resume.json, ';
    unreadable.push({
      what: `${profileFiles}history.json and history.txt`,
      why: explainUndecodable('events/profile.jsonl', undecodableProfileRevisions),
    });
    return;
  }
  yield createListFile(
    'history.json',
    'every change to your profile, oldest first, with the values before and after',
    () => toChanges(readStream(profile)),
  );
  yield createTextFile('history.txt', 'the same as a readable change log, with dates', () =>
    toHistoryText(toChanges(readStream(profile))),
  );
}

async function* toExportedEvents(events: ReturnType<typeof readDecryptedEvents>) {
  for await (const event of events) yield toExportedEvent(event);
}
