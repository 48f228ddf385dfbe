/** Whether this page can use passkeys: old browsers cannot, and no browser can at an IP address. */
export function hasPasskeySupport(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^\[|^[\d.]+$/.test(location.hostname);
}
