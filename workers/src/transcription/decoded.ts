import { RECORDING_LIMITS } from '@trackrecord/contracts';
import type { AudioFormat, Recording } from '../ai/ai.js';
import { NotAudio, NothingHeard, RecordingTooLong } from './failures.js';
import { loudness, SILENT_BELOW } from './loudness.js';
import { runProgram } from './run-program.js';
import { BYTES_PER_SAMPLE, SAMPLE_RATE, type Sound } from './sound.js';

const DEADLINE = 30_000;
/** A recorder that stops at the limit stops a moment later. */
const MOST_SECONDS = RECORDING_LIMITS.length / 1_000 + 1;
const MOST_BYTES = MOST_SECONDS * SAMPLE_RATE * BYTES_PER_SAMPLE;

/**
 * How each container is read: its demuxer forced, so that what is in it cannot choose another, and no protocol but the
 * pipe. mp4 may have its index at the end: `cache` lets ffmpeg seek in a file that it deletes as soon as it is open, so
 * that nothing is left behind even if everything is killed.
 */
const INPUT: Readonly<Record<AudioFormat, readonly string[]>> = {
  webm: ['-protocol_whitelist', 'pipe', '-f', 'matroska', '-i', 'pipe:0'],
  ogg: ['-protocol_whitelist', 'pipe', '-f', 'ogg', '-i', 'pipe:0'],
  mp4: ['-protocol_whitelist', 'cache,pipe', '-read_ahead_limit', '-1', '-f', 'mov', '-i', 'cache:pipe:0'],
  wav: ['-protocol_whitelist', 'pipe', '-f', 'wav', '-i', 'pipe:0'],
};

/** What browsers record, and wav files hold. */
const CODECS = 'opus,libopus,vorbis,aac,alac,flac,pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le';

/** Decoding stops a little above the limit, so that a small file of many hours costs no more than a long recording. */
const OUTPUT = ['-map', '0:a:0', '-t', String(MOST_SECONDS + 1), '-ac', '1', '-ar', String(SAMPLE_RATE)];

/**
 * Decodes a recording in a child process, and measures it. One that breaks off is as long as what is there.
 * @throws {NotAudio} where nothing in it can be decoded.
 * @throws {RecordingTooLong} where it is longer than 5 minutes (issue 5).
 * @throws {NothingHeard} where it is silent.
 * @throws {AiFailure} `timeout` once the signal aborts, `unavailable` where ffmpeg cannot be run.
 */
export async function decoded({ bytes, format }: Recording, ffmpeg: string, signal: AbortSignal): Promise<Sound> {
  const args = ['-nostdin', '-loglevel', 'quiet', '-max_alloc', '67108864', '-threads', '1'];
  const { output, wroteTooMuch } = await runProgram(
    {
      command: ffmpeg,
      args: [...args, '-codec_whitelist', CODECS, ...INPUT[format], ...OUTPUT, '-f', 's16le', 'pipe:1'],
      input: [bytes],
      mostOutput: MOST_BYTES,
      deadline: DEADLINE,
    },
    signal,
  );
  if (wroteTooMuch) throw new RecordingTooLong();
  if (output.length < BYTES_PER_SAMPLE) throw new NotAudio();
  const energy = loudness(output);
  if (energy < SILENT_BELOW) throw new NothingHeard();
  return { samples: output, seconds: output.length / (SAMPLE_RATE * BYTES_PER_SAMPLE), energy };
}
