/** How the name of a recording ends; `bin` where its container is not known. */
export type SoundEnding = 'webm' | 'ogg' | 'wav' | 'mp4' | 'bin';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** What kind of file a recording is, by its first bytes, so that a player opens it. */
export function soundEnding(begin: Buffer): SoundEnding {
  const says = (at: number, text: string) => begin.toString('latin1', at, at + text.length) === text;
  if (begin.subarray(0, EBML.length).equals(EBML)) return 'webm';
  if (says(0, 'OggS')) return 'ogg';
  if (says(0, 'RIFF')) return 'wav';
  return says(4, 'ftyp') ? 'mp4' : 'bin';
}
