/**
 * Decodes the text of a file by its bytes: UTF-16 by its byte order mark or its zero bytes (the first characters of JSON
 * are ASCII), UTF-8 if the bytes are valid, otherwise Windows-1252, as older programs on Windows write.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = findUtf16(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function findUtf16([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be';
  return undefined;
}
