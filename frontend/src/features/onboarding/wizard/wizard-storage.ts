import type { OnboardingDrafts } from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { isRecord } from '../../../shared/is-record';
import { readItem, removeItem, storeItem } from '../../../shared/storage/browser-storage';
import { parseDrafts } from './read-progress';
import type { StoredEdit, WizardState } from './wizard-slice';

const getUnsentDraftsKey = (uid: string): string => `wizard:onboarding:${uid}`;
const getEditKey = (uid: string): string => `wizard:edit:${uid}`;

function readObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readItem('session', key) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Reads the drafts of this tab that the server has not confirmed. */
export const readUnsentDrafts = (uid: string): OnboardingDrafts => parseDrafts(readObject(getUnsentDraftsKey(uid)));

/** Reads the stored edit; undefined if there is none or it is invalid. */
export function readStoredEdit(uid: string): StoredEdit | undefined {
  const { revision, drafts, ...sections } = readObject(getEditKey(uid));
  const [base, data] = [profileSections.safeParse(sections['base']), profileSections.safeParse(sections['data'])];
  if (typeof revision !== 'number' || !base.success || !data.success) return undefined;
  return { revision, base: base.data, data: data.data, drafts: parseDrafts(drafts) };
}

/** Stores what a reload would lose: the unsent drafts, or the edited profile until it is saved or discarded. */
export function storeWizard(state: WizardState): void {
  const { uid, isEditing, isEditFinished, unsentDrafts, revision, base, data, drafts } = state;
  if (isEditFinished) return;
  if (isEditing) storeItem('session', getEditKey(uid), JSON.stringify({ revision, base, data, drafts }));
  else if (unsentDrafts.length === 0) removeItem('session', getUnsentDraftsKey(uid));
  else {
    const draftsByKind = Object.fromEntries(unsentDrafts.map(({ draft }) => [draft.kind, draft.value]));
    storeItem('session', getUnsentDraftsKey(uid), JSON.stringify(draftsByKind));
  }
}

/** Removes the unsent drafts and the stored edit. */
export function clearWizardStorage(uid: string): void {
  removeItem('session', getUnsentDraftsKey(uid));
  removeItem('session', getEditKey(uid));
}
