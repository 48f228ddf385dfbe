import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** Of whom nobody who reads is told. */
export const stranger: Record<Language, RegExp> = {
  EN: /^(?:who|whose|which|that|because|if|unless|to|his|her|him|not the|with (?:his|her))\b|\b(?:the (?:customer|client|reviewer))\b/iu,
  BG: lettered(
    /^(?:чи(?:й|я|е|и)то|който|която|което|които|че|за да|ако|му|им|ѝ)(?!\p{L})|(?<!\p{L})(?:клиентът|клиентката|клиентите са|тях|им|ѝ)(?!\p{L})/iu,
  ),
};
