import type { EditedSection, Profile } from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { isRecord } from '../../../../shared/api/is-record';
import { forget, keep, readKept } from '../../../../shared/storage/browser-storage';

/** What was typed into an editor and is not saved, with the version of the profile it was typed over. */
export interface EditorDraft {
  readonly profile: Profile;
  /** What the form of the editor holds; each form knows its own shape. */
  readonly typed: unknown;
}

const keyOf = (uid: string, section: EditedSection): string => `editor:${section}:${uid}`;

/** Keeps what was typed in this tab, as the wizard does: a reload must not lose it. Signing out forgets it. */
export function keepEditorDraft(base: Profile, section: EditedSection, typed: unknown): void {
  const { userId, revision } = base;
  keep('session', keyOf(userId, section), JSON.stringify({ revision, base: { [section]: base[section] }, typed }));
}

export const forgetEditorDraft = (uid: string, section: EditedSection): void => forget('session', keyOf(uid, section));

/** Reads the draft of a section; undefined where there is none, or where its shape is not known any more. */
export function readEditorDraft(profile: Profile, section: EditedSection): EditorDraft | undefined {
  const kept = parse(readKept('session', keyOf(profile.userId, section)));
  if (!isRecord(kept) || typeof kept.revision !== 'number' || kept.typed === undefined) return undefined;
  const base = profileSections.safeParse(kept.base);
  if (!base.success) return undefined;
  const value = base.data[section];
  // Over the version it was typed on: where the section was saved elsewhere meanwhile, saving finds the conflict.
  return {
    profile: { ...profile, ...(value !== undefined && { [section]: value }), revision: kept.revision },
    typed: kept.typed,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
