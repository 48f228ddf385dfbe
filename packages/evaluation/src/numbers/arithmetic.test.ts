import type { Unit } from '@savet/text/figures';
import { expect, test } from 'vitest';
import { follows, type Operand } from './arithmetic.ts';

const asked = (value: number, unit: Unit = 'none'): Operand => ({ value, unit, isAsked: true });
const ofHub = (value: number, unit: Unit = 'none'): Operand => ({ value, unit, isAsked: false });

test.each<[string, Operand[], number, Unit, number]>([
  ['a sum', [asked(25), asked(8)], 33, 'money', 0],
  ['a difference', [asked(25, 'money'), asked(8)], 17, 'money', 0],
  ['a product of the hub', [ofHub(0.4, 'money'), ofHub(60)], 24, 'money', 0],
  ['a rounded quotient', [asked(900), asked(120)], 8, 'none', 0],
  ['a year of months', [ofHub(60, 'money')], 720, 'money', 0],
  ['a price raised by a percentage', [asked(25), asked(10, 'percent')], 27.5, 'money', 1],
  ['a rise in percent', [asked(30), asked(25)], 20, 'percent', 0],
  ['the rest of a percentage', [asked(65, 'percent')], 35, 'percent', 0],
])('%s follows', (_what, operands, value, unit, decimals) => {
  expect(follows({ value, unit, decimals }, operands)).toBe(true);
});

test.each<[string, Operand[], number, Unit, number]>([
  ['another number', [asked(25), asked(8)], 34, 'money', 0],
  ['a rounded quotient of the hub', [ofHub(900), ofHub(110)], 8, 'none', 0],
  ['a ratio as an amount', [asked(8), asked(6)], 75, 'money', 0],
  ['two steps', [asked(25), asked(8)], 50.5, 'money', 1],
  ['anything from nothing', [], 5, 'money', 0],
])('%s does not', (_what, operands, value, unit, decimals) => {
  expect(follows({ value, unit, decimals }, operands)).toBe(false);
});
