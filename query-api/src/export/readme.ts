import { type DescribedFile, MANIFEST_FILE, MAX_ACTIVITY_ENTRIES } from '@trackrecord/contracts';
import { formatTime } from './change-history.js';
import { LEFT_OUT, type LeftOut } from './collections.js';
import type { PersonalData } from './personal-data.js';
import { IDEMPOTENCY_KEY_TTL_SECONDS, UPLOAD_TTL_SECONDS, WORK_TTL_SECONDS } from '@trackrecord/platform';

/** Creates README.txt with the information that GDPR Article 15 requires, and how to use the files (Article 20). */
export function createReadme(
  data: PersonalData,
  files: readonly DescribedFile[],
  unreadable: readonly LeftOut[],
): string {
  return [
    'YOUR TRACKRECORD DATA',
    `Made ${formatTime(data.createdAt.toISOString())} for ${formatOwner(data)}.`,
    summarize(data),
    'THE FILES',
    files.map(describeFile).join('\n'),
    FORMATS,
    'WHY WE HAVE IT, AND WHO GETS IT',
    USES.join('\n\n'),
    'HOW LONG IT IS KEPT',
    RETENTION.map(toListItem).join('\n'),
    'WHAT IS NOT IN HERE, AND WHY',
    [...LEFT_OUT, ...unreadable].map(({ what, why }) => toListItem(`${what}: ${why}`)).join('\n'),
    'YOUR RIGHTS',
    RIGHTS.join('\n\n'),
  ]
    .map((part) => `${part.split('\n').map(wrapLine).join('\n')}\n`)
    .join('\n');
}

/** The maximum length of a line. */
const WIDTH = 100;

/** Wraps a line between words. Lines of a list item are indented. */
function wrapLine(line: string): string {
  const indent = line.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  let currentLine = '';
  for (const word of line.split(' ')) {
    if (currentLine !== '' && currentLine.length + 1 + word.length > WIDTH) {
      lines.push(currentLine);
      currentLine = indent + word;
    } else currentLine = currentLine === '' ? word : `${currentLine} ${word}`;
  }
  return [...lines, currentLine].join('\n');
}

const formatOwner = ({ identity: { uid, email } }: PersonalData): string =>
  email === undefined ? `the account ${uid}` : `${email} (account ${uid})`;

function summarize({ revisions: { profile, onboarding, detectedSkills, applications } }: PersonalData): string {
  if (profile !== undefined) {
    return `This is everything we hold about you. Your profile is at revision ${String(profile)}, the result of ${pluralize(profile + 1, 'event', 'events')}.`;
  }
  if (onboarding !== undefined || detectedSkills !== undefined)
    return 'This is everything we hold about you. You started setting up your profile but have not saved it yet.';
  return applications !== undefined
    ? 'This is everything we hold about you. We hold no profile for you, but you have used your list of applications.'
    : 'We hold no profile for you. You have an account, but nothing has been saved in it.';
}

const describeFile = ({ name, description, bytes, entries }: DescribedFile): string => {
  const size = pluralize(bytes, 'byte', 'bytes');
  const amount = entries === null ? size : `${size}, ${pluralize(entries, 'entry', 'entries')}`;
  return toListItem(`${name} (${amount}): ${description}`);
};

const pluralize = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${count.toLocaleString('en')} ${plural}`;

const toListItem = (text: string): string => `- ${text}`;

const FORMATS = [
  `All texts are UTF-8. Files that end in .json hold JSON (RFC 8259); files that end in .jsonl hold one JSON object a line; times are ISO 8601 in UTC. ${MANIFEST_FILE} names every file with its size, its SHA-256 checksum and the shape of its content, so that programs can check and read all of it. These are structured, commonly used, machine-readable formats in the sense of GDPR Article 20: you may share them with anyone.`,
  'Events: revision is the place of an event in its stream, counted from 0. metadata says who did it (actor), by which command (commandId; requests that belong together have one correlationId, and causationId is what led to it), in which version the data is written (schemaVersion), and, where that is known, whether it was typed, dictated, suggested or imported (origin), what it came from (originRef), the request (requestId, trace), and the versions of the programs (client, server).',
].join('\n\n');

/** Purposes and recipients of the data (GDPR Article 15 (1) a to c, g, h). */
const USES: readonly string[] = [
  'We use your data to keep your profile and its history, to create your CV, to keep track of your applications, to recommend matching jobs and events, and to help you write when you ask for it. It comes from you: you typed it, dictated it, imported it or accepted a suggestion. Your name, e-mail address and picture may have come from the account you signed in with.',
  'It is stored encrypted under your own key. We do not sell it or share it with employers: your CV is shared only when you download it and send it yourself. If your profile links to a picture, our servers fetch it for your CV without identifying you; they do the same with the address of a posting when you ask them to read it.',
  'The identity provider (Google Firebase Authentication, or a stand-in on this machine) holds your e-mail address, your name and picture if you signed in with Google, and how you sign in. account.json contains what it sends us when you sign in and, if our server has access, what it has on record.',
  'Where the operator of this site has set up an AI provider (a service that speaks the protocol of OpenAI), the texts and recordings that you ask to have transcribed or improved, with the title of the entry and the skills of your profile, and the skills, titles and descriptions that roles are recommended from, are sent there, without your name or e-mail address unless you wrote or said them. Otherwise rules on our own servers answer. In suggestions.json "engine" says who answered: "openai" is such a provider, "rules" are ours. Ask the operator which provider it is, where it has its servers, and by which contract it works.',
  'Support staff of this site can look at your profile and its history for a limited time: with a code that you give them, or with a ticket and a reason. accesses.json contains every time they did, and what they looked at. They cannot change anything in it, and you can end an access at any time (Settings).',
  'Recommended jobs are ranked by a program: skills count by how rare they are, then how alike titles and texts are, place, way of working and salary. It decides nothing about you but the order in which you see jobs, and every job says why it fits as it does.',
];

const formatHours = (seconds: number): string => (seconds === 3_600 ? '1 hour' : `${String(seconds / 3_600)} hours`);

/** Retention periods (GDPR Article 15 (1) d). */
const RETENTION: readonly string[] = [
  'your profile, its history and what you entered while setting it up: until you delete your account',
  'your applications and their history: until you delete your account',
  'the CVs that you recorded as sent to an employer: until you delete your account',
  'your CV and your recommended jobs: the newest one each, until you delete your account',
  `recordings: until they are transcribed, ${formatHours(UPLOAD_TTL_SECONDS)} at most`,
  `what you asked to have transcribed, improved, detected, suggested or explained, and the answers: ${formatHours(WORK_TTL_SECONDS)}`,
  `answers to your saves: ${formatHours(IDEMPOTENCY_KEY_TTL_SECONDS)}`,
  `activity.json: the newest ${String(MAX_ACTIVITY_ENTRIES)} entries, for 30 days unless the operator of this site has set another time`,
  'accesses.json and events/access.jsonl: until you delete your account, and without reasons and tickets for two years after that, unless the operator of this site has set another time, as evidence of who looked at it',
  'extensions.json: until you delete your account; what you revoked, for one year',
  'devices.json: 30 days after a device was last used',
  'AI usage counters: 24 hours; request counters: minutes',
  'your account with the identity provider: until you delete your account',
  'technical logs, ours and those of a proxy in front of our servers: as long as the operator of this site keeps them',
];

/** The rights of the user (GDPR Article 15 (1) e, f). */
const RIGHTS: readonly string[] = [
  'You can correct everything in your profile at any time, and undo changes in its history.',
  'You can have all of it erased: Settings, Danger Zone, Delete Account. It is deleted immediately and permanently, and you get a signed receipt as proof. Download this file first if you want to keep it.',
  'You can ask the operator of this site to use your data less, or object to a use of it, and you can complain to the data protection authority of the place where you live or work.',
  'This download answers GDPR Article 15 (access) and Article 20 (portability). You may ask for it as often as you like.',
];
