import { html } from 'hono/html';
import { field } from '../field.ts';
import { type Language, texts } from '../language.ts';
import type { Html } from '../layout.ts';

export interface PromotionCodeEntry {
  /** The code that the customer entered; empty before. */
  code: string;
  isRefused: boolean;
}

/** A form of its own, so that Enter in it applies the code instead of paying. */
export function promotionCodeForm(
  action: string,
  { code, isRefused }: PromotionCodeEntry,
  language: Language,
): Html {
  const { promotionCode, applyCode, codeRefused } = texts[language].checkout;
  return html`<form class="stack" method="post" action="${action}/promotion-code">
    ${field({
      name: 'code',
      label: promotionCode,
      value: code,
      autocomplete: 'off',
      problem: isRefused ? codeRefused : undefined,
    })}
    <button class="button full">${applyCode}</button>
  </form>`;
}
