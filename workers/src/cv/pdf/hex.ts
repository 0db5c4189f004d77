/** Encodes text as hexadecimal UTF-16BE, as in ToUnicode and ActualText. */
export const textToHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Decodes hexadecimal UTF-16BE. */
export const hexToText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Encodes a two-byte code as in content streams and ToUnicode. */
export const codeToHex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** Decodes a hexadecimal string into two-byte codes. */
export const hexToCodes = (hex: string): readonly number[] =>
  (hex.match(/[0-9A-Fa-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
