import { toIpPrefix } from './ip-prefix.js';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0007::5', '2001:db8:0:7'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('counts requests from %s under %s', (address, expected) => {
  expect(toIpPrefix(address)).toBe(expected);
});
