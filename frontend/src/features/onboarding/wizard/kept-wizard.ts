import type { DraftKind, OnboardingDraft, OnboardingDrafts, ProfileSections } from '@trackrecord/contracts';
import { draftValues } from '@trackrecord/contracts/onboarding/drafts';
import { DRAFT_KINDS } from '@trackrecord/contracts/onboarding/names';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { isRecord } from '../../../shared/api/is-record';
import { forget, keep, readKept } from '../../../shared/storage/browser-storage';
import { parseLeniently } from './parse-leniently';

/** The kept copy of a profile that is being edited: `revision` and `base` are what it was edited from. */
export interface KeptEdit {
  readonly revision: number;
  readonly base: ProfileSections;
  readonly data: ProfileSections;
  readonly drafts: OnboardingDrafts;
}

const draftsKey = (uid: string): string => `wizard:onboarding:${uid}`;
const editKey = (uid: string): string => `wizard:edit:${uid}`;

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readKept('session', key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** The drafts among these values; what is not of the shape we know any more does not cost the rest. */
export function draftsIn(values: unknown): OnboardingDrafts {
  if (!isRecord(values)) return {};
  const valid = (kind: DraftKind) => {
    const draft = parseLeniently(draftValues[kind], values[kind]);
    return draft === undefined ? [] : [[kind, draft]];
  };
  return Object.fromEntries(DRAFT_KINDS.flatMap(valid)) as OnboardingDrafts;
}

/** What was typed in this tab and is not known to have reached the server: a reload must not lose it. */
export const readUnsent = (uid: string): OnboardingDrafts => draftsIn(read(draftsKey(uid)));

/** Drafts one by one, as they are sent. */
export const draftList = (drafts: OnboardingDrafts): readonly OnboardingDraft[] =>
  DRAFT_KINDS.flatMap((kind) => (drafts[kind] === undefined ? [] : [{ kind, value: drafts[kind] }]));

/** Keeps what is not known to have reached the server; nothing, when everything has. */
export function keepUnsent(uid: string, unsent: readonly OnboardingDraft[]): void {
  if (unsent.length === 0) forget('session', draftsKey(uid));
  else
    keep('session', draftsKey(uid), JSON.stringify(Object.fromEntries(unsent.map(({ kind, value }) => [kind, value]))));
}

/** The edited profile as it stood, if it is of the shape we know. */
export function readEdit(uid: string): KeptEdit | undefined {
  const { revision, drafts, ...sections } = read(editKey(uid));
  const [base, data] = [profileSections.safeParse(sections['base']), profileSections.safeParse(sections['data'])];
  if (typeof revision !== 'number' || !base.success || !data.success) return undefined;
  return { revision, base: base.data, data: data.data, drafts: draftsIn(drafts) };
}

/** Keeps the edited profile as it stands. */
export const keepEdit = (uid: string, edit: KeptEdit): void => keep('session', editKey(uid), JSON.stringify(edit));

/** Forgets both: what they held is saved or discarded. */
export function forgetWizard(uid: string): void {
  forget('session', draftsKey(uid));
  forget('session', editKey(uid));
}
