import { render, screen } from '@testing-library/react';
import { LinkedText, splitAtAddresses } from './linked-text';

const getAddresses = (text: string): readonly string[] =>
  splitAtAddresses(text)
    .filter(({ isAddress }) => isAddress)
    .map((part) => part.text);

it.each([
  ['https://meet.example/abc-defg-hij', ['https://meet.example/abc-defg-hij']],
  ['http://meet.example', ['http://meet.example']],
  ['HTTPS://Meet.Example/A', ['HTTPS://Meet.Example/A']],
  ['Join at https://meet.example/1.', ['https://meet.example/1']],
  ['Join (https://meet.example/1), then call', ['https://meet.example/1']],
  ['Was it https://meet.example/1?', ['https://meet.example/1']],
  ['https://meet.example/1?pwd=a.b!', ['https://meet.example/1?pwd=a.b']],
  ['See https://en.example/wiki/Go_(game)', ['https://en.example/wiki/Go_(game)']],
  ['(see https://en.example/wiki/Go_(game))', ['https://en.example/wiki/Go_(game)']],
  ['[Join](https://meet.example/1)', ['https://meet.example/1']],
  ['**https://meet.example/1**', ['https://meet.example/1']],
  ["'https://meet.example/1'", ['https://meet.example/1']],
  ['“https://meet.example/1”', ['https://meet.example/1']],
  ['„https://meet.example/1“ und «https://meet.example/2»', ['https://meet.example/1', 'https://meet.example/2']],
  ['Join<https://meet.example/1>now', ['https://meet.example/1']],
  ['https://a.example/1\nhttps://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  ['https://a.example/1,https://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  [
    'https://calls.example/l/19%3ameeting_x%40thread.v2/0?context=%7b%22Tid%22%3a%221%22%7d',
    ['https://calls.example/l/19%3ameeting_x%40thread.v2/0?context=%7b%22Tid%22%3a%221%22%7d'],
  ],
  ['https://meet.example/#/room/1;mode=a&b=[c]', ['https://meet.example/#/room/1;mode=a&b=[c]']],
  ['https://meet.example:8443/1', ['https://meet.example:8443/1']],
  ['https://[2001:db8::1]/call', ['https://[2001:db8::1]/call']],
  ['https://de.example/Köln und https://hi.example/दिल्ली', ['https://de.example/Köln', 'https://hi.example/दिल्ली']],
  ['会议链接：https://meet.example/1。请准时', ['https://meet.example/1']],
  ['会議（https://meet.example/1）です', ['https://meet.example/1']],
  ['链接:https://meet.example/docs（中文说明）了解更多', ['https://meet.example/docs']],
  ['こちら→https://meet.example', ['https://meet.example']],
  ['(https://meet.example/path.)', ['https://meet.example/path']],
  ['(https://meet.example/).', ['https://meet.example/']],
  ['الرابط https://meet.example/1، شكرا', ['https://meet.example/1']],
  ['https://meet.example/1\u00a0at noon', ['https://meet.example/1']],
  ['https://meet.example/\u202eelpmaxe', ['https://meet.example/']],
  ['https://meet.example/\u200bx', ['https://meet.example/']],
  ['https://bank.example@evil.example/', []],
  ['https://bank.example:pass@evil.example/', []],
  ['https://bank.example\\@evil.example/', ['https://bank.example']],
  ['javascript:alert(1)//https://', []],
  ['javascript:https://meet.example', ['https://meet.example']],
  ['data:text/html,x ftp://files.example mailto:a@b.example', []],
  ['xhttps://meet.example', []],
  ['https:// https://. https://) http:/meet.example', []],
  ['https://meet.example:port/', []],
  ['meet.example/1 and www.meet.example', []],
  ['', []],
])('finds the addresses of %j', (text, addresses) => {
  expect(getAddresses(text)).toEqual(addresses);
  expect(
    splitAtAddresses(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('opens addresses in a new tab without opener and referrer, and shows markup as it is written', () => {
  const text = 'Ask <b>Sara</b>: https://meet.example/?a=<img>';
  const { container } = render(<LinkedText text={text} />);
  const link = screen.getByRole('link', { name: 'https://meet.example/?a= (opens a new tab)' });
  expect(link).toHaveAttribute('href', 'https://meet.example/?a=');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('b, img')).toBeNull();
});
