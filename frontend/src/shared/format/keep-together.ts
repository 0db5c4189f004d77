/** Replaces the spaces of a text, so that no line breaks inside it. For display only: text that is copied or sent keeps its spaces. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00A0');
