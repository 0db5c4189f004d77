import { readConfig } from '@trackrecord/platform';
import { z } from 'zod';
import { aiVariables, toChatSettings, toTranscriptionSettings } from './ai-config.js';

const read = (env: NodeJS.ProcessEnv) => readConfig(z.object(aiVariables), env);

const OLLAMA = 'http://127.0.0.1:11434/v1';
const WHISPER = 'http://127.0.0.1:9000/v1';

it('disables the models if keys and base URLs are unset or empty', () => {
  for (const config of [read({}), read({ OPENAI_API_KEY: '', OPENAI_BASE_URL: ' ' })]) {
    expect(toChatSettings(config)).toEqual([]);
    expect(toTranscriptionSettings(config)).toBeUndefined();
  }
});

it('applies defaults to unset and empty variables', () => {
  const config = read({ OPENAI_API_KEY: 'sk-1\n', OPENAI_MODEL: '', AI_DAILY_CALL_LIMIT: '' });
  expect(config).toMatchObject({ AI_DAILY_CALL_LIMIT_PER_USER: 200, AI_DAILY_CALL_LIMIT: 20_000 });
  const server = { apiKey: 'sk-1', baseUrl: undefined };
  expect(toChatSettings(config)).toEqual([
    {
      ...server,
      model: 'gpt-6-luna',
      timeoutMs: 18_000,
      stallTimeoutMs: 5_000,
      reasoningEffort: 'none',
      contextTokens: undefined,
    },
  ]);
  expect(toTranscriptionSettings(config)).toEqual({
    ...server,
    model: 'gpt-transcribe',
    timeoutMs: 60_000,
    language: undefined,
  });
});

it('enables a self-hosted server with a base URL and no key, and assumes the context of Ollama', () => {
  const [settings] = toChatSettings(read({ OPENAI_BASE_URL: OLLAMA }));
  expect(settings).toMatchObject({ apiKey: undefined, baseUrl: OLLAMA, contextTokens: 4_096 });
  const [larger] = toChatSettings(read({ OPENAI_BASE_URL: OLLAMA, OPENAI_CONTEXT_TOKENS: '16384' }));
  expect(larger?.contextTokens).toBe(16_384);
});

describe('a second model', () => {
  it('may be another one on the same server, and leaves time for it', () => {
    const settings = toChatSettings(read({ OPENAI_API_KEY: 'sk-1', OPENAI_FALLBACK_MODEL: 'b' }));
    expect(settings).toMatchObject([
      { apiKey: 'sk-1', model: 'gpt-6-luna', timeoutMs: 12_000 },
      { apiKey: 'sk-1', baseUrl: undefined, model: 'b', timeoutMs: 18_000 },
    ]);
  });

  it('may be on another server, which does not get the key of the first', () => {
    const env = { OPENAI_API_KEY: 'sk-1', OPENAI_FALLBACK_BASE_URL: OLLAMA, OPENAI_FALLBACK_MODEL: 'b' };
    expect(toChatSettings(read(env))[1]).toMatchObject({ apiKey: undefined, baseUrl: OLLAMA, contextTokens: 4_096 });
  });

  it('is on the server of OpenAI if it has a key and no base URL', () => {
    const env = { OPENAI_BASE_URL: OLLAMA, OPENAI_FALLBACK_API_KEY: 'sk-2', OPENAI_FALLBACK_MODEL: 'b' };
    expect(toChatSettings(read(env))[1]).toMatchObject({ apiKey: 'sk-2', baseUrl: undefined, model: 'b' });
  });
});

describe('transcription', () => {
  it('may have a server of its own, which does not get the key of the chat model', () => {
    const env = { OPENAI_API_KEY: 'sk-1', OPENAI_TRANSCRIPTION_BASE_URL: WHISPER, OPENAI_TRANSCRIPTION_LANGUAGE: 'de' };
    const config = read(env);
    expect(toTranscriptionSettings(config)).toMatchObject({ apiKey: undefined, baseUrl: WHISPER, language: 'de' });
    expect(toChatSettings(config)).toMatchObject([{ apiKey: 'sk-1', baseUrl: undefined }]);
  });

  it('needs no chat model', () => {
    const config = read({ OPENAI_TRANSCRIPTION_BASE_URL: WHISPER, OPENAI_TRANSCRIPTION_API_KEY: 'sk-3' });
    expect(toTranscriptionSettings(config)).toMatchObject({ apiKey: 'sk-3', baseUrl: WHISPER });
    expect(toChatSettings(config)).toEqual([]);
  });
});

it.each([
  { OPENAI_BASE_URL: 'ftp://example.com' },
  { OPENAI_TRANSCRIPTION_BASE_URL: 'localhost:9000' },
  { OPENAI_TRANSCRIPTION_LANGUAGE: 'English' },
  { OPENAI_REASONING_EFFORT: 'much' },
  { OPENAI_CONTEXT_TOKENS: '12' },
  { AI_DAILY_CALL_LIMIT: 'many' },
  { AI_DAILY_CALL_LIMIT_PER_USER: '-1' },
  { AI_DAILY_TOKEN_LIMIT: '1.5' },
  { OPENAI_TIMEOUT: '0' },
])('rejects %p and names the variable', (env) => {
  expect(() => read(env)).toThrow(Object.keys(env)[0]);
});
