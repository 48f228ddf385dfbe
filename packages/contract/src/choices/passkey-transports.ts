/** Ways to reach a key, which the browser is told again at the next use. Unknown ones are left out by the web. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
