import { getResponseTimeoutMs, hasSuccessField } from './endpoints.js';

it.each([
  ['GET', '/api/profile/u1?revision=3', 7_000],
  ['GET', '/api/cv/generate/u1/u1?x=/api/roles/enhance', 32_000],
  ['DELETE', '/api/profile/u1', 62_000],
  ['POST', '/API/transcription/transcribe-finalize/', 122_000],
  ['GET', '/api/nothing', 7_000],
])('waits for the response to %s %s slightly longer than the service', (method, url, timeoutMs) => {
  expect(getResponseTimeoutMs(method, url)).toBe(timeoutMs);
});

it.each([
  ['PATCH', '/api/profile/skills/u1', true],
  ['POST', '/api/profile', false],
  ['GET', '/api/nothing', false],
])('tells whether responses to %s %s have a success field', (method, url, expected) => {
  expect(hasSuccessField(method, url)).toBe(expected);
});
