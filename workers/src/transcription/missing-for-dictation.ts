import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { DictationConfig } from './dictation-config.js';
import { modelIn, recogniserFilter } from './recogniser-filter.js';

const TIMEOUT = 20_000;

/**
 * Why nothing can be dictated offline on this machine, for the log, or nothing where it can: the programs are run, the
 * model loaded and a tenth of a second of silence recognised. Blocks for about half a second, so at start only.
 */
export function missingForDictation(config: DictationConfig): string | undefined {
  if (!runs(config.FFMPEG, ['-version'])) return `${config.FFMPEG} cannot be run`;
  if (!runs(config.FFPROBE, ['-version'])) return `${config.FFPROBE} cannot be run`;
  if (!runs(config.FFPROBE, lavfi('anullsrc,atrim=duration=0.1'))) return `${config.FFPROBE} has no filters`;
  const model = modelIn(config);
  const absent = [model.acoustic, model.dictionary, model.language].find((path) => !existsSync(path));
  if (absent !== undefined) return `${absent} is missing`;
  const silence = 'anullsrc=sample_rate=16000:channel_layout=mono,atrim=duration=0.1,aformat=sample_fmts=s16';
  if (runs(config.FFPROBE, lavfi(`${silence},${recogniserFilter(model)}`))) return undefined;
  return `the asr filter of ${config.FFPROBE} is missing, or cannot load the model`;
}

const lavfi = (graph: string): readonly string[] => ['-loglevel', 'quiet', '-f', 'lavfi', '-i', graph];

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: TIMEOUT, killSignal: 'SIGKILL' }).status === 0;
}
