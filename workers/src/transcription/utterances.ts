import { AiError } from '../ai/ai.js';
import { recogniserFilter, type Model } from './recogniser-filter.js';
import { runProgram } from './run-program.js';
import { type Sound, wavHeader } from './sound.js';

/** Five minutes of speech take some 40 seconds of an idle core. */
const DEADLINE = 110_000;
const MOST_TEXT = 256 * 1024;
const TAG = 'lavfi.asr.text';

/**
 * The loudness, as a share of full scale, that speech is brought to. Measured with three flite voices: 40 dB below full
 * volume 0.89 of the words are wrong as they are, 0.21 amplified.
 */
const LOUD = 0.12;

/**
 * What the recogniser hears in a sound, one text for each stretch between silences of half a second.
 *
 * ffprobe runs the filter, because ffmpeg's `ametadata` cuts what it prints after 127 characters. The second of silence
 * at the end makes the recogniser give its last utterance out.
 * @throws {AiError} `timeout` once the signal aborts, `unavailable` where ffprobe or its recogniser fails, `garbage`
 * where it does not stop talking.
 */
export async function utterances(
  { samples, energy }: Sound,
  model: Model,
  ffprobe: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { code, output, wroteTooMuch } = await runProgram(
    {
      command: ffprobe,
      args: ['-loglevel', 'quiet', '-f', 'lavfi', '-i', graph(model, LOUD / energy), ...SHOWN],
      input: [wavHeader(samples.length), samples],
      mostOutput: MOST_TEXT,
      deadline: DEADLINE,
    },
    signal,
  );
  if (wroteTooMuch) throw new AiError('garbage', 'the offline recogniser wrote too much');
  if (code !== 0) throw new AiError('unavailable', 'the offline recogniser failed');
  const lines = output.toString('utf8').split('\n');
  return lines.filter((line) => line.startsWith(`TAG:${TAG}=`)).map((line) => line.slice(`TAG:${TAG}=`.length));
}

const SHOWN = ['-show_entries', `frame_tags=${TAG}`, '-of', 'default=noprint_wrappers=1'];

const graph = (model: Model, gain: number): string =>
  [
    String.raw`amovie=filename=pipe\\:0:format_name=wav`,
    `volume=${gain.toFixed(4)}`,
    'aformat=sample_fmts=s16:channel_layouts=mono:sample_rates=16000',
    'asetnsamples=1600',
    'apad=pad_dur=1',
    recogniserFilter(model),
  ].join(',');
