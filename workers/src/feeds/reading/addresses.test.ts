import { addressOf, linkOf } from './addresses.js';
import { RecordUnreadable } from './records.js';

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
])('what a feed tells is no address to lead to, or to show a picture of: %s', (told) => {
  expect(addressOf(told)).toBeUndefined();
  expect(() => linkOf(told)).toThrow(RecordUnreadable);
});

it('an address that is longer than the contracts take is none', () => {
  expect(addressOf(`https://feeds.test/${'x'.repeat(2_000)}`)).toBeUndefined();
});

it('a web address is taken without the spaces around it', () => {
  expect([addressOf(' https://feeds.test/1 '), linkOf('http://feeds.test/1')]).toEqual([
    'https://feeds.test/1',
    'http://feeds.test/1',
  ]);
});
