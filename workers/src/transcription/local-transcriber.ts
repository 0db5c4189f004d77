import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Transcriber } from '../ai/ai.js';
import { decodeRecording } from './decode-recording.js';
import type { DictationConfig } from './dictation-config.js';
import { NoSpeechError } from './errors.js';
import { buildAsrFilter, locateModel, type Model } from './asr-filter.js';
import { formatTranscript } from './format-transcript.js';
import { transcribeUtterances } from './transcribe-utterances.js';

/**
 * Creates the offline transcriber, or returns undefined and calls `onUnavailable` with a one-line reason if it is not
 * installed. Blocks for a few tenths of a second for the checks.
 *
 * Transcripts are rough: even for clear synthesized speech about one word in five is wrong. Throws the errors of {@link
 * decodeRecording}, and {@link NoSpeechError} if no words are recognized.
 */
export function createLocalTranscriber(
  config: DictationConfig,
  onUnavailable: (reason: string) => void,
): Transcriber | undefined {
  const unavailableReason = findUnavailableReason(config);
  if (unavailableReason !== undefined) {
    onUnavailable(unavailableReason);
    return undefined;
  }
  return createTranscriber(config, locateModel(config));
}

const createTranscriber = ({ FFMPEG, FFPROBE }: DictationConfig, model: Model): Transcriber => ({
  engine: 'rules',
  transcribe: async (recording, signal) => {
    const audio = await decodeRecording(recording, FFMPEG, signal);
    const text = formatTranscript(await transcribeUtterances(audio, model, FFPROBE, signal));
    if (text === '') throw new NoSpeechError();
    return { text, rough: true };
  },
});

const TIMEOUT_MS = 20_000;

/**
 * Returns why offline dictation is unavailable, for the log, or undefined if it works. Recognizes a tenth of a second
 * of silence, which needs the filters, the model and its files; looks for the cause only if that fails.
 */
function findUnavailableReason(config: DictationConfig): string | undefined {
  if (!runsSuccessfully(config.FFMPEG, ['-version'])) return `${config.FFMPEG} cannot be run`;
  const model = locateModel(config);
  const silence = 'anullsrc=sample_rate=16000:channel_layout=mono,atrim=duration=0.1,aformat=sample_fmts=s16';
  if (runsSuccessfully(config.FFPROBE, createLavfiArgs(`${silence},${buildAsrFilter(model)}`))) return undefined;
  if (!runsSuccessfully(config.FFPROBE, ['-version'])) return `${config.FFPROBE} cannot be run`;
  if (!runsSuccessfully(config.FFPROBE, createLavfiArgs('anullsrc,atrim=duration=0.1')))
    return `${config.FFPROBE} has no filters`;
  const missingFile = [model.acoustic, model.dictionary, model.language].find((path) => !existsSync(path));
  if (missingFile !== undefined) return `${missingFile} is missing`;
  return `the asr filter of ${config.FFPROBE} is missing, or cannot load the model`;
}

const createLavfiArgs = (graph: string): readonly string[] => ['-loglevel', 'quiet', '-f', 'lavfi', '-i', graph];

function runsSuccessfully(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: TIMEOUT_MS, killSignal: 'SIGKILL' }).status === 0;
}
