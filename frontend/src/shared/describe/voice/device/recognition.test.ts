import { fakeRecognition } from '../../../../testing/speech-recognition';
import type { FakeRecognition } from '../../../../testing/speech-recognition';
import { createDeviceRecognition, getAvailability, installLanguage } from './recognition';

let recognition: FakeRecognition | undefined;
afterEach(() => {
  jest.useRealTimers();
  recognition?.restore();
  recognition = undefined;
});

const never = () => new Promise<never>(() => undefined);

it.each(['available', 'downloadable', 'downloading', 'unavailable'] as const)('answers %s', async (availability) => {
  recognition = fakeRecognition({ available: () => Promise.resolve(availability) });
  expect(await getAvailability('de-DE')).toBe(availability);
  expect(recognition.asked).toEqual(['de-DE']);
});

it('answers unavailable if the browser has no answer within 3 seconds', async () => {
  jest.useFakeTimers();
  recognition = fakeRecognition({ available: never });
  const answer = getAvailability('en-US');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('unavailable');
});

it('gives up a download after three minutes', async () => {
  jest.useFakeTimers();
  recognition = fakeRecognition({ install: never });
  const answer = installLanguage('en-US');
  await jest.advanceTimersByTimeAsync(180_000);
  expect(await answer).toBe(false);
});

it.each([
  ['refused', () => Promise.resolve(false), false],
  ['forbidden by the browser', () => Promise.reject(new DOMException('No', 'NotAllowedError')), false],
  ['done', () => Promise.resolve(true), true],
])('returns whether a download was successful: %s', async (_name, install, hasInstalled) => {
  recognition = fakeRecognition({ install });
  expect(await installLanguage('en-US')).toBe(hasInstalled);
});

it.each([
  ['the API is missing', undefined],
  ['the browser cannot keep the sound on the device', { lacks: 'processLocally' }],
  ['the browser ignores that it has to', { ignoresProcessLocally: true }],
] as const)('creates no recognition if %s', (_name, options) => {
  recognition = options && fakeRecognition(options);
  expect(() => createDeviceRecognition('en-US')).toThrow();
});
