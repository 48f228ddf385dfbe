import { html } from 'hono/html';
import { field } from '../field.ts';
import { type Language, texts } from '../language.ts';
import type { Html } from '../layout.ts';
import { countries } from './countries.ts';
import type { DetailsEntry, DetailsField, DetailsProblems, DetailsRules } from './entry.ts';

/** Inputs for the address and the business on invoices, each with its error message. */
export function detailsFields(
  language: Language,
  entry: DetailsEntry,
  problems: DetailsProblems,
  rules: DetailsRules,
): Html {
  const { details } = texts[language];
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
        ${countryField(language, entry, problems)}`
    }
    ${
      rules.taxId &&
      html`<p class="soft">${details.business_hint}</p>
        ${input('business', 'organization', { isOptional: true })}
        ${input('taxId', 'off', { isOptional: true, maxlength: 24, placeholder: 'BG123456789' })}`
    }
  `;
}

function countryField(language: Language, entry: DetailsEntry, problems: DetailsProblems): Html {
  const { details } = texts[language];
  const problem = problems.country && details.problems[problems.country];
  const list = countries(language);
  const isKnown = list.some(({ code }) => code === entry.country);
  return html`<div class="field">
    <label for="country">${details.country}</label>
    <div class="select">
      <select id="country" name="country" autocomplete="country" required
        ${problem ? html`aria-invalid="true" aria-describedby="country-problem"` : ''}>
        ${!isKnown && html`<option value="" selected></option>`}
        ${list.map(
          ({ code, name }) =>
            html`<option value="${code}" ${code === entry.country && html`selected`}>${name}</option>`,
        )}
      </select>
    </div>
    ${problem ? html`<p class="problem" id="country-problem">${problem}</p>` : ''}
  </div>`;
}
