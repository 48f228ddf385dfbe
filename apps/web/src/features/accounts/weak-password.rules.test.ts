import { expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.rules.ts';

it.each(['password1', 'Парола123', 'qwerty99', '123456789', 'aaaaaaaaaaaa', 'сигурно', 'letmein!'])(
  'advises against %s',
  (password) => {
    expect(isWeakPassword(password)).toBe(true);
  },
);

it.each(['три коня и една вила', 'k7#mQ2pz', 'correcthorsebattery', 'Ябълка-42-лъжица'])(
  'says nothing about %s',
  (password) => {
    expect(isWeakPassword(password)).toBe(false);
  },
);
