import { expect, test } from 'vitest';
import { deviceOf } from './device.rules.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome', 'Windows', `${windows} ${chromium} Safari/537.36`],
  ['Edge', 'Windows', `${windows} ${chromium} Safari/537.36 Edg/142.0.0.0`],
  ['Opera', 'Windows', `${windows} ${chromium} Safari/537.36 OPR/124.0.0.0`],
  [
    'Firefox',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  ['Chrome', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chromium} Safari/537.36`],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  ],
  ['Safari', 'iPhone', `${iphone} Version/26.1 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iPhone', `${iphone} CriOS/142.0.7444.128 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'iPhone', `${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge', 'iPhone', `${iphone} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari',
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [null, null, 'curl/8.5.0'],
  [null, 'Windows', 'Some App (Windows NT 10.0)'],
  [null, null, ''],
])('names %s on %s', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('an unknown device has no name', () => {
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});
