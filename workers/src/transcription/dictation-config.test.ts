import { z } from 'zod';
import { dictationVariables } from './dictation-config.js';

const read = (env: Record<string, string>) => z.object(dictationVariables).parse(env);

it('uses what Debian installs, and free English, unless told otherwise', () => {
  const usual = { FFMPEG: 'ffmpeg', FFPROBE: 'ffprobe', ASR_MODEL: '/usr/share/pocketsphinx/model/en-us' };
  expect(read({})).toEqual(usual);
  expect(read({ FFMPEG: '', ASR_MODEL: ' ', ASR_GRAMMAR: '' })).toEqual(usual);
});

it('takes other programs, another model and a grammar', () => {
  const own = { FFMPEG: '/opt/ffmpeg', FFPROBE: '/opt/ffprobe', ASR_MODEL: '/opt/model', ASR_GRAMMAR: 'words.gram' };
  expect(read(own)).toEqual(own);
});
