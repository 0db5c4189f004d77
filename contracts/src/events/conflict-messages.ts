import {
  ACCESS_STREAM_PREFIX,
  ACCOUNT_STREAM_PREFIX,
  APPLICATIONS_STREAM_PREFIX,
  DETECTED_SKILLS_STREAM_PREFIX,
  ONBOARDING_STREAM_PREFIX,
  PROFILE_STREAM_PREFIX,
  STAFF_STREAM_PREFIX,
} from './streams.js';

/** What people call the content of a stream. */
interface Subject {
  readonly name: string;
  readonly isPlural: boolean;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  [PROFILE_STREAM_PREFIX]: { name: 'Your profile', isPlural: false },
  [ONBOARDING_STREAM_PREFIX]: { name: 'Your onboarding answers', isPlural: true },
  [DETECTED_SKILLS_STREAM_PREFIX]: { name: 'Your detected skills', isPlural: true },
  [APPLICATIONS_STREAM_PREFIX]: { name: 'Your applications', isPlural: true },
  [ACCOUNT_STREAM_PREFIX]: { name: 'Your account', isPlural: false },
  [ACCESS_STREAM_PREFIX]: { name: 'The access log', isPlural: false },
  [STAFF_STREAM_PREFIX]: { name: 'The staff log', isPlural: false },
};

/** Returns the message of a 412: the stream has another revision than expected. Takes the name or prefix of a stream. */
export function getChangedMessage(stream: string): string {
  const { name, isPlural } = findSubject(stream);
  return `${name} ${isPlural ? 'were' : 'was'} changed elsewhere in the meantime.`;
}

/** Returns the message of a 409: others append to the stream all the time. Takes the name or prefix of a stream. */
export function getConflictMessage(stream: string): string {
  const { name, isPlural } = findSubject(stream);
  return `${name} ${isPlural ? 'are' : 'is'} being changed elsewhere right now. Please try again.`;
}

function findSubject(stream: string): Subject {
  const [, subject] = Object.entries(SUBJECTS).find(([prefix]) => stream.startsWith(prefix)) ?? [];
  if (!subject) throw new Error(`there is no stream ${stream}`);
  return subject;
}
