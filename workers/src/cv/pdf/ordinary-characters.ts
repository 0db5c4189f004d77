/**
 * Characters that only say how another one looks: ligatures and Arabic and Hebrew presentation forms, Kangxi and other
 * radicals, compatibility ideographs.
 */
const forms = /[\u2E80-\u2FDF\uF900-\uFDFF\uFE70-\uFEFC\u{2F800}-\u{2FA1F}]|[\uFB00-\uFB4F]/gu;

/** The text in the characters that people type and search for (compatibility forms folded, nothing else changed). */
export const ordinary = (text: string): string => text.replaceAll(forms, (form) => form.normalize('NFKC'));
