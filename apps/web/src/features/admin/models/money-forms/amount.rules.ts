/**
 * An amount as typed, with a comma or a point before the decimals. Null for anything else: more decimals than
 * allowed are refused, because “1,000” may mean a thousand.
 * @param decimals most digits after the comma
 */
export function readAmount(text: string, decimals: number): number | null {
  const typed = text.replaceAll(/\s/g, '');
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return fraction.length > decimals ? null : Number(`${whole}.${fraction || '0'}`);
}
