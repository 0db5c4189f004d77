/**
 * The same text in memory of its own. A part of a text, as a pattern or `slice` finds it, keeps all of that text in memory
 * for as long as it is kept itself.
 */
export const ownText = (part: string): string => Buffer.from(part, 'utf16le').toString('utf16le');
