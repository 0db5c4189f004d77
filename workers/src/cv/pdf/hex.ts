/** Text as the hexadecimal UTF-16BE that ToUnicode and ActualText are written in. */
export const hexOfText = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** The text of hexadecimal UTF-16BE. */
export const textOfHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A two-byte code as it is written in a content stream and in ToUnicode. */
export const hexOfCode = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** The two-byte codes of a hexadecimal string. */
export const codesOfHex = (hex: string): readonly number[] =>
  (hex.match(/[0-9A-Fa-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
