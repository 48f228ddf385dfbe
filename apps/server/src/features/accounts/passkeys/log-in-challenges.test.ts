import { PASSKEY_SECONDS } from '@savet/contract/limits';
import { expect, test } from 'vitest';
import { LogInChallenges } from './log-in-challenges.ts';

let time = 0;
const now = () => new Date(Date.parse('2026-11-26T10:00:00Z') + time);
const challenges = new LogInChallenges('a secret of this installation', now);

test('a challenge is valid for its time, and on every server of the installation', () => {
  time = 0;
  const challenge = challenges.create();
  expect(challenges.create()).not.toBe(challenge);
  const elsewhere = new LogInChallenges('a secret of this installation', now);
  time = 1_000 * PASSKEY_SECONDS - 1;
  expect(elsewhere.isValid(challenge)).toBe(true);
  time += 1;
  expect(elsewhere.isValid(challenge)).toBe(false);
});

test('a challenge of another installation, or with any other byte, is not valid', () => {
  time = 0;
  expect(challenges.isValid(new LogInChallenges('another secret', now).create())).toBe(false);
  const bytes = Buffer.from(challenges.create(), 'base64url');
  for (const index of bytes.keys()) {
    const forged = Buffer.from(bytes);
    forged.writeUInt8(forged.readUInt8(index) ^ 1, index);
    expect([index, challenges.isValid(forged.toString('base64url'))]).toEqual([index, false]);
  }
});

test.each(['', 'A', 'A'.repeat(43), 'A'.repeat(51), 'A'.repeat(94), 'не', '?'])(
  '%j is not valid',
  (text) => {
    expect(challenges.isValid(text)).toBe(false);
  },
);
