import { toUrl, requireUrl } from './urls.js';
import { RecordUnreadableError } from './records.js';

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://feeds.test/1',
  'file:///etc/passwd',
  'ftp://feeds.test/',
  '//feeds.test/',
  '/jobs/1',
  '',
])('rejects the URL %s', (text) => {
  expect(toUrl(text)).toBeUndefined();
  expect(() => requireUrl(text)).toThrow(RecordUnreadableError);
});

it('rejects URLs longer than the contract allows', () => {
  expect(toUrl(`https://feeds.test/${'x'.repeat(2_000)}`)).toBeUndefined();
});

it('trims web URLs', () => {
  expect([toUrl(' https://feeds.test/1 '), requireUrl('http://feeds.test/1')]).toEqual([
    'https://feeds.test/1',
    'http://feeds.test/1',
  ]);
});
