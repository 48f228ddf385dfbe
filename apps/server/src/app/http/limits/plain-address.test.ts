import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:8080 ', '192.0.2.1'],
  ['"192.0.2.1:8080"', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:0db8::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['Unknown', 'unknown'],
  ['_hidden', '_hidden'],
  ['', ''],
])('%j is %s', (written, address) => {
  expect(plainAddress(written)).toBe(address);
});
