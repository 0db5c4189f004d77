import { parseWebTarget } from './web-target.js';

it('parses the host and the path with its query', () => {
  expect(parseWebTarget(' HTTPS://Images.Test:443/a b/../é.png?q=1 2#part ')).toEqual({
    host: 'images.test',
    hostHeader: 'images.test',
    path: '/%C3%A9.png?q=1%202',
  });
});

it('keeps the brackets of an IPv6 host in the Host header only', () => {
  expect(parseWebTarget('https://[2606:4700::1111]/')).toMatchObject({
    host: '2606:4700::1111',
    hostHeader: '[2606:4700::1111]',
  });
});

it('removes line breaks, so that a URL cannot inject headers', () => {
  expect(parseWebTarget('https://images.test/a\r\nX-Evil: 1').path).toBe('/aX-Evil:%201');
});

it.each(['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '①②⑦.⓪.⓪.①', '%31%32%37.0.0.1', '127.0.0.1.'])(
  'normalizes https://%s to 127.0.0.1',
  (host) => expect(parseWebTarget(`https://${host}/`).host).toBe('127.0.0.1'),
);

it.each([
  ['', 'not-a-url'],
  ['images.test/a.png', 'not-a-url'],
  ['//images.test/a.png', 'not-a-url'],
  ['https://', 'not-a-url'],
  ['https://256.256.256.256/', 'not-a-url'],
  ['https://a b/', 'not-a-url'],
  ['http://images.test/a.png', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['javascript:alert(1)', 'not-https'],
  ['data:image/png;base64,AA==', 'not-https'],
  ['wss://images.test/', 'not-https'],
  ['https://images.test:8443/', 'other-port'],
  ['https://images.test:80/', 'other-port'],
  ['https://ada@images.test/', 'has-credentials'],
  ['https://:secret@images.test/', 'has-credentials'],
])('rejects %j: %s', (url, reason) => {
  expect(() => parseWebTarget(url)).toThrow(reason);
});
