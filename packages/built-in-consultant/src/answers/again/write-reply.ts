import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { free, type Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { messagesOf } from '../../understanding/thread.ts';
import { blockquote } from '../frames/blockquote.ts';

/** More blanks are not told by name. */
const NAMES_MAX = 6;
const NAME_LENGTH = 28;
const blank = /\[([^\]\n]+)\](?!\()/gu;

/** The text that goes with an advice, ready to copy. Its blanks are the user's, so it takes no query. */
export function writeReply(
  card: TopicCard | undefined,
  context: string,
  part: Knowledge['phrases']['EN']['part'],
): Reply {
  const replies = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  const shown = quotedTexts(replies.at(-1)?.text ?? '');
  const texts = shown.length > 0 ? shown : quotedTexts(card?.example ?? '');
  if (texts.length === 0) return free(part.noWrite);
  const text = join(
    ...texts.map((each) =>
      join(each.title === null ? '' : `**${each.title}**`, blockquote(each.text)),
    ),
  );
  const names = blanksIn(text);
  const note = fillTemplate(part.write, { blanks: names.join(', ') });
  return free(join(text, names.length > 0 && names.length <= NAMES_MAX ? note : part.writeWhole));
}

/** The names of the blanks; long ones are sentences to choose from, and show for themselves. */
function blanksIn(text: string): string[] {
  const names = [...text.matchAll(blank)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].filter(
    (name) => name.length <= NAME_LENGTH && lettered(/\p{L}/u).test(name),
  );
}
