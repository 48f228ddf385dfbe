import { defaultLanguage } from '@savet/contract/languages';
import type { FilledDraft } from '../filling/drafts.ts';
import { languageOf } from '../language/language-of.ts';
import { join } from '../text/markdown.ts';
import { clip, fillTemplate, sentencesOf } from '../text/text.ts';
import type { AnswerContext } from './answer-context.ts';

const listItem = /^(?:[-*] |\d+\. |\||#)/;

/** A draft as a block quote under its title, in the form that the channel accepts. */
export function draftText(draft: FilledDraft, context: AnswerContext): string {
  const { text, cut } = fitted(draft.text, context);
  const title = `**${draft.title}**`;
  return join(title, blockquote(text), cut);
}

/** A block quote that keeps the line breaks of the text. */
function blockquote(text: string): string {
  const lines = text.trim().split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? '';
      const breaks = line !== '' && next !== '' && !listItem.test(line) && !listItem.test(next);
      return `> ${line}${breaks ? '  ' : ''}`.replace(/^> $/, '>');
    })
    .join('\n');
}

/** The text without marks that the channel does not show, cut to the channel's limit. */
function fitted(
  text: string,
  { reading, knowledge, phrases }: AnswerContext,
): { text: string; cut: string } {
  const channel = reading.channel === null ? undefined : knowledge.channels[reading.channel];
  if (channel === undefined) return { text, cut: '' };
  const plain = channel.markdown ? text : text.replace(/^#+ /gm, '').replace(/\*\*/g, '');
  const longest = channel.longestIn?.[languageOf(plain, defaultLanguage)] ?? channel.longest;
  if (longest === undefined || plain.length <= longest) return { text: plain, cut: '' };
  return { text: shortened(plain, longest), cut: fillTemplate(phrases.channelCut, { longest }) };
}

function shortened(text: string, longest: number): string {
  let whole = '';
  for (const sentence of sentencesOf(text.replace(/\n+/g, ' '))) {
    if (whole.length + sentence.length + 1 > longest) break;
    whole = `${whole} ${sentence}`.trim();
  }
  return whole === '' ? clip(text.replace(/\n+/g, ' '), longest) : whole;
}
