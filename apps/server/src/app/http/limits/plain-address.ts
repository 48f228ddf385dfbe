import { isIPv6 } from 'node:net';

const withPort = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;
/** An IPv4 address in an IPv6 one, as `URL` writes it. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An IP address in one spelling: proxies write quotes, brackets, ports and zones, and each of several forms of IPv6. */
export function plainAddress(written: string): string {
  const bare = written.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, ipv4] = withPort.exec(bare) ?? [];
  const address = (inBrackets ?? ipv4 ?? bare).replace(/%.*$/, '');
  if (!isIPv6(address)) return address.toLowerCase();
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
