import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.rules.ts';

it.each(['', 'a', '12345', 'тайна'])('rates "%s" as too short', (password) => {
  expect(passwordStrength(password)).toBe('tooShort');
});

it.each(['password1', 'Парола123', 'qwerty99', '123456789', 'aaaaaaaaaaaa', 'сигурно', 'letmein!'])(
  'rates "%s" as weak',
  (password) => {
    expect(passwordStrength(password)).toBe('weak');
  },
);

it.each(['k7#mQ2pz', 'Хляб-24', 'xy12xy12xy12xy12'])('rates "%s" as fair', (password) => {
  expect(passwordStrength(password)).toBe('fair');
});

it.each(['три коня и една вила', 'correcthorsebattery', 'Ябълка-42-лъжица'])(
  'rates "%s" as strong',
  (password) => {
    expect(passwordStrength(password)).toBe('strong');
  },
);
