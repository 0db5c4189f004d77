import { z } from 'zod';
import { dictationVariables } from './dictation-config.js';

const read = (env: Record<string, string>) => z.object(dictationVariables).parse(env);

it('defaults to the Debian packages without a grammar', () => {
  const usual = { FFMPEG: 'ffmpeg', FFPROBE: 'ffprobe', ASR_MODEL: '/usr/share/pocketsphinx/model/en-us' };
  expect(read({})).toEqual(usual);
  expect(read({ FFMPEG: '', ASR_MODEL: ' ', ASR_GRAMMAR: '' })).toEqual(usual);
});

it('reads programs, model and grammar', () => {
  const own = { FFMPEG: '/opt/ffmpeg', FFPROBE: '/opt/ffprobe', ASR_MODEL: '/opt/model', ASR_GRAMMAR: 'words.gram' };
  expect(read(own)).toEqual(own);
});
