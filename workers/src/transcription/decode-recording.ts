import { RECORDING_LIMITS } from '@trackrecord/contracts';
import type { AudioFormat, Recording } from '../ai/ai.js';
import { NotAudioError, NoSpeechError, RecordingTooLongError } from './errors.js';
import { measureLoudness, SILENCE_THRESHOLD } from './loudness.js';
import { runProgram } from './run-program.js';
import { BYTES_PER_SAMPLE, SAMPLE_RATE, type DecodedAudio } from './decoded-audio.js';

const TIMEOUT_MS = 30_000;
/** Recorders that stop at the limit run slightly over it. */
const MAX_SECONDS = RECORDING_LIMITS.durationMs / 1_000 + 1;
const MAX_BYTES = MAX_SECONDS * SAMPLE_RATE * BYTES_PER_SAMPLE;

/**
 * Arguments per container: the demuxer is forced, so that the content cannot select another, and only the pipe protocol
 * is allowed. mp4 may have its index at the end: `cache` lets ffmpeg seek in an unlinked temporary file, which cannot
 * be left behind.
 */
const INPUT_ARGS: Readonly<Record<AudioFormat, readonly string[]>> = {
  webm: ['-protocol_whitelist', 'pipe', '-f', 'matroska', '-i', 'pipe:0'],
  ogg: ['-protocol_whitelist', 'pipe', '-f', 'ogg', '-i', 'pipe:0'],
  mp4: ['-protocol_whitelist', 'cache,pipe', '-read_ahead_limit', '-1', '-f', 'mov', '-i', 'cache:pipe:0'],
  wav: ['-protocol_whitelist', 'pipe', '-f', 'wav', '-i', 'pipe:0'],
};

/** The codecs of browser recordings and wav files. */
const CODECS = 'opus,libopus,vorbis,aac,alac,flac,pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le';

/** Max. bytes that ffmpeg may allocate at once. */
const MAX_ALLOCATION_BYTES = 64 * 1024 * 1024;

/** Stops decoding slightly above the limit, so that a small file of many hours is cheap to reject. */
const OUTPUT_ARGS = ['-map', '0:a:0', '-t', String(MAX_SECONDS + 1), '-ac', '1', '-ar', String(SAMPLE_RATE)];

/**
 * Decodes a recording in a child process and measures its length and loudness. Truncated recordings are decoded as far
 * as possible.
 * @throws {NotAudioError} if nothing can be decoded.
 * @throws {RecordingTooLongError} if it is longer than 5 minutes.
 * @throws {NoSpeechError} if it is silent.
 * @throws {AiError} `timeout` if the signal aborts, `unavailable` if ffmpeg cannot run.
 */
export async function decodeRecording(
  { bytes, format }: Recording,
  ffmpeg: string,
  signal: AbortSignal,
): Promise<DecodedAudio> {
  const args = ['-nostdin', '-loglevel', 'quiet', '-max_alloc', String(MAX_ALLOCATION_BYTES), '-threads', '1'];
  const { output, isOutputTruncated } = await runProgram(
    {
      command: ffmpeg,
      args: [...args, '-codec_whitelist', CODECS, ...INPUT_ARGS[format], ...OUTPUT_ARGS, '-f', 's16le', 'pipe:1'],
      input: [bytes],
      maxOutputBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    },
    signal,
  );
  if (isOutputTruncated) throw new RecordingTooLongError();
  if (output.length < BYTES_PER_SAMPLE) throw new NotAudioError();
  const loudness = measureLoudness(output);
  if (loudness < SILENCE_THRESHOLD) throw new NoSpeechError();
  return { samples: output, seconds: output.length / (SAMPLE_RATE * BYTES_PER_SAMPLE), loudness: loudness };
}
