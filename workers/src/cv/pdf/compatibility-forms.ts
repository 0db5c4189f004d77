/**
 * Characters that encode only a form of another: ligatures, Arabic and Hebrew presentation forms, Kangxi and other
 * radicals, compatibility ideographs.
 */
const COMPATIBILITY_FORMS = /[\u2E80-\u2FDF\uF900-\uFDFF\uFE70-\uFEFC\u{2F800}-\u{2FA1F}]|[\uFB00-\uFB4F]/gu;

/** Replaces compatibility forms with the characters people type and search for. */
export const foldCompatibilityForms = (text: string): string =>
  text.replaceAll(COMPATIBILITY_FORMS, (form) => form.normalize('NFKC'));
