import type { OnboardingDraft, OnboardingDrafts, ProfileSections } from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { isRecord } from '../../../shared/api/is-record';
import { removeItem, storeItem, readItem } from '../../../shared/storage/browser-storage';
import { parseDrafts } from './drafts';

/** A profile that is being edited. `revision` and `base` are the version it started from. */
export interface StoredEdit {
  readonly revision: number;
  readonly base: ProfileSections;
  readonly data: ProfileSections;
  readonly drafts: OnboardingDrafts;
}

const unsentDraftsKey = (uid: string): string => `wizard:onboarding:${uid}`;
const editKey = (uid: string): string => `wizard:edit:${uid}`;

function read(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readItem('session', key) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Reads the drafts of this tab that the server has not confirmed. */
export const readUnsentDrafts = (uid: string): OnboardingDrafts => parseDrafts(read(unsentDraftsKey(uid)));

/** Stores the drafts that the server has not confirmed, so that they survive a reload. */
export function storeUnsentDrafts(uid: string, unsent: readonly OnboardingDraft[]): void {
  const key = unsentDraftsKey(uid);
  if (unsent.length === 0) removeItem('session', key);
  else storeItem('session', key, JSON.stringify(Object.fromEntries(unsent.map(({ kind, value }) => [kind, value]))));
}

/** Reads the stored edit; undefined if there is none or it is invalid. */
export function readStoredEdit(uid: string): StoredEdit | undefined {
  const { revision, drafts, ...sections } = read(editKey(uid));
  const [base, data] = [profileSections.safeParse(sections['base']), profileSections.safeParse(sections['data'])];
  if (typeof revision !== 'number' || !base.success || !data.success) return undefined;
  return { revision, base: base.data, data: data.data, drafts: parseDrafts(drafts) };
}

export const storeEdit = (uid: string, edit: StoredEdit): void =>
  storeItem('session', editKey(uid), JSON.stringify(edit));

/** Removes the unsent drafts and the stored edit. */
export function clearWizardStorage(uid: string): void {
  removeItem('session', unsentDraftsKey(uid));
  removeItem('session', editKey(uid));
}
