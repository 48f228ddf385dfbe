import { escapeMarkdown } from '../../../text/markdown.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { sureOrderIn } from '../../../understanding/sure-order/sure-order.ts';
import type { SureForm, SureGenre } from '../../../understanding/sure-order/sure-order-type.ts';
import { ownLanguage, type WholeText } from '../../../understanding/whole-text/wanted.ts';
import { type Context, type Needed, type SetText, setText } from '../finished-text.ts';
import { hasLeftovers } from '../honest/leftovers.ts';
import { sureText } from './sure-text.ts';

/** A text, and where it goes. */
export interface SureSet extends SetText {
  said: readonly string[];
  genre: SureGenre;
  form: SureForm;
}

/** The text of an order whose every part is certain; null for any other, or after later messages. */
export function sureSet(asked: WholeText, around: Context, knowledge: Needed): SureSet | null {
  const { request, added } = asked;
  const { language, business } = around;
  if (
    added.length > 0 ||
    asked.hasEmoji ||
    asked.noGreeting === true ||
    (asked.unmet ?? []).length > 0
  )
    return null;
  if (ownLanguage(inCyrillicIfBulgarian(request)) !== language) return null;
  const order = sureOrderIn(request);
  if (order === null || (order.form === 'post' && asked.form !== 'post')) return null;
  // A short message has no frame, whatever the order calls it.
  const form = order.form === 'mail' && asked.form === 'short' ? 'chat' : order.form;
  const layout = knowledge.purposes.layouts[language];
  const own = business === null ? '' : escapeMarkdown(business);
  const shown = sureText({ ...order, form }, { business: own, layout, register: asked.register });
  if (hasLeftovers(shown, asked)) return null;
  // Persons are turned already, so the check of the request’s pronouns is left out.
  const set = setText({ ...asked, purpose: 'general', request: '' }, around, knowledge, '', {
    shown,
    said: '',
  });
  return set.isWhole
    ? { ...set, isOrdered: true, said: order.sentences, genre: order.genre, form: order.form }
    : null;
}
