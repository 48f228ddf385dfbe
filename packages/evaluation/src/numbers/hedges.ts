import { wholeWords } from '../words/words.ts';

/** Words that mark a number as an estimate or an assumption. */
const hedge = wholeWords(
  'about(?= (?:€|\\d|a |one|half))|around|roughly|approx(?:imately)?|circa|for example|for instance|e\\.g|say|' +
    'assum\\p{L}*|suppos\\p{L}*|imagine|usually|typically|normally|generally|often|as a rule|rule of thumb|' +
    'estimate\\p{L}*|likely|probably|perhaps|maybe|might|could|if|' +
    'около|приблизително|горе-долу|ориентировъчно\\p{L}*|например|напр|примерн\\p{L}*|да речем|да кажем|да приемем|' +
    'приемете|ако|обикновено|обичайно|като правило|най-често|често|към|вероятно|може би|допуск\\p{L}*|предполож\\p{L}*|' +
    'средно|по груба сметка',
);
const sign = /[~≈]\s?[€\d]/;

/** Whether a paragraph says that its numbers are estimates, examples or assumptions. */
export function isHedged(paragraph: string): boolean {
  return hedge.test(paragraph) || sign.test(paragraph);
}
