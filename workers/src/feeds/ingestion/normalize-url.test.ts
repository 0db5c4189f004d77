import { normalizeUrl } from './normalize-url.js';

it.each([
  ['https://www.acme.example/jobs/7/', 'http://acme.example/jobs/7'],
  ['https://acme.example/jobs/7?utm_source=x&gh_src=abc', 'https://acme.example/jobs/7#apply'],
  ['https://ACME.example/jobs?b=2&a=1', 'https://acme.example/jobs?a=1&b=2'],
  ['https://acme.example/jobs/7?lever-source=LinkedIn', 'https://acme.example/jobs/7'],
])('%s and %s are the same URL', (left, right) => {
  expect(normalizeUrl(left)).toBe(normalizeUrl(right));
});

it.each([
  ['https://acme.example/jobs/7', 'https://acme.example/jobs/8'],
  ['https://acme.example/jobs?id=7', 'https://acme.example/jobs?id=8'],
  ['https://acme.example/Jobs/7', 'https://acme.example/jobs/7'],
  ['https://acme.example/jobs?ref=JOB-1', 'https://acme.example/jobs?ref=JOB-2'],
  ['https://acme.example/jobs?refid=1', 'https://acme.example/jobs?refid=2'],
  ['https://acme.example/jobs?source=a&src=1', 'https://acme.example/jobs?source=a&src=2'],
  ['https://acme.example/#/jobs/7', 'https://acme.example/#/jobs/8'],
  ['https://acme.example/jobs#job-7', 'https://acme.example/jobs#job-8'],
  ['https://acme.example/jobs/7', 'https://other.example/jobs/7'],
])('%s and %s are different URLs', (left, right) => {
  expect(normalizeUrl(left)).not.toBe(normalizeUrl(right));
});
