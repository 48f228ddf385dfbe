import { lettered } from '@savet/text/lettered';
import { beginsWithAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import type {
  Layout,
  PurposeName,
  PurposeSigns,
  SaidWords,
} from '../../knowledge/purposes.schema.ts';
import { formSigns } from './form.ts';
import { withoutReader } from './reader/head.ts';
import { toSayIn } from './replied/admitted.ts';
import { answeredMessage } from './replied/answered-message.ts';
import { askingSigns } from './request.ts';
import { saidIn } from './said.ts';
import { ownLanguage } from './wanted.ts';

interface Needed {
  signs: PurposeSigns;
  layout: Layout;
  said: SaidWords;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** The parts of a request that a text does not say, in the user’s own words. */
export function lostParts(
  shown: string,
  request: string,
  purpose: PurposeName,
  { signs, layout, said: saidWords }: Needed,
): string[] {
  const whole = purpose.startsWith('review-reply') ? answerAsked(request) : request;
  const own = withoutSender(
    withoutReader(withoutAddressee(withoutPartner(whole, purpose), saidWords)),
  );
  const skipped = skippedSigns(purpose, { signs, layout, said: saidWords });
  const { quiet } = saidWords;
  const words: Word[] = [
    ...own.matchAll(lettered(/[\p{L}\d][\p{L}\d’'-]*(?:[.,:/]\d+[kк]?)*/gu)),
  ].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
  const said = saidIn(shown, saidWords);
  const folded = words.map(({ text }) => fold(text.toLowerCase()).replace(/[’']s?$/u, ''));
  const isLost = words.map((word, at) => {
    if (/\d/.test(word.text)) return !said.hasFigure(word.text, folded[at + 1] ?? '');
    if (quiet.has(folded[at] ?? '') || quiet.has(word.text.toLowerCase())) return false;
    if (skips(folded, at, skipped)) return false;
    return !said.has(folded[at] ?? '');
  });
  return runs(own, words, isLost);
}

/** Lost words with what stands between them. */
function runs(text: string, words: readonly Word[], isLost: readonly boolean[]): string[] {
  const found: { start: number; end: number; last: number }[] = [];
  for (const [at, word] of words.entries()) {
    if (!isLost[at]) continue;
    const before = found.at(-1);
    const between = before === undefined ? '' : text.slice(before.end, word.start);
    if (before !== undefined && at - before.last <= 2 && !/[,.;:!?()]/u.test(between)) {
      before.end = word.end;
      before.last = at;
    } else found.push({ start: word.start, end: word.end, last: at });
  }
  return [...new Set(found.map(({ start, end }) => text.slice(start, end)))];
}

/** Signs of more than one word skip all of their words. */
function skips(words: readonly string[], at: number, signs: readonly string[]): boolean {
  return [0, 1, 2].some((back) => {
    const rest = words.slice(Math.max(0, at - back));
    return signs.some(
      (sign) => sign.split(' ').length > back && at >= back && beginsWithAny(rest, [sign]),
    );
  });
}

function skippedSigns(purpose: PurposeName, { signs, layout, said }: Needed): string[] {
  const content = said.content[purpose] ?? [];
  return [
    ...signs.signs.flatMap((group, place) => (content.includes(place) ? [] : group)),
    ...(said.besides[purpose] ?? []),
    ...signs.nouns,
    ...askingSigns,
    ...formSigns,
    ...Object.values(layout.groups).flat(),
  ].filter((sign) => sign !== '*' && !(purpose === 'cancellation' && said.moving.includes(sign)));
}

/** “To our flour supplier”, „до доставчика на брашно“: the reader’s own trade is no part of the text. */
function withoutAddressee(text: string, { firms }: SaidWords): string {
  const names = firms.map((firm) => firm.replace('*', '\\p{L}*')).join('|');
  const addressee = lettered(
    `(?<!\\p{L})(?:to|for|до|към|за) (?:(?:our|my|the|an?|нашия|нашите|един|моя) )?(?:(?:\\p{L}+ ){0,2}(?:managers?|owners?|directors?|heads?|teams?|мениджъри|собственици|управители|директори) (?:at|of|in|на|в|във) )?(?:\\p{L}+ ){0,2}?(?:${names})(?: (?:ни|ми))?(?: на \\p{L}+)?(?!\\p{L})`,
    'giu',
  );
  return text.replace(addressee, ' ');
}

/** “Post for our vet clinic: …”: the writer is no part of the text. */
function withoutSender(text: string): string {
  return text.replace(
    lettered(
      /^([^:]{0,40}?(?:post|story|ad|flyer|sms|e-?mail|newsletter|пост|сторита?|обява|листовка|смс|имейл|бюлетин)) (?:for|from|за|от) (?:our|my|the|нашия|нашата|моя|моята|моето|нашето|(?:\p{L}+ )?\p{L}+(?:та|то|ия|ия|а) (?:ни|ми)) ?[^:,.]{0,40}:/iu,
    ),
    '$1:',
  );
}

/** “Chasing a museum for an invoice”, “to the CTO of a firm who …”: the reader is no part of the text. */
const readers: Partial<Record<PurposeName, RegExp>> = {
  'payment-reminder': lettered(
    /(?<!\p{L})chas(?:e|ing) (?:up )?(?:(?:an?|the|our|my|one) )?[^,;:.]{2,50}?(?= (?:for|about|over|because) )/iu,
  ),
  invitation: lettered(
    /(?<!\p{L})(?:to|до) [^,:;.]{3,80}?(?=,? (?:да (?:го|я|ги)|inviting|to invite|с покана) )/iu,
  ),
  introduction: lettered(
    /(?<!\p{L})(?:to|до) [^,:;.]{3,90}?,? (?=(?:who|whose|ко(?:й|я|и)то|чи(?:й|я|е|и)то)(?!\p{L}))/iu,
  ),
};

/** “To a nearby café”: the reader of a proposal is no part of the text. */
function withoutPartner(text: string, purpose: PurposeName): string {
  const reader = readers[purpose];
  if (reader !== undefined) return text.replace(reader, ' ');
  if (purpose !== 'partnership') return text;
  return text.replace(
    lettered(
      /(?<!\p{L})(?:to|with|до|с|със|към) (?:an?|the|our|my|един|една|близк\p{L}+|местн\p{L}+|съседн\p{L}+) [^,:;.]{3,50}?(?=[,:;.]|$)/iu,
    ),
    ' ',
  );
}

/** The parts of a request that an answer to a review must say: no quotation, and no description of the user’s firm. */
function answerAsked(request: string): string {
  const answered = answeredMessage(request);
  if (answered === null || answered.note === '') return withoutQuotations(request);
  const head = request.slice(0, request.length - answered.note.length);
  return `${withoutQuotations(head)}, ${toSayIn(answered.note, ownLanguage(request))}`;
}

/** A request without the quoted review and without the complaint. The answer does not repeat them. */
function withoutQuotations(text: string): string {
  return (
    text
      .replace(/[„“"«][^„“”"«»]{8,}[“”"»]?/gu, ' ')
      // The answer does not repeat the number of stars.
      .replace(
        lettered(
          /(?<!\p{L})(?:\d|one|two|three|four|five|една|две|три|четири|пет)[ -]?(?:stars?|звезд\p{L}*)(?!\p{L})/giu,
        ),
        ' ',
      )
      .replace(/:[^:]{8,}$/su, ' ')
      .replace(
        lettered(
          /(?<=(?:complain|оплак|review|отзив|ревю)\p{L}{0,6},?\s)(?:that|about|saying|че|за|от)\s[^.!?\n]*/iu,
        ),
        ' ',
      )
  );
}
