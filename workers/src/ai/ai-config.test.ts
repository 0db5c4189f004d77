import { readConfig } from '@trackrecord/platform';
import { z } from 'zod';
import { aiVariables, toOpenAiSettings } from './ai-config.js';

const read = (env: NodeJS.ProcessEnv) => readConfig(z.object(aiVariables), env);

it('disables the model if key and base URL are unset or empty', () => {
  expect(toOpenAiSettings(read({}))).toBeUndefined();
  expect(toOpenAiSettings(read({ OPENAI_API_KEY: '', OPENAI_BASE_URL: ' ' }))).toBeUndefined();
});

it('applies defaults to unset and empty variables', () => {
  const config = read({ OPENAI_API_KEY: 'sk-1\n', OPENAI_MODEL: '', AI_DAILY_CALL_LIMIT: '' });
  expect(config).toMatchObject({ AI_DAILY_CALL_LIMIT_PER_USER: 200, AI_DAILY_CALL_LIMIT: 20_000 });
  expect(toOpenAiSettings(config)).toMatchObject({
    apiKey: 'sk-1',
    baseUrl: undefined,
    model: 'gpt-4o-mini',
    transcriptionModel: 'whisper-1',
  });
});

it('enables a self-hosted server with a base URL and no key', () => {
  expect(toOpenAiSettings(read({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }))).toMatchObject({
    apiKey: undefined,
    baseUrl: 'http://127.0.0.1:8080/v1',
  });
});

it.each([
  { OPENAI_BASE_URL: 'ftp://example.com' },
  { AI_DAILY_CALL_LIMIT: 'many' },
  { AI_DAILY_CALL_LIMIT_PER_USER: '-1' },
  { OPENAI_TIMEOUT: '0' },
])('rejects %p and names the variable', (env) => {
  expect(() => read(env)).toThrow(Object.keys(env)[0]);
});
