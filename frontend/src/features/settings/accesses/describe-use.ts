import type { AccessUse as KnownPart } from '@trackrecord/contracts';
import type { AccessUse } from '../../../shared/accesses/access';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';

const PARTS: Readonly<Record<KnownPart, string>> = {
  timeline: 'What happened in your account',
  profile: 'Your profile',
  diff: 'What changed between two versions',
  onboarding: 'Your answers in the setup',
  activity: 'Requests and tasks that failed',
  work: 'A task in the background',
  cv: 'Your CV',
  payload: 'A single change, with everything in it',
  bundle: 'A technical summary without your texts',
};

/** Returns which part of the data was read: "Your CV". */
export const describePart = ({ what }: Pick<AccessUse, 'what'>): string =>
  Object.hasOwn(PARTS, what) ? PARTS[what as KnownPart] : 'Another part of your data';

const REVISIONS = /^revisions? (\d{1,15})(?:-(\d{1,15}))?$/;
const TIME = /(?:^| )(at|before) (\S{1,40})$/;

/** The UI counts versions from 1. */
const toVersion = (revision: string): string => String(Number(revision) + 1);

/** Describes what the server recorded of a read, such as `revisions 3-5` or `at 2026-11-20T10:00:00Z`. */
function describeDetail(detail: string): string {
  const [, first, last] = REVISIONS.exec(detail) ?? [];
  if (first !== undefined)
    return last === undefined ? `version ${toVersion(first)}` : `versions ${toVersion(first)} to ${toVersion(last)}`;
  const [, preposition = '', time = ''] = TIME.exec(detail) ?? [];
  if (Number.isNaN(Date.parse(time))) return '';
  return preposition === 'at' ? `as of ${formatTimestampInText(time)}` : `before ${formatTimestampInText(time)}`;
}

/** Describes what was read: "Your CV, version 12". */
export function describeUse(use: Pick<AccessUse, 'what' | 'detail'>): string {
  const detail = describeDetail(use.detail);
  return detail === '' ? describePart(use) : `${describePart(use)}, ${detail}`;
}
