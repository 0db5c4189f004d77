import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AudioFormat, Recording } from '../ai/ai.js';

/** Encoders as browsers use them; mp4 as a recorder writes it, its index at the end. */
const ENCODER_ARGS: Readonly<Record<AudioFormat, readonly string[]>> = {
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  mp4: ['-c:a', 'aac', '-f', 'mp4'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
};

/** Voices of flite, which ffmpeg brings along. */
export type Voice = 'slt' | 'awb' | 'rms';

/** Sound that ffmpeg makes from a description of its own (`sine`, `anoisesrc`, ...), recorded at 48 kHz. */
export function synthesizeSound(source: string, format: AudioFormat, more: readonly string[] = []): Recording {
  const input = ['-f', 'lavfi', '-i', source, '-ar', '48000', '-ac', '1', ...more];
  return { bytes: encode([...input, ...ENCODER_ARGS[format]], format), format };
}

/** A sentence (no punctuation but apostrophes), spoken and recorded. */
export function synthesizeSpeech(
  sentence: string,
  format: AudioFormat,
  voice: Voice = 'rms',
  filter = 'anull',
): Recording {
  return synthesizeSound(`flite=text=${sentence.replaceAll("'", '')}:voice=${voice}`, format, ['-af', filter]);
}

/** mp4 cannot be written to a pipe unless it is fragmented, so it goes through a file of its own. */
function encode(args: readonly string[], format: AudioFormat): Buffer {
  if (format !== 'mp4') return ffmpeg([...args, 'pipe:1']);
  const folder = mkdtempSync(join(tmpdir(), 'spoken-'));
  try {
    const file = join(folder, 'spoken.mp4');
    ffmpeg([...args, file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What ffmpeg writes to its standard output. */
export const ffmpeg = (args: readonly string[]): Buffer =>
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', ...args], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
