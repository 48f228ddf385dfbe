import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from './markdown.ts';

const alternatives = /‹([^›]*)›/gu;
const slot = /\{(\w+)(?:\|([^}]+))?\}/gu;

/** A template with its values. What is not known stays a blank in square brackets, or is left out. */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (name: string) => values[name.charAt(0).toLowerCase() + name.slice(1)] ?? '';
  const isKnown = (part: string) =>
    [...part.matchAll(slot)].every(
      ([, name = '', blank]) => blank !== undefined || valueOf(name) !== '',
    );
  return template
    .replace(alternatives, (_, inner: string) => inner.split('~').find(isKnown) ?? '')
    .replace(slot, (_, name: string, blank: string | undefined) => {
      const value = keepBreaks(valueOf(name));
      if (value === '') return blank === undefined ? '' : `[${blank}]`;
      return /^\p{Lu}/u.test(name) ? capitalised(value) : value;
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,;:!?])/g, '$1')
    .replace(/([.!?])\.(?=\s|$)/g, '$1')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Values are shown as they are written; the marks of our own lists stay. */
function keepBreaks(value: string): string {
  // A value in another language stands in brackets like a blank.
  if (/^\[[^\]]*\]$/u.test(value)) return `[${escapeMarkdown(value.slice(1, -1))}]`;
  return value
    .split('\n')
    .map((line) =>
      line.startsWith('- ') ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line),
    )
    .join('\n');
}
