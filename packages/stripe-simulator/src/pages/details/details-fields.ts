import { html } from 'hono/html';
import { field } from '../field.ts';
import type { Html } from '../layout.ts';
import type { Texts } from '../texts/en.ts';
import type { DetailsEntry, DetailsField, DetailsProblems, DetailsRules } from './entry.ts';

/** Inputs for the address and the business on invoices, each with its error message. */
export function detailsFields(
  { details }: Texts,
  entry: DetailsEntry,
  problems: DetailsProblems,
  rules: DetailsRules,
): Html {
  const input = (
    name: DetailsField,
    autocomplete: string,
    extra: { isOptional?: boolean; maxlength?: number; placeholder?: string } = {},
  ) => {
    const problem = problems[name];
    return field({
      name,
      label: details[name],
      value: entry[name],
      autocomplete,
      problem: problem && details.problems[problem],
      ...extra,
    });
  };
  return html`
    ${
      rules.address &&
      html`${input('line1', 'street-address')}
        <div class="pair">
          ${input('postalCode', 'postal-code', { isOptional: true, maxlength: 12 })}
          ${input('city', 'address-level2')}
        </div>
        ${input('country', 'country', { maxlength: 2, placeholder: 'BG' })}`
    }
    ${
      rules.taxId &&
      html`<p class="soft">${details.business_hint}</p>
        ${input('business', 'organization', { isOptional: true })}
        ${input('taxId', 'off', { isOptional: true, maxlength: 24, placeholder: 'BG123456789' })}`
    }
  `;
}
