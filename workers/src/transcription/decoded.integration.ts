import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { RECORDING_LIMITS } from '@trackrecord/contracts';
import { audioFormat } from '@trackrecord/platform';
import type { AudioFormat, Recording } from '../ai/ai.js';
import { ffmpeg, sounding, spoken } from '../testing/spoken.js';
import { decoded } from './decoded.js';
import { NotAudio, NothingHeard, RecordingTooLong } from './failures.js';

const FORMATS: readonly AudioFormat[] = ['webm', 'ogg', 'mp4', 'wav'];
const measure = (recording: Recording) => decoded(recording, 'ffmpeg', new AbortController().signal);
const lavfi = (source: string): readonly string[] => ['-f', 'lavfi', '-i', source];
/** Makes a long recording quickly: ten seconds are encoded, then repeated as they are. */
const repeated = (source: string, format: 'webm' | 'ogg', seconds: number, more: readonly string[] = []): Recording => {
  const folder = mkdtempSync(join(tmpdir(), 'repeated-'));
  try {
    const file = join(folder, `once.${format}`);
    writeFileSync(file, sounding(source, format, ['-t', '10', ...more]).bytes);
    const loop = ['-stream_loop', String(Math.ceil(seconds / 10)), '-i', file, '-t', String(seconds)];
    return { bytes: ffmpeg([...loop, '-c', 'copy', '-f', format, 'pipe:1']), format };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const cut = ({ bytes, format }: Recording, share: number): Recording => ({
  bytes: bytes.subarray(0, bytes.length * share),
  format,
});

it.each(FORMATS)('measures how long a recording in %s is, and how loud', async (format) => {
  const recording = sounding('sine=440:duration=3', format);
  expect(audioFormat(recording.bytes)).toBe(format);
  const { seconds, energy } = await measure(recording);
  expect(seconds).toBeCloseTo(3, 0);
  // ffmpeg's sine has an eighth of full scale; its root mean square is 0.088.
  expect(energy).toBeCloseTo(0.088, 2);
});

it('takes two channels and any rate', async () => {
  const { seconds } = await measure(sounding('sine=440:duration=2', 'wav', ['-ac', '2', '-ar', '44100']));
  expect(seconds).toBeCloseTo(2, 1);
});

it('reads an mp4 of Safari, in fragments', async () => {
  const fragments = ['-movflags', 'frag_keyframe+empty_moov'];
  expect((await measure(sounding('sine=440:duration=2', 'mp4', fragments))).seconds).toBeCloseTo(2, 0);
});

it('measures what is there of a recording that breaks off', async () => {
  const { seconds } = await measure(cut(spoken('designed a database for customer orders', 'webm'), 0.5));
  expect(seconds).toBeGreaterThan(0.5);
  expect(seconds).toBeLessThan(2);
});

describe('what cannot be decoded', () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), deflateSync(Buffer.alloc(10_000))]);

  it.each(FORMATS)('is refused as %s: a text, a picture, noise, nothing', async (format) => {
    for (const bytes of [Buffer.from('Dear sirs, '.repeat(1_000)), png, Buffer.alloc(5_000, 0xa7), Buffer.alloc(0)]) {
      await expect(measure({ bytes, format })).rejects.toThrow(NotAudio);
    }
  });

  it('is refused when it breaks off in its header', async () => {
    await expect(measure(cut(spoken('designed a database', 'webm'), 0.02))).rejects.toThrow(NotAudio);
  });

  it('is refused when it is one container that calls itself another', async () => {
    const { bytes } = spoken('designed a database', 'ogg');
    await expect(measure({ bytes, format: 'mp4' })).rejects.toThrow(NotAudio);
  });

  it('is refused when it holds pictures and no sound', async () => {
    const moving: Recording = {
      bytes: ffmpeg([...lavfi('color=size=32x32:duration=1'), '-c:v', 'libvpx', '-f', 'webm', 'pipe:1']),
      format: 'webm',
    };
    await expect(measure(moving)).rejects.toThrow(NotAudio);
  });

  it('is refused when its codec is none that anybody records with', async () => {
    const odd = ffmpeg([...lavfi('sine=440:duration=1'), '-c:a', 'adpcm_ima_wav', '-f', 'wav', 'pipe:1']);
    expect(audioFormat(odd)).toBe('wav');
    await expect(measure({ bytes: odd, format: 'wav' })).rejects.toThrow(NotAudio);
  });
});

describe('the length', () => {
  const LIMIT = RECORDING_LIMITS.length / 1_000;

  const tone = (seconds: number) => repeated('sine=440', 'webm', seconds, ['-b:a', '6k']);

  it('may be all of the limit', async () => {
    expect((await measure(tone(LIMIT))).seconds).toBeCloseTo(LIMIT, 0);
  }, 60_000);

  it('must not be more', async () => {
    await expect(measure(tone(LIMIT + 2))).rejects.toThrow(RecordingTooLong);
  }, 60_000);

  it('of hours in a small file is decoded no further than the limit', async () => {
    const hours = repeated('sine=440', 'webm', 7_200, ['-b:a', '500', '-frame_duration', '120']);
    expect(hours.bytes.length).toBeLessThan(8 * 1024 * 1024);
    await expect(measure(hours)).rejects.toThrow(RecordingTooLong);
  }, 120_000);

  it('of a long silence is too long rather than silent', async () => {
    const silent = repeated('anullsrc', 'ogg', 600, ['-b:a', '6k']);
    expect(silent.bytes.length).toBeLessThan(300_000);
    await expect(measure(silent)).rejects.toThrow(RecordingTooLong);
  }, 60_000);
});

it.each(FORMATS)('hears nothing in silence recorded as %s', async (format) => {
  await expect(measure(sounding('anullsrc', format, ['-t', '3']))).rejects.toThrow(NothingHeard);
});

it('hears nothing in the hiss of an open microphone', async () => {
  const hiss = sounding('anoisesrc=color=pink:amplitude=0.002:duration=5:seed=1', 'webm');
  await expect(measure(hiss)).rejects.toThrow(NothingHeard);
});
