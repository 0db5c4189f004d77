import { execFileSync } from 'node:child_process';

const MAX_BYTES = 32 * 1024 * 1024;

/** Creates a recording in the format of browsers (WebM with Opus) from an ffmpeg source (`sine`, `anullsrc`, ...). */
export const createRecording = (source: string, ...extraArgs: readonly string[]): Buffer =>
  execFileSync(
    'ffmpeg',
    ['-loglevel', 'error', '-f', 'lavfi', '-i', source, ...extraArgs, '-c:a', 'libopus', '-f', 'webm', 'pipe:1'],
    { maxBuffer: MAX_BYTES },
  );

/** Creates a recording in which a voice says a sentence (without apostrophes). */
export const recordSpeech = (sentence: string): Buffer => createRecording(`flite=text='${sentence}':voice=slt`);
