import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { PurposeName, TextForm } from '../../../knowledge/purposes.schema.ts';
import { Recent } from '../../../recognition/recent.ts';
import { inCyrillicIfBulgarian } from '../../details.ts';
import { clausesOf } from '../roles/cut.ts';
import { tidied } from '../sentences/tidied.ts';
import { ownLanguage } from '../wanted.ts';
import { type OrderHead, orderHead } from './order-head.ts';
import { nobody, readerIn, readerOfStory } from './order-reader.ts';
import type { Order, OrderKind, OrderReader } from './order-type.ts';
import { guarded, unguarded } from './protected.ts';
import { kindByFacts } from './refined.ts';
import { reviewOrder } from './review-order.ts';
import { withoutWishes } from './wishes.ts';

const RECENT_MAX = 30;
const LENGTH_MAX = 1_000;
const recent = new Recent<{ order: Order | null }>(RECENT_MAX);

/** A request for a text with every part in its place; null if some part has none. */
export function orderIn(written: string): Order | null {
  if (written.length > LENGTH_MAX) return null;
  return recent.get(written, () => ({ order: readOrder(written) })).order;
}

const advice: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:how|what|when|why|should|is|are|does|which|where|who)(?!\p{L})|(?<!\p{L})(?:tips|ideas|strategy|template|versions|subject lines?|headlines?|slogans?|calendar)(?!\p{L})/iu,
  ),
  BG: lettered(
    /^(?:как|какво|кога|защо|трябва ли|дали|кой|коя|кое|кои|къде)(?!\p{L})|(?<!\p{L})(?:идеи|съвети|стратегия|шаблон|варианта|слоган\p{L}*|заглави\p{L}*|тема на имейл|календар)(?!\p{L})/iu,
  ),
};

function readOrder(written: string): Order | null {
  const text = inCyrillicIfBulgarian(tidied(written)).replace(/\s+/gu, ' ').trim();
  const language = ownLanguage(text);
  const review = reviewOrder(text, language);
  if (review !== null) return review;
  if (/\?\s*$/u.test(text) || advice[language].test(text)) return null;
  const cuts = clausesOf(guarded(text), language).map((cut) => unguarded(cut.text));
  const at = cuts.findIndex((clause) => orderHead(clause, language) !== null);
  const head = at < 0 || at > STORY_MAX ? null : orderHead(cuts[at] ?? '', language);
  if (head === null) return null;
  return assembled(head, { before: cuts.slice(0, at), after: cuts.slice(at + 1) }, text, language);
}

/** So many clauses may tell what happened before the request comes. */
const STORY_MAX = 3;

/** „…, напуснала клиента ни“: what its reader did. „Управител на“ is no deed. */
const perfect = /^((?!похва|зака)\p{Ll}{4,})(?:ла|(?<!те)л) (?=\p{Ll})/u;

/** „До община Елхово“; a figure or a day is no reader. */
const addressed = /^(?:to|до|към) (?!(?:the )?(?:end|date|края)|\d)[^\d]{3,40}$/iu;

const business: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:i|we) (?:run|own|have|are|manage) (?:an? |the )?.*?(?:called |named |, )?(\p{Lu}[\p{L}’'&]*(?: (?:&|\p{Lu}[\p{L}’'.]*|of|and(?= \p{Lu})))*)(?: in \p{Lu}\p{L}+)?$/u,
  ),
  BG: lettered(
    /^(?:имам|имаме|държа|държим|аз съм от|ние сме|въртя) .*?[„“"]([^“”"]{2,40})[“”"](?: (?:в|във) \p{Lu}\p{L}+)?$/iu,
  ),
};

function assembled(
  head: OrderHead,
  { before, after }: { before: readonly string[]; after: readonly string[] },
  text: string,
  language: Language,
): Order | null {
  const told = before.filter((clause) => !business[language].test(clause));
  const firm = before.map((clause) => business[language].exec(clause)?.[1]).find(Boolean) ?? '';
  const parts = headParts(head, language);
  if (parts === null) return null;
  const { reader, fact } = parts;
  const all = withoutWishes([fact, ...after].filter(Boolean), language);
  const [first = '', ...rest] = all.clauses;
  const isUntitled = head.kind === 'product' && parts.title === '';
  const title = isUntitled ? first : parts.title;
  // “To the municipality” may stand among the facts.
  const to =
    head.kind === 'post' || head.kind === 'event'
      ? ''
      : (all.clauses.find((each) => addressed.test(each)) ?? '');
  const clauses = (isUntitled ? rest : all.clauses).filter((each) => each !== to);
  const said = { ...all, clauses };
  const stories = told.map((clause) => readerOfStory(clause, language));
  const known = stories.find((each) => each !== null)?.reader ?? nobody;
  const own = to === '' ? reader : readerIn(to.replace(/^\S+ /u, ''), language);
  const who =
    own.name === '' && own.group === '' && own.isOffice !== true
      ? { ...known, firm: own.firm }
      : own;
  const isAddressed =
    [who.name, who.group, who.firm].some((part) => part !== '') ||
    / (?:to|до|на) /u.test(` ${head.rest} `);
  const facts = { head, ...said, title, language, text, isAddressed };
  const kind = kindByFacts(facts);
  const heard = said.clauses.map((each, at) =>
    at === 0 && who.name !== '' ? each.replace(perfect, '$1хте ') : each,
  );
  if (kind === null) return null;
  return {
    kind,
    purpose: purposes[kind],
    form: formOf(head.form, kind, text),
    reader: who,
    title,
    clauses: heard,
    story: told,
    quote: '',
    wishes: said.wishes,
    asides: said.asides,
    firm,
  };
}

/** The text is a post or a message if a later word of the request names one. */
function formOf(form: TextForm, kind: OrderKind, text: string): TextForm {
  if (kind !== 'event' && kind !== 'price') return form;
  if (
    lettered(
      /(?<!\p{L})(?:facebook|instagram|linkedin|fb|post|пост|фейсбук|инстаграм|линкедин)(?!\p{L})/iu,
    ).test(text)
  )
    return 'post';
  return lettered(
    /(?<!\p{L})(?:sms|whatsapp|viber|text message|смс|вайбър|съобщение)(?!\p{L})/iu,
  ).test(text)
    ? 'short'
    : form;
}

export const purposes: Record<OrderKind, PurposeName> = {
  ...{ apology: 'apology', claim: 'complaint', cold: 'introduction', event: 'invitation' },
  ...{ letter: 'general', post: 'general', price: 'price-change', product: 'product' },
  ...{ rejection: 'rejection', reminder: 'payment-reminder', review: 'review-reply-bad' },
  ...{ thanks: 'thanks', why: 'general' },
};

const untilFact: Record<Language, RegExp> = {
  EN: /^(.*?)(?:(?:^|,? )(?:that|saying(?: that)?|because|telling (?:them|him|her)(?: that)?|to (?:say|tell (?:them|him|her)|ask)(?: (?:that|if|for))?) |(?:^|,? )about (?!us))(.+)$/iu,
  BG: /^(.*?)(?:(?:^|,? )(?:че|за това,? че|относно|с текст|да (?:му|ѝ|им) (?:кажа|кажем|съобщим)(?:,? че)?) )(.+)$/iu,
};

/** Whom the head names, what the text is called, and the first fact. */
function headParts(
  head: OrderHead,
  language: Language,
): { reader: OrderReader; title: string; fact: string } | null {
  const { rest, kind, isDirect } = head;
  if (kind === 'event') return eventParts(rest, isDirect, language);
  if (kind === 'product')
    return { reader: nobody, title: rest.replace(/^(?:of|for|на|за)\s+/iu, ''), fact: '' };
  if (kind === 'post') return postParts(rest, language);
  const told = untilFact[language].exec(rest);
  const person = (told?.[1] ?? rest).trim();
  const fact = (told?.[2] ?? '').trim();
  const to = isDirect ? person : (/^(?:to|for|до|към|на|за) (.+)$/iu.exec(person)?.[1] ?? '');
  // „Напомняне за неплатена фактура № 118“: what follows is no reader.
  const isThing = !isDirect && /^(?:for|за) /iu.test(person) && kind === 'reminder';
  const owed = isThing ? owing.exec(to) : null;
  if (owed !== null) return { reader: readerIn(owed[1] ?? '', language), title: '', fact };
  if (isThing) return { reader: nobody, title: '', fact: [to, fact].filter(Boolean).join(' ') };
  const [whom = '', thing = ''] = splitFor(to, kind, language);
  // Words that are neither a reader nor a fact would be lost, and a reader of whom something is told is no name.
  const isPhrase =
    whom.split(' ').length <= READER_WORDS && !/\d/.test(whom) && !relative.test(whom);
  if ((person !== '' && to === '') || !isPhrase) return null;
  return { reader: readerIn(whom, language), title: '', fact: fact || thing };
}

const READER_WORDS = 10;
/** „Напомняне за плащане до …“ */
const owing = /^(?:payment|плащане|забавено плащане|дължима сума)(?: (?:to|from|до|от) (.+))?$/iu;
const relative = lettered(
  /(?<!\p{L})(?:who|whose|that|which|ко(?:й|я|е|и)то|чи(?:й|я|е|и)\p{L}*то|да)(?!\p{L})/iu,
);

/** “Thank Helen for …”: what follows is the first fact. */
function splitFor(to: string, kind: OrderKind, language: Language): string[] {
  if (!['thanks', 'apology', 'letter', 'reminder'].includes(kind)) return [to];
  const sign = { EN: /^(.+?) (for (?!the (?:manager|owner)).+)$/u, BG: /^(.+?) (за .+)$/u }[
    language
  ];
  const found = sign.exec(to);
  return found === null ? [to] : [found[1] ?? '', found[2] ?? ''];
}

function eventParts(rest: string, isDirect: boolean, language: Language) {
  const sign = {
    EN: isDirect
      ? /^(.+?) (?:to|for) (.+)$/u
      : /^(?:(?:for|to) ((?:our|the|all) (?:\p{Ll}+ )?\p{Ll}+s) )?(?:to|for) (.+)$/u,
    BG: isDirect ? /^(.+?) (?:на|за) (.+)$/u : /^(?:до (.+?) )?(?:за|на) (.+)$/u,
  }[language];
  const [, whom = '', title = ''] = sign.exec(rest) ?? [];
  if (relative.test(whom)) return null;
  return { reader: whom === '' ? nobody : readerIn(whom, language), title, fact: '' };
}

function postParts(rest: string, language: Language) {
  const inviting = {
    EN: /^(?:inviting|to invite) (?:people|everyone|customers|our customers|guests|you) to (?:our |the )?(.+)$/iu,
    BG: lettered(
      /^(?:с )?(?:която кани|който кани|да поканим|с покана)(?: \p{L}+)? (?:на|за) (.+)$/iu,
    ),
  }[language].exec(rest)?.[1];
  if (inviting !== undefined) return { reader: nobody, title: inviting, fact: '' };
  const fact = rest
    .replace(
      /^(?:,? ?(?:in|on|for|в(?:ъв)?|за|по) (?:facebook|instagram|linkedin|fb|фейсбук|инстаграм|линкедин|linkedin))/iu,
      '',
    )
    .trim()
    .replace(
      /^(?:about|for|on|that|saying(?: that)?|announcing(?: that)?|за(?= )(?! да)|относно|че|,? ?че)\s+/iu,
      '',
    );
  return { reader: nobody, title: '', fact };
}
