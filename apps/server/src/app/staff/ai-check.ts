import { languageOf } from '@savet/built-in-consultant';
import { type Language, languageCodes } from '@savet/contract/languages';
import { type Consultant, createConsultant } from '../../features/consultant/consultant.ts';
import type { ConnectionSource } from '../../features/models/open-connection.ts';
import type { AiConfiguration, Usage } from '../../platform/llm/models.ts';
import type { Logger } from '../../platform/log.ts';

export interface AiCheck {
  consultant: Consultant;
  connections: ConnectionSource;
}

/** Opens a check without a running server. */
export function openAiCheck(connections: ConnectionSource, log: Logger): AiCheck {
  return { connections, consultant: createConsultant(connections, { log }) };
}

/** Short questions, so that a check costs a fraction of a cent. */
const questions: Record<Language, string> = {
  EN: 'In two sentences: what makes a good tagline?',
  BG: 'В две изречения: какво прави един слоган добър?',
};
const CHECK_MS = 90_000;

/** Prices per million tokens, in any currency, from the provider's price list: its API does not report them. */
export interface TokenPrices {
  input: number;
  output: number;
}

/**
 * Asks the configured provider one question in each language.
 * @returns lines to print, and whether every question was answered
 */
export async function checkAi(
  check: AiCheck,
  prices?: TokenPrices,
): Promise<{ text: string; isGood: boolean }> {
  const { connection } = await check.connections.current();
  const { provider, model, modelFree, baseUrl } = connection;
  const heading = [
    `provider ${provider}`,
    ...(model === null ? [] : [`model ${model}`]),
    ...(modelFree === null ? [] : [`free plan ${modelFree}`]),
    ...(baseUrl === null ? [] : [baseUrl]),
  ].join(', ');
  const results = [];
  for (const language of languageCodes)
    results.push(await ask(check.consultant, connection, language, prices));
  const isGood = results.every((result) => result.isGood);
  const lines = [heading, ...results.map(({ line }) => line)];
  if (provider === 'built-in') lines.push('No provider is configured. See docs/ai-providers.md.');
  return { text: lines.join('\n'), isGood };
}

async function ask(
  consultant: Consultant,
  configuration: AiConfiguration,
  language: Language,
  prices: TokenPrices | undefined,
): Promise<{ line: string; isGood: boolean }> {
  const started = performance.now();
  let firstAt: number | null = null;
  let text = '';
  const outcome = await consultant.answer(
    {
      uid: null,
      query: questions[language],
      context: '',
      firstRequest: null,
      userInfo: 'Name: Test',
      emptyFields: [],
      responseStyle: 'concise',
      language,
      plan: 'pro',
      brandHubLocked: false,
      allowance: null,
    },
    {
      signal: AbortSignal.timeout(CHECK_MS),
      onText: (piece) => {
        firstAt ??= performance.now();
        text += piece;
      },
    },
  );
  if (outcome.kind !== 'complete') {
    const detail = outcome.kind === 'failed' ? outcome.detail : outcome.kind;
    return {
      line: `${language}: FAILED, ${detail}${adviceOn(detail, configuration)}`,
      isGood: false,
    };
  }
  // A text that shows no language must not pass for an answer in the right one.
  const other = languageCodes.find((code) => code !== language) ?? language;
  const answered = languageOf(text, other);
  const { usage } = outcome;
  const facts = [
    `first text after ${milliseconds((firstAt ?? started) - started)}`,
    `complete after ${milliseconds(performance.now() - started)}`,
    usage ? `${usage.inputTokens} tokens in, ${usage.outputTokens} out` : 'tokens not reported',
    ...(usage && prices ? [`cost ${costOf(usage, prices)}`] : []),
    `answered in ${answered}`,
  ];
  return { line: `${language}: ${facts.join(', ')}`, isGood: true };
}

function adviceOn(detail: string, { provider }: AiConfiguration): string {
  if (/\b40[13]\b/.test(detail)) return '. Check AI_API_KEY.';
  if (/\b404\b/.test(detail)) return '. Check AI_MODEL, and AI_BASE_URL with its /v1.';
  if (/\b429\b/.test(detail)) return '. The account may have no credit, or its limit is reached.';
  if (!/connection/.test(detail)) return '';
  return provider === 'openai-compatible'
    ? '. Check AI_BASE_URL, and that a server runs there.'
    : '. Check the network connection of this machine.';
}

function costOf(usage: Usage, prices: TokenPrices): string {
  const cost = usage.inputTokens * prices.input + usage.outputTokens * prices.output;
  return (cost / 1_000_000).toFixed(6);
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
