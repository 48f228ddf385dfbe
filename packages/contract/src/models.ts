/** Providers of language models that staff can connect. `ollama` is spoken to in its own API. */
export const modelProviders = [
  'openai',
  'anthropic',
  'google',
  'openai-compatible',
  'ollama',
] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Providers that need a key; the others run on a machine of one's own, often without one. */
export const providersWithKey: readonly ModelProvider[] = ['openai', 'anthropic', 'google'];
/** Providers that need an address; the others have a fixed one. */
export const providersWithAddress: readonly ModelProvider[] = ['openai-compatible', 'ollama'];

/** The place at which the model in use was chosen. `found`: by `AI_PROVIDER=auto`. `none`: the built-in consultant answers. */
export const modelSources = ['environment', 'found', 'screen', 'none'] as const;
export type ModelSource = (typeof modelSources)[number];

/** Programs that run models on one's own machine. */
export const engineNames = ['ollama', 'lm-studio', 'llama-cpp', 'vllm'] as const;
export type EngineName = (typeof engineNames)[number];

/** Number of questions of a test of a model, half of them in each language. */
export const MODEL_TEST_QUESTIONS = 12;

/** Properties of an answer that a test checks. */
export const modelChecks = ['language', 'form', 'length', 'typography', 'noInvention'] as const;
export type ModelCheck = (typeof modelChecks)[number];

/** The purpose of a call to a model. `fact`: to decide whether a message states what a Brand Hub field asks for. */
export const spendingPurposes = ['answer', 'title', 'summary', 'fact', 'rewrite', 'test'] as const;
export type SpendingPurpose = (typeof spendingPurposes)[number];

/** Highest price per million tokens and highest ceiling, in the currency of the price list. */
export const MODEL_PRICE_MAX = 10_000;
export const CEILING_MAX = 10_000_000;
/** Window of a model, in tokens: the prompt and a short answer must fit. */
export const CONTEXT_WINDOW_MIN = 4_096;
export const CONTEXT_WINDOW_MAX = 10_000_000;
