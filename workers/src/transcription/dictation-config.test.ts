import { z } from 'zod';
import { dictationVariables } from './dictation-config.js';

const read = (env: Record<string, string>) => z.object(dictationVariables).parse(env);

it('defaults to the Debian packages', () => {
  const usual = { FFMPEG: 'ffmpeg', FFPROBE: 'ffprobe', ASR_MODEL: '/usr/share/pocketsphinx/model/en-us' };
  expect(read({})).toEqual(usual);
  expect(read({ FFMPEG: '', ASR_MODEL: ' ' })).toEqual(usual);
});

it('reads programs and model', () => {
  const own = { FFMPEG: '/opt/ffmpeg', FFPROBE: '/opt/ffprobe', ASR_MODEL: '/opt/model' };
  expect(read(own)).toEqual(own);
});
