import { html } from 'hono/html';
import type { Html } from './layout.ts';

export interface FieldParts {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  type?: 'text' | 'email';
  inputmode?: 'numeric' | 'email' | 'text';
  placeholder?: string;
  maxlength?: number;
  problem?: string | undefined;
  isOptional?: boolean;
}

/** A labelled input with an error message, which screen readers announce with the input. */
export function field(parts: FieldParts): Html {
  const { name, label, value, autocomplete, type = 'text', inputmode = 'text' } = parts;
  const { placeholder = '', maxlength = 120, problem, isOptional = false } = parts;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"
      inputmode="${inputmode}" placeholder="${placeholder}" maxlength="${maxlength}" ${isOptional ? '' : 'required'}
      ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ''} />
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
}
