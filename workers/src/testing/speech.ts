import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AudioFormat, Recording } from '../ai/ai.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

/** Encoder arguments like those of browsers; mp4 has its index at the end. */
const ENCODER_ARGS: Readonly<Record<AudioFormat, readonly string[]>> = {
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  mp4: ['-c:a', 'aac', '-f', 'mp4'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
};

/** The voices of flite in ffmpeg. */
export type Voice = 'slt' | 'awb' | 'rms';

/** Synthesizes sound from an ffmpeg source (`sine`, `anoisesrc`, ...) at 48 kHz. */
export function synthesizeSound(source: string, format: AudioFormat, extraArgs: readonly string[] = []): Recording {
  const input = ['-f', 'lavfi', '-i', source, '-ar', '48000', '-ac', '1', ...extraArgs];
  return { bytes: encode([...input, ...ENCODER_ARGS[format]], format), format };
}

/** Synthesizes a sentence (without punctuation except apostrophes). The default audio filter changes nothing. */
export function synthesizeSpeech(
  sentence: string,
  format: AudioFormat,
  voice: Voice = 'rms',
  audioFilter = 'anull',
): Recording {
  return synthesizeSound(`flite=text=${sentence.replaceAll("'", '')}:voice=${voice}`, format, ['-af', audioFilter]);
}

/** Encodes to a pipe, or to a temporary file for mp4, which cannot be written to a pipe unfragmented. */
function encode(args: readonly string[], format: AudioFormat): Buffer {
  if (format !== 'mp4') return runFfmpeg([...args, 'pipe:1']);
  const folder = mkdtempSync(join(tmpdir(), 'spoken-'));
  try {
    const file = join(folder, 'spoken.mp4');
    runFfmpeg([...args, file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs ffmpeg and returns its stdout. */
export const runFfmpeg = (args: readonly string[]): Buffer =>
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', ...args], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: WAIT_TIMEOUT_MS,
  });
