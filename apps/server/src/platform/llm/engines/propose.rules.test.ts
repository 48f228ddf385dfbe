import { expect, test } from 'vitest';
import type { EngineModel, FoundEngine } from './engine.ts';
import { fitsMemory, proposedModel } from './propose.rules.ts';

const GIB = 1024 ** 3;

function model(name: string, gib: number | null, changes: Partial<EngineModel> = {}): EngineModel {
  const bytes = gib === null ? null : gib * GIB;
  return { name, bytes, contextLength: 8_192, isLoaded: false, ...changes };
}

function ollama(models: EngineModel[]): FoundEngine {
  return { engine: 'ollama', baseUrl: 'http://127.0.0.1:11434', models };
}

const loaded = { isLoaded: true };

test.each<[string, EngineModel[], string | null]>([
  ['nothing', [], null],
  ['BgGPT before all others', [model('gemma3:12b', 8), model('bggpt:9b', 5)], 'bggpt:9b'],
  [
    'BgGPT by its full name',
    [model('gemma3', 8), model('hf.co/INSAIT-Institute/BgGPT-Gemma-2-9B-IT-v1.0-GGUF', 5)],
    'hf.co/INSAIT-Institute/BgGPT-Gemma-2-9B-IT-v1.0-GGUF',
  ],
  ['Gemma before Qwen', [model('qwen3:14b', 9), model('gemma3:4b', 3)], 'gemma3:4b'],
  ['Qwen before Llama', [model('llama3.1:8b', 5), model('qwen3:8b', 5)], 'qwen3:8b'],
  ['Llama before the rest', [model('mistral:7b', 4), model('meta/Llama-3.1', 5)], 'meta/Llama-3.1'],
  ['a distilled Qwen is of the rest', [model('deepseek-r1-qwen', 5), model('llama3', 4)], 'llama3'],
  ['one of the rest', [model('mistral:7b', 4)], 'mistral:7b'],
  ['the largest of a family', [model('gemma3:4b', 3), model('gemma3:12b', 8)], 'gemma3:12b'],
  ['the largest that fits', [model('gemma3:4b', 3), model('gemma3:27b', 17)], 'gemma3:4b'],
  ['a smaller family if BgGPT is too big', [model('bggpt:27b', 17), model('llama3', 4)], 'llama3'],
  ['none if all are too big', [model('bggpt:27b', 17)], null],
  ['the loaded one of two', [model('gemma3:a', 8), model('gemma3:b', 8, loaded)], 'gemma3:b'],
  ['size before loaded', [model('gemma3:4b', 3, loaded), model('gemma3:12b', 8)], 'gemma3:12b'],
  ['one of unknown size if it is loaded', [model('gemma-3', null, loaded)], 'gemma-3'],
  ['none of unknown size that is not loaded', [model('gemma-3', null)], null],
  ['none with a small window', [model('bggpt', 5, { contextLength: 2_048 })], null],
  ['one with an unknown window', [model('bggpt', 5, { contextLength: null })], 'bggpt'],
  ['one with just enough', [model('bggpt', 5, { contextLength: 4_096 })], 'bggpt'],
])('proposes %s', (_, models, name) => {
  expect(proposedModel([ollama(models)], { memoryBytes: 16 * GIB })?.model ?? null).toBe(name);
});

test.each([
  'codellama:13b',
  'codegemma:7b',
  'qwen2.5-coder:7b',
  'nomic-embed-text',
  'embeddinggemma',
  'BAAI/bge-m3',
  'llama-guard3:8b',
  'shieldgemma:9b',
  'llava:7b',
  'llama3.2-vision:11b',
  'qwen2.5-vl-7b-instruct',
  'qwen2.5vl:7b',
  'qwen3-8b-base',
  'gemma-3-4b-pt',
  'llama3:8b-text-q4_0',
  'functiongemma',
])('passes over %s', (name) => {
  expect(proposedModel([ollama([model(name, 5, loaded)])], { memoryBytes: 64 * GIB })).toBeNull();
});

test('the proposal names its engine', () => {
  const baseUrl = 'http://127.0.0.1:8000/v1';
  const vllm: FoundEngine = { engine: 'vllm', baseUrl, models: [model('BgGPT', null, loaded)] };
  const engines = [ollama([model('gemma3', 8)]), vllm];
  const proposal = proposedModel(engines, { memoryBytes: 16 * GIB });
  expect(proposal).toEqual({ engine: 'vllm', baseUrl, model: 'BgGPT' });
});

test.each([
  [10, 13, true],
  [10, 12.9, false],
])('a model of %d GiB in %d GiB of memory: %s', (gib, memory, fits) => {
  expect(fitsMemory(model('any', gib), memory * GIB)).toBe(fits);
});
