import { z } from 'zod';
import { dictationVariables } from './dictation-config.js';

const read = (env: Record<string, string>) => z.object(dictationVariables).parse(env);

it('defaults to the Debian packages', () => {
  const defaults = { FFMPEG: 'ffmpeg', FFPROBE: 'ffprobe', ASR_MODEL: '/usr/share/pocketsphinx/model/en-us' };
  expect(read({})).toEqual(defaults);
  expect(read({ FFMPEG: '', ASR_MODEL: ' ' })).toEqual(defaults);
});

it('reads programs and model', () => {
  const custom = { FFMPEG: '/opt/ffmpeg', FFPROBE: '/opt/ffprobe', ASR_MODEL: '/opt/model' };
  expect(read(custom)).toEqual(custom);
});
