import { AiError } from '../ai/ai.js';
import { buildAsrFilter, type Model } from './asr-filter.js';
import { runProgram } from './run-program.js';
import { type DecodedAudio, createWavHeader } from './decoded-audio.js';

/** Five minutes of speech take about 40 seconds on an idle core. */
const TIMEOUT_MS = 110_000;
const MAX_OUTPUT_BYTES = 256 * 1024;
const TAG = 'lavfi.asr.text';

/**
 * Speech is amplified to this share of full scale. Word error rates with three flite voices at -40 dB: 0.89 without
 * amplification, 0.21 with it.
 */
const TARGET_LOUDNESS = 0.12;

/**
 * Recognizes speech, one utterance for each stretch between silences of half a second.
 *
 * Uses ffprobe, because ffmpeg's `ametadata` truncates text after 127 characters. The second of silence appended at the
 * end makes the transcriber emit the last utterance.
 * @throws {AiError} `timeout` if the signal aborts or it takes too long, `unavailable` if ffprobe fails, `garbage` if
 * the output is too long.
 */
export async function transcribeUtterances(
  { samples, loudness }: DecodedAudio,
  model: Model,
  ffprobe: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { code, output, isOutputTruncated } = await runProgram(
    {
      command: ffprobe,
      args: [
        '-loglevel',
        'quiet',
        '-f',
        'lavfi',
        '-i',
        buildFilterGraph(model, TARGET_LOUDNESS / loudness),
        ...OUTPUT_ARGS,
      ],
      input: [createWavHeader(samples.length), samples],
      maxOutputBytes: MAX_OUTPUT_BYTES,
      timeoutMs: TIMEOUT_MS,
    },
    signal,
  );
  if (isOutputTruncated) throw new AiError('garbage', 'the offline transcriber wrote too much');
  if (code !== 0) throw new AiError('unavailable', 'the offline transcriber failed');
  const lines = output.toString('utf8').split('\n');
  return lines.filter((line) => line.startsWith(`TAG:${TAG}=`)).map((line) => line.slice(`TAG:${TAG}=`.length));
}

const OUTPUT_ARGS = ['-show_entries', `frame_tags=${TAG}`, '-of', 'default=noprint_wrappers=1'];

const buildFilterGraph = (model: Model, gain: number): string =>
  [
    String.raw`amovie=filename=pipe\\:0:format_name=wav`,
    `volume=${gain.toFixed(4)}`,
    'aformat=sample_fmts=s16:channel_layouts=mono:sample_rates=16000',
    'asetnsamples=1600',
    'apad=pad_dur=1',
    buildAsrFilter(model),
  ].join(',');
