import { defaultLanguage } from '@savet/contract/languages';
import { clip, fillTemplate, sentencesOf } from '@savet/text/text';
import type { FilledDraft } from '../../filling/drafts.ts';
import { languageOf } from '../../language/language-of.ts';
import { shortenedTo } from '../../text/length.ts';
import { join } from '../../text/markdown.ts';
import type { AnswerContext } from '../answer-context.ts';
import { blockquote } from '../frames/blockquote.ts';
import { countOf } from '../frames/count-of.ts';

/** A draft as a block quote under its title, in the form that the channel accepts. */
export function draftText(draft: FilledDraft, context: AnswerContext): string {
  const { reading, phrases } = context;
  const { limit } = reading.details;
  const { text, cut } = fitted(draft.text, context);
  const shown = limit === null ? text : (shortenedTo(text, limit) ?? text);
  const count = limit === null ? '' : countOf(shown, limit, phrases);
  return join(`**${draft.title}**`, blockquote(shown), cut, count);
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
