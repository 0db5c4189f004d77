/** Copies a string. A slice of a string or match of a pattern otherwise keeps the whole string in memory. */
export const copyString = (part: string): string => Buffer.from(part, 'utf16le').toString('utf16le');
