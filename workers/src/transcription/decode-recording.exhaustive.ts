import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { RECORDING_LIMITS } from '@trackrecord/contracts';
import { detectAudioFormat } from '@trackrecord/platform';
import type { AudioFormat, Recording } from '../ai/ai.js';
import { runFfmpeg, synthesizeSound, synthesizeSpeech } from '../testing/speech.js';
import { decodeRecording } from './decode-recording.js';
import { NotAudioError, NoSpeechError, RecordingTooLongError } from './errors.js';

const FORMATS: readonly AudioFormat[] = ['webm', 'ogg', 'mp4', 'wav'];
const decode = (recording: Recording) => decodeRecording(recording, 'ffmpeg', new AbortController().signal);
const createLavfiArgs = (source: string): readonly string[] => ['-f', 'lavfi', '-i', source];
/** Creates a long recording quickly by encoding ten seconds and looping them. */
const createLongRecording = (
  source: string,
  format: 'webm' | 'ogg',
  seconds: number,
  extraArgs: readonly string[] = [],
): Recording => {
  const folder = mkdtempSync(join(tmpdir(), 'repeated-'));
  try {
    const file = join(folder, `once.${format}`);
    writeFileSync(file, synthesizeSound(source, format, ['-t', '10', ...extraArgs]).bytes);
    const loop = ['-stream_loop', String(Math.ceil(seconds / 10)), '-i', file, '-t', String(seconds)];
    return { bytes: runFfmpeg([...loop, '-c', 'copy', '-f', format, 'pipe:1']), format };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const truncate = ({ bytes, format }: Recording, share: number): Recording => ({
  bytes: bytes.subarray(0, bytes.length * share),
  format,
});

it.each(FORMATS)('measures length and loudness of a %s recording', async (format) => {
  const recording = synthesizeSound('sine=440:duration=3', format);
  expect(detectAudioFormat(recording.bytes)).toBe(format);
  const { seconds, loudness } = await decode(recording);
  expect(seconds).toBeCloseTo(3, 0);
  // ffmpeg's sine has an eighth of full scale; its root mean square is 0.088.
  expect(loudness).toBeCloseTo(0.088, 2);
});

it('decodes stereo and any sample rate', async () => {
  const { seconds } = await decode(synthesizeSound('sine=440:duration=2', 'wav', ['-ac', '2', '-ar', '44100']));
  expect(seconds).toBeCloseTo(2, 1);
});

it('decodes fragmented mp4 as recorded by Safari', async () => {
  const fragments = ['-movflags', 'frag_keyframe+empty_moov'];
  expect((await decode(synthesizeSound('sine=440:duration=2', 'mp4', fragments))).seconds).toBeCloseTo(2, 0);
});

it('decodes the available part of a truncated recording', async () => {
  const { seconds } = await decode(truncate(synthesizeSpeech('designed a database for customer orders', 'webm'), 0.5));
  expect(seconds).toBeGreaterThan(0.5);
  expect(seconds).toBeLessThan(2);
});

describe('invalid recordings', () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), deflateSync(Buffer.alloc(10_000))]);

  it.each(FORMATS)(
    'are rejected if they are text, an image, repeated bytes or empty, declared as %s',
    async (format) => {
      for (const bytes of [Buffer.from('Dear sirs, '.repeat(1_000)), png, Buffer.alloc(5_000, 0xa7), Buffer.alloc(0)]) {
        await expect(decode({ bytes, format })).rejects.toThrow(NotAudioError);
      }
    },
  );

  it('are rejected if truncated in the header', async () => {
    await expect(decode(truncate(synthesizeSpeech('designed a database', 'webm'), 0.02))).rejects.toThrow(
      NotAudioError,
    );
  });

  it('are rejected if the container differs from the format', async () => {
    const { bytes } = synthesizeSpeech('designed a database', 'ogg');
    await expect(decode({ bytes, format: 'mp4' })).rejects.toThrow(NotAudioError);
  });

  it('are rejected if they contain video without audio', async () => {
    const video: Recording = {
      bytes: runFfmpeg([...createLavfiArgs('color=size=32x32:duration=1'), '-c:v', 'libvpx', '-f', 'webm', 'pipe:1']),
      format: 'webm',
    };
    await expect(decode(video)).rejects.toThrow(NotAudioError);
  });

  it('are rejected if the codec is not allowed', async () => {
    const adpcm = runFfmpeg([
      ...createLavfiArgs('sine=440:duration=1'),
      '-c:a',
      'adpcm_ima_wav',
      '-f',
      'wav',
      'pipe:1',
    ]);
    expect(detectAudioFormat(adpcm)).toBe('wav');
    await expect(decode({ bytes: adpcm, format: 'wav' })).rejects.toThrow(NotAudioError);
  });
});

describe('the length limit', () => {
  const LIMIT_SECONDS = RECORDING_LIMITS.durationMs / 1_000;

  const createTone = (seconds: number) => createLongRecording('sine=440', 'webm', seconds, ['-b:a', '6k']);

  it('accepts a recording of the maximum length', async () => {
    expect((await decode(createTone(LIMIT_SECONDS))).seconds).toBeCloseTo(LIMIT_SECONDS, 0);
  });

  it('rejects a longer recording', async () => {
    await expect(decode(createTone(LIMIT_SECONDS + 2))).rejects.toThrow(RecordingTooLongError);
  });

  it('rejects a small file of two hours', async () => {
    const longRecording = createLongRecording('sine=440', 'webm', 7_200, ['-b:a', '500', '-frame_duration', '120']);
    expect(longRecording.bytes.length).toBeLessThan(8 * 1024 * 1024);
    await expect(decode(longRecording)).rejects.toThrow(RecordingTooLongError);
  });

  it('takes precedence over silence', async () => {
    const silent = createLongRecording('anullsrc', 'ogg', 600, ['-b:a', '6k']);
    expect(silent.bytes.length).toBeLessThan(300_000);
    await expect(decode(silent)).rejects.toThrow(RecordingTooLongError);
  });
});

it.each(FORMATS)('rejects silence recorded as %s', async (format) => {
  await expect(decode(synthesizeSound('anullsrc', format, ['-t', '3']))).rejects.toThrow(NoSpeechError);
});

it('rejects the background noise of an open microphone', async () => {
  const hiss = synthesizeSound('anoisesrc=color=pink:amplitude=0.002:duration=5:seed=1', 'webm');
  await expect(decode(hiss)).rejects.toThrow(NoSpeechError);
});
