import { engineNames } from '@savet/contract/models';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { EngineOptions, StandInEngine } from '../../testing/engines/engine-options.ts';
import { startEngine } from '../../testing/engines/start-engine.ts';
import { type ModelConnection, noConnection } from '../models/connection.ts';
import { fixedSource } from '../models/open-connection.ts';
import type { AnswerOutcome } from './answer.ts';
import { createConsultant } from './consultant.ts';
import { randomRequest } from './testing/random-requests.ts';

/** For each of ten cases; 1,000 in the long run. */
const PROMPTS = inject('serversOnPostgres') ? 100 : 20;
const windows = [4_096, 8_192];
const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const asModel = { name: 'bggpt:9b', bytes: 6e9, loaded: true };

const cases = engineNames.flatMap((engine) =>
  windows.map((contextLength) => ({ engine, contextLength, contextShift: false })),
);
// An old llama.cpp, which cut silently.
const old = windows.map((contextLength) => ({
  engine: 'llama-cpp' as const,
  contextLength,
  contextShift: true,
}));

describe.each([...cases, ...old])(
  '$engine with a window of $contextLength tokens (context shift: $contextShift)',
  ({ engine, contextLength, contextShift }) => {
    let standIn: StandInEngine;
    beforeAll(async () => {
      const models: EngineOptions['models'] = [{ ...asModel, contextLength }];
      standIn = await startEngine(engine, {
        models,
        contextLength,
        ...(engine === 'llama-cpp' && { contextShift }),
        reply: () => 'A short answer.',
      });
    });
    afterAll(() => standIn.stop());

    test('no prompt is cut without a word', async () => {
      const connection: ModelConnection = {
        ...noConnection,
        source: 'found',
        provider: engine === 'ollama' ? 'ollama' : 'openai-compatible',
        model: asModel.name,
        baseUrl: standIn.baseUrl,
      };
      const consultant = createConsultant(fixedSource(connection), { log });
      const outcomes: AnswerOutcome[] = [];
      for (let index = 0; index < PROMPTS; index += 1) {
        const request = randomRequest(index + contextLength);
        const { signal } = new AbortController();
        outcomes.push(await consultant.answer(request, { signal, onText: silent }));
      }
      expect(standIn.cuts).toBe(0);
      const tooLong = outcomes.filter(
        (outcome) => outcome.kind === 'failed' && outcome.errorCode === 'QUESTION_TOO_LONG',
      );
      const answered = outcomes.flatMap((outcome) =>
        outcome.kind === 'complete' ? [outcome] : [],
      );
      expect(answered.length + tooLong.length).toBe(PROMPTS);
      expect(answered.length).toBeGreaterThan(PROMPTS / 2);
      // Receipts list the messages and fields that were left out.
      const named = answered.filter(
        ({ given }) =>
          given !== undefined && given.leftOut.messages + given.leftOut.fields.length > 0,
      );
      expect(named.length).toBeGreaterThan(0);
    });
  },
);
