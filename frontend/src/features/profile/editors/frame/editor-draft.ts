import type { EditableSection, Profile } from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isRecord } from '../../../../shared/is-record';
import { restoreFields } from '../../../../shared/forms/session-draft';
import { removeItem, storeItem, readItem } from '../../../../shared/storage/browser-storage';

/** Unsaved form values of an editor, and the profile version they were edited on. */
export interface EditorDraft {
  readonly profile: Profile;
  /** Each editor validates its own shape, see `restoreEditorFields`. */
  readonly values: unknown;
}

const getStorageKey = (uid: string, section: EditableSection): string => `editor:${section}:${uid}`;

/** Stores the draft in this tab, so that a reload does not lose it. Signing out removes it. */
function saveDraft(base: Profile, section: EditableSection, values: unknown): void {
  const { userId, revision } = base;
  const value = { revision, base: { [section]: base[section] }, typed: values };
  storeItem('session', getStorageKey(userId, section), JSON.stringify(value));
}

/** Removes the draft of a section. */
export const clearDraft = (uid: string, section: EditableSection): void =>
  removeItem('session', getStorageKey(uid, section));

/** Reads the draft of a section. Returns undefined if there is none or its shape is unknown. */
export function readDraft(profile: Profile, section: EditableSection): EditorDraft | undefined {
  const stored = parseJson(readItem('session', getStorageKey(profile.userId, section)));
  if (!isRecord(stored) || typeof stored.revision !== 'number' || stored.typed === undefined) return undefined;
  const base = profileSections.safeParse(stored.base);
  if (!base.success) return undefined;
  const value = base.data[section];
  // Keeps the revision of the draft: if the section was saved elsewhere since, saving detects the conflict.
  return {
    profile: { ...profile, ...(value !== undefined && { [section]: value }), revision: stored.revision },
    values: stored.typed,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** The origin of a description is the only field that a form may lack. */
const OPTIONAL_NAMES = ['descriptionOrigin'];

/** Returns the default values of a form, overridden by the draft values whose type still fits. */
export const restoreEditorFields = <Values extends object>(defaults: Values, draft: unknown): Values =>
  restoreFields(defaults, draft, OPTIONAL_NAMES);

interface DraftSource {
  /** The version the values were edited on. */
  readonly base: Profile;
  readonly section: EditableSection;
  readonly isSaved: () => boolean;
}

/** Stores the form values as a draft while there are unsaved changes. `clear` ends that. */
export function useDraftPersistence(
  { base, section, isSaved }: DraftSource,
  values: unknown,
  isDirty: boolean,
): { readonly clear: () => void } {
  const isCleared = useRef(false);
  const content = JSON.stringify(values);

  const persist = useEffectEvent(() => {
    if (isCleared.current || isSaved()) return;
    if (isDirty) saveDraft(base, section, JSON.parse(content));
    else clearDraft(base.userId, section);
  });
  useEffect(() => persist(), [base, section, content, isDirty]);

  return {
    clear: () => {
      isCleared.current = true;
      clearDraft(base.userId, section);
    },
  };
}
