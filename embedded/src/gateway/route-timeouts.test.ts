import { getResponseTimeoutMs } from './route-timeouts.js';

const SECOND_MS = 1_000;

it.each([
  ['GET', '/api/profile/u1?revision=3', 5],
  ['PATCH', '/api/profile/skills/u1', 5],
  ['POST', '/api/transcription/transcribe-chunk', 5],
  ['GET', '/api/profile/u1/export/json-resume', 5],
  ['POST', '/api/transcription/enhance', 25],
  ['POST', '/api/roles/recommend', 25],
  ['POST', '/api/roles/enhance', 25],
  ['POST', '/api/skills/enhance', 25],
  ['POST', '/api/postings/read', 25],
  ['GET', '/api/cv/generate/u1/u1?x=/api/roles/enhance', 30],
  ['GET', '/api/support/people/u1/cv?revision=3', 30],
  ['PUT', '/api/applications/u1/a1/sent', 30],
  ['GET', '/api/applications/u1/a1/sent/cv', 5],
  ['GET', '/api/applications/u1/report/pdf?from=2026-11-01', 30],
  ['GET', '/api/applications/u1/report/csv', 5],
  ['GET', '/api/support/people/cv/profile', 5],
  ['GET', '/api/profile/u1/export', 60],
  ['DELETE', '/api/profile/u1', 60],
  ['POST', '/api/transcription/transcribe-finalize', 120],
])('sets the timeout of %s %s slightly above the %i s of the service', (method, url, seconds) => {
  const marginMs = getResponseTimeoutMs(method, url) - seconds * SECOND_MS;
  expect(marginMs).toBeGreaterThan(0);
  expect(marginMs).toBeLessThanOrEqual(3 * SECOND_MS);
});
