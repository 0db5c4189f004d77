import { type DescribedFile, MANIFEST_FILE } from '@trackrecord/contracts';
import { moment } from './change-history.js';
import { LEFT_OUT, type LeftOut } from './collections.js';
import type { HeldData } from './held-data.js';
import { RETENTION, RIGHTS, USES } from './readme-texts.js';

/** Creates README.txt with the information that GDPR Article 15 requires, and how to use the files (Article 20). */
export function readme(data: HeldData, files: readonly DescribedFile[], unread: readonly LeftOut[]): string {
  return [
    'YOUR TRACKRECORD DATA',
    `Made ${moment(data.madeAt.toISOString())} for ${whoseOf(data)}.`,
    summaryOf(data),
    'THE FILES',
    files.map(fileLine).join('\n'),
    FORMATS,
    'WHY WE HAVE IT, AND WHO GETS IT',
    USES.join('\n\n'),
    'HOW LONG IT IS KEPT',
    RETENTION.map(item).join('\n'),
    'WHAT IS NOT IN HERE, AND WHY',
    [...LEFT_OUT, ...unread].map(({ what, why }) => item(`${what}: ${why}`)).join('\n'),
    'YOUR RIGHTS',
    RIGHTS.join('\n\n'),
  ]
    .map((part) => `${part.split('\n').map(wrapped).join('\n')}\n`)
    .join('\n');
}

/** The maximum length of a line. */
const WIDTH = 100;

/** Wraps a line between words. Lines of a list item are indented. */
function wrapped(line: string): string {
  const indent = line.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  let now = '';
  for (const word of line.split(' ')) {
    if (now !== '' && now.length + 1 + word.length > WIDTH) {
      lines.push(now);
      now = indent + word;
    } else now = now === '' ? word : `${now} ${word}`;
  }
  return [...lines, now].join('\n');
}

const whoseOf = ({ identity: { uid, email } }: HeldData): string =>
  email === undefined ? `the account ${uid}` : `${email} (account ${uid})`;

function summaryOf({ revisions: { profile, onboarding, detectedSkills } }: HeldData): string {
  if (profile !== undefined) {
    return `This is everything we hold about you. Your profile is at revision ${String(profile)}, the result of ${counted(profile + 1, 'event', 'events')}.`;
  }
  return onboarding !== undefined || detectedSkills !== undefined
    ? 'This is everything we hold about you. You started setting up your profile but have not saved it yet.'
    : 'We hold no profile for you. You have an account, but nothing has been saved in it.';
}

const fileLine = ({ name, description, bytes, entries }: DescribedFile): string => {
  const size = counted(bytes, 'byte', 'bytes');
  const amount = entries === null ? size : `${size}, ${counted(entries, 'entry', 'entries')}`;
  return item(`${name} (${amount}): ${description}`);
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

const item = (text: string): string => `- ${text}`;

const FORMATS = [
  `All texts are UTF-8. Files that end in .json hold JSON (RFC 8259); files that end in .jsonl hold one JSON object a line; times are ISO 8601 in UTC. ${MANIFEST_FILE} names every file with its size, its SHA-256 checksum and the shape of its content, so that programs can check and read all of it. These are structured, commonly used, machine-readable formats in the sense of GDPR Article 20: you may share them with anyone.`,
  'Events: revision is the place of an event in its stream, counted from 0. metadata says who did it (actor), by which command (commandId; requests that belong together have one correlationId, and causationId is what led to it), in which version the data is written (schemaVersion), and whether it was typed, dictated, suggested or imported, where that is known (origin).',
].join('\n\n');
