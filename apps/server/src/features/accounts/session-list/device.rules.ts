/** The device of a session, by the names that people know; null for what is not recognised. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Names = readonly (readonly [RegExp, string])[];

/** The first that matches: most browsers also name those that they are compatible with. */
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Names the device from the `User-Agent` header. Browsers have frozen everything else in it, and change these names hardly
 * ever.
 */
export function deviceOf(userAgent: string | null): Device {
  const find = (names: Names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return { browser: find(browsers) ?? null, system: find(systems) ?? null };
}
