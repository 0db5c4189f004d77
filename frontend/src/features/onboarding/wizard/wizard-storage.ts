import type { OnboardingDrafts } from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { isRecord } from '../../../shared/api/is-record';
import { readItem, removeItem, storeItem } from '../../../shared/storage/browser-storage';
import { parseDrafts } from './read-progress';
import type { StoredEdit, WizardState } from './wizard-slice';

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

/** Reads the stored edit; undefined if there is none or it is invalid. */
export function readStoredEdit(uid: string): StoredEdit | undefined {
  const { revision, drafts, ...sections } = read(editKey(uid));
  const [base, data] = [profileSections.safeParse(sections['base']), profileSections.safeParse(sections['data'])];
  if (typeof revision !== 'number' || !base.success || !data.success) return undefined;
  return { revision, base: base.data, data: data.data, drafts: parseDrafts(drafts) };
}

/** Stores what a reload would lose: the unsent drafts, or the edited profile until it is saved or discarded. */
export function storeWizard(state: WizardState): void {
  const { uid, isEditing, isEditFinished, unsent, revision, base, data, drafts } = state;
  if (isEditFinished) return;
  if (isEditing) storeItem('session', editKey(uid), JSON.stringify({ revision, base, data, drafts }));
  else if (unsent.length === 0) removeItem('session', unsentDraftsKey(uid));
  else {
    const draftsByKind = Object.fromEntries(unsent.map(({ draft }) => [draft.kind, draft.value]));
    storeItem('session', unsentDraftsKey(uid), JSON.stringify(draftsByKind));
  }
}

/** Removes the unsent drafts and the stored edit. */
export function clearWizardStorage(uid: string): void {
  removeItem('session', unsentDraftsKey(uid));
  removeItem('session', editKey(uid));
}
