import type { ProviderRequest } from './provider-request.ts';

/** Models that think before they answer. Their thoughts count towards the limit, and most of them fix their temperature. */
const thinking =
  /(^|[/:-])(o\d|gpt-5|gpt-oss|gemini-(2\.5|[3-9])|qwen3|deepseek-r|magistral)|reason|think/i;
/** A reply of 900 words, the longest that the prompt allows, is about 2,300 tokens in Bulgarian. */
const TEXT_TOKENS = 3_000;
const THINKING_TOKENS = 16_000;
/** Low enough to keep to the facts, high enough for more than one good slogan. */
const TEMPERATURE = 0.4;

/** The settings of a reply, by the name of its model. */
export function replySettings(
  modelId: string,
): { maxOutputTokens: number } & Pick<ProviderRequest, 'temperature'> {
  return thinking.test(modelId)
    ? { maxOutputTokens: THINKING_TOKENS }
    : { maxOutputTokens: TEXT_TOKENS, temperature: TEMPERATURE };
}
