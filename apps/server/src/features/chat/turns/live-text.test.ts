import type { LiveEvent } from '@savet/contract/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveHub } from '../../../platform/live/hub.ts';
import { createLog } from '../../../platform/log.ts';
import { ROUND_MS, Rounds } from '../../../platform/rounds.ts';
import { LiveText } from './live-text.ts';
import type { RunningTurn } from './running-turns.ts';

const source = {
  readRevision: async () => 0,
  readRunning: async () => [],
  readChanges: async () => [],
};
let texts: string[];
let live: LiveText;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  texts = [];
  const hub = new LiveHub(source, createLog('silent'));
  live = new LiveText(hub, new Rounds());
  await hub.watch('u', null, (event: LiveEvent) => {
    if (event.event !== 'delta') return;
    expect(event.data.from).toBe(texts.join('').length);
    texts.push(event.data.text);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function turnOf(replyId: string): RunningTurn {
  const ids = { uid: 'u', chatId: replyId, messageId: replyId, replyId, queryId: 'q', owner: 'o' };
  return {
    ...ids,
    attempt: 1,
    brandHubUid: null,
    receipt: { brandHubUid: 'u', fields: [] },
    text: '',
    abortReason: null,
    settling: false,
    abort: new AbortController(),
    renewedAt: 0,
    ended: Promise.resolve(),
  };
}

function add(turn: RunningTurn, text: string): void {
  turn.text += text;
  live.textAdded(turn);
}

/** With what it sends after reading. */
function nextRound(): void {
  vi.advanceTimersByTime(ROUND_MS + 1);
}

it('the first text is sent at once, then all that has gathered', () => {
  const turn = turnOf('r');
  add(turn, 'One');
  expect(texts).toEqual(['One']);
  add(turn, ', two');
  add(turn, ', three');
  expect(texts).toEqual(['One']);
  nextRound();
  expect(texts).toEqual(['One', ', two, three']);
  nextRound();
  add(turn, ', four');
  nextRound();
  expect(texts).toEqual(['One', ', two, three', ', four']);
});

it('the end of an answer sends the rest, once', () => {
  const turn = turnOf('r');
  add(turn, 'One');
  add(turn, ', two');
  live.end(turn);
  expect(texts).toEqual(['One', ', two']);
  nextRound();
  live.end(turn);
  expect(texts).toEqual(['One', ', two']);
});
