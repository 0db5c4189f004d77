import { readSettings, SettingsError } from './settings.js';

it('enables response validation with CHECK_ANSWERS, and rejects it in production', () => {
  expect(readSettings({ CHECK_ANSWERS: '1' }).shouldValidateResponses).toBe(true);
  expect(readSettings({ NODE_ENV: 'production' }).shouldValidateResponses).toBe(false);
  const read = () => readSettings({ CHECK_ANSWERS: '1', NODE_ENV: 'production' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/^CHECK_ANSWERS [^\n]*$/);
});

it('rejects STORE_CALLS_FILE in production', () => {
  expect(readSettings({ STORE_CALLS_FILE: '/calls.txt' }).storeCallsFile).toBe('/calls.txt');
  expect(() => readSettings({ STORE_CALLS_FILE: '/calls.txt', NODE_ENV: 'production' })).toThrow(SettingsError);
});

it.each([
  [{ PUBLIC_ORIGIN: 'jobs.example.com' }, /^PUBLIC_ORIGIN: /],
  [{ PUBLIC_ORIGIN: 'https://jobs.example.com/app' }, /^PUBLIC_ORIGIN: /],
  [{ OPERATIONS_PORT: 'no' }, /^OPERATIONS_PORT /],
  [{ WORKERS: 'cv:1' }, /^WORKERS: no worker for [^\n]*$/],
  [{ WORKER_DRAIN_SECONDS: '-1' }, /^WORKER_DRAIN_SECONDS /],
])('rejects %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});

it('passes PUBLIC_ORIGIN to the gateway', () => {
  expect(readSettings({ PUBLIC_ORIGIN: 'https://jobs.example.com' }).gateway).toEqual({
    PUBLIC_ORIGIN: 'https://jobs.example.com',
  });
});
