const expression = /[\d.,\s€$%()+\-–−×x*·/÷:]+$/u;
/** “6 transfers ×”: words between a number and a sign. */
const unitWord = /(?<=\d\s?)[\p{L}\s.]+(?=[)+×x*·/÷=–−-]|$)/gu;
const token = /\d+(?:[.,]\d+)*|[()+*/-]/g;
/** Signs of arithmetic as people write them. */
const signs: readonly [RegExp, string][] = [
  [/[–−]/g, '-'],
  [/[×x·]/g, '*'],
  [/÷|(?<=\d\s?):(?=\s?\d)/g, '/'],
];

/** The value of the arithmetic at the end of a text: 450 for “In all (€35 + €40) × 6”; null if there is none. */
export function valueOfEquation(before: string): number | null {
  const [written = ''] = expression.exec(before.replace(unitWord, ' ')) ?? [];
  const plain = signs.reduce((text, [sign, plainSign]) => text.replace(sign, plainSign), written);
  const tokens = plain.match(token) ?? [];
  while (/^[+*/-]$/.test(tokens[0] ?? '')) tokens.shift();
  if (!tokens.some((one) => /[+*/-]/.test(one))) return null;
  const value = sum(tokens.slice());
  return value !== null && Number.isFinite(value) ? value : null;
}

/** Reads and removes a sum from the front of the tokens; null if they are no arithmetic. */
function sum(tokens: string[]): number | null {
  let value = product(tokens);
  while (value !== null && (tokens[0] === '+' || tokens[0] === '-')) {
    const isPlus = tokens.shift() === '+';
    const next: number | null = product(tokens);
    value = next === null ? null : value + (isPlus ? next : -next);
  }
  return value;
}

function product(tokens: string[]): number | null {
  let value = factor(tokens);
  while (value !== null && (tokens[0] === '*' || tokens[0] === '/')) {
    const isTimes = tokens.shift() === '*';
    const next: number | null = factor(tokens);
    value = next === null ? null : isTimes ? value * next : value / next;
  }
  return value;
}

function factor(tokens: string[]): number | null {
  const first = tokens.shift();
  if (first === '(') {
    const value = sum(tokens);
    return tokens.shift() === ')' ? value : null;
  }
  return first === undefined || !/^\d/.test(first) ? null : numberOf(first);
}

/** “1,200” is a thousand, “12,78” a decimal. */
function numberOf(written: string): number {
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(written)) return Number(written.replace(/[.,]/g, ''));
  return Number(written.replace(',', '.'));
}
