import { beginsWithAny } from '@savet/text/signs';
import { fold, stemOf } from '@savet/text/stems';
import type { Layout, PurposeName, PurposeSigns } from '../../knowledge/purposes.schema.ts';
import { formSigns } from './form.ts';
import { askingSigns } from './request.ts';

/** Words that say nothing by themselves, and those that only ask for the text. */
const empty = new Set(
  (
    'a an the this that these those there it its is are was were be been being am do does did done has have had will would ' +
    'shall should can could may might must not no and or but so if as at by for from in into of off on onto to up with within ' +
    'about after before over per than then too very also just only now here our ours my mine we us i me you your yours he she ' +
    'him her his hers they them their theirs who whom whose which what when where how why because due since until till during ' +
    'all any some each every other more most own same such one ones get gets got give gives make makes like want wants need ' +
    'needs please pls thanks let lets know knows tell telling say says saying said inform informing explain explaining ' +
    'announce announcing mention mentioning include including add ask asks asking request write writing draft create compose ' +
    'prepare generate word send sending text texts short small quick nice polite politely friendly formal informal warm brief ' +
    'kind firm firmly professional new called named name hi hello dear re s t ll ve m d something someone somebody people ' +
    'euro euros eur bgn leva lev lv percent pm am oclock clock th st nd rd client clients customer customers guest guests ' +
    'person man woman visitor visitors supplier landlord company firm business shop team announcement subject english bulgarian facebook ' +
    'google site website public online longer shorter straight calm calmly excuses ' +
    'instagram linkedin viber whatsapp tiktok page profile first cold win-back ends ending stay stays remain remains celebrate celebrating ' +
    'и или но а да не се си ли е са сме сте съм си бе беше бяха ще би бъде бъдат има имаме имат няма че който която което ' +
    'които чийто чиято кой коя кое кои какво каква какъв какви как кога къде защо защото понеже поради заради тъй като за на в ' +
    'във с със от до по при под над пред зад през след преди между към без около или ако когато докато само още вече също много ' +
    'малко тук там този тази това тези онзи онова ни наш наша наше наши нашия нашият нашата нашето нашите ми мой моя мое мои ' +
    'моят моята моето моите ви ваш го я ги му ѝ й им той тя то те аз ти ние вие него нея тях нас мен ме теб негов негова ' +
    'нейн нейна техен техни един една едно едни всеки всяка всяко всички всичко друг друга друго други някой нещо моля ' +
    'трябва искам искаме иска искат може могат можем мога напиши напишете напише съчини състави направи направете дай дайте ' +
    'подготви създай кажи кажете кажем казва съобщи съобщим уведоми уведомим информирай обясни обясним спомени включи добави помоли помолим поискай ' +
    'попитай изпрати изпратим пиша пиши учтиво учтив учтива любезно любезен любезна кратко кратък кратка кратки накратко официално официален ' +
    'официална приятелски топло топъл име името тема евро лв лева лев процента процент на сто ч часа часът г год година клиент ' +
    'клиента клиентка клиентката клиентите клиенти гост гости гостите човек хора доставчик доставчика наемодател наемодателя ' +
    'фирма фирмата нов нова ново нови новия новият новата новото новите текст текста гугъл сайт сайта спокойно дълъг дълго фейсбук инстаграм линкедин вайбър студен първи празнуваме'
  ).split(' '),
);

/** Purposes of which a group of signs is what the text says, not what it is for. The place of the group. */
const contentSigns: Partial<Record<PurposeName, readonly number[]>> = {
  promotion: [0],
  complaint: [1],
  'price-request': [1],
  apology: [0],
  'holiday-greeting': [1],
  'new-colleague': [1],
  'appointment-reminder': [1],
  general: [0],
};
/** They stand among the signs of a cancellation, whose text does not say them. */
const moving = ['postpone*', 'отлага*', 'отложи*'];
/** A promotion says one of them. */
const discounts = ['discount*', 'off', 'cheaper', 'отстъпк*', 'намален*', 'по-евтин*', 'промоци*'];
const apologies = [
  'apolog*',
  'sorry',
  'извин*',
  'съжал*',
  'complain*',
  'оплак*',
  'unhappy',
  'недоволн*',
];
/** What a reply to a review does not repeat: that the review was bad, and of what. */
const ofReviews = [
  'bad',
  'negative',
  'review*',
  'star*',
  'order*',
  'лош*',
  'отрицател*',
  'отзив*',
  'звезд*',
  'поръчк*',
];
/** A word may differ in so many letters at its end. */
const ENDING = 3;
const PREFIX_MIN = 4;

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
  { signs, layout }: { signs: PurposeSigns; layout: Layout },
): string[] {
  const own = purpose.startsWith('review-reply') ? withoutQuotations(request) : request;
  const skipped = skippedSigns(purpose, signs, layout);
  const words: Word[] = [...own.matchAll(/[\p{L}\d][\p{L}\d’'-]*(?:[.,:/]\d+)*/gu)].map(
    (found) => ({
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
    }),
  );
  const said = saidIn(shown);
  const folded = words.map(({ text }) => fold(text.toLowerCase()).replace(/[’']s?$/u, ''));
  const isLost = words.map((word, at) => {
    if (/\d/.test(word.text)) return !said.hasFigure(word.text);
    if (empty.has(folded[at] ?? '') || empty.has(word.text.toLowerCase())) return false;
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

function skippedSigns(purpose: PurposeName, { signs, nouns }: PurposeSigns, { groups }: Layout) {
  const content = contentSigns[purpose] ?? [];
  return [
    ...signs.flatMap((group, place) => (content.includes(place) ? [] : group)),
    ...(purpose === 'apology' ? apologies : []),
    ...(purpose.startsWith('review-reply') ? ofReviews : []),
    ...(purpose === 'promotion' ? discounts : []),
    ...nouns,
    ...askingSigns,
    ...formSigns,
    ...Object.values(groups).flat(),
  ].filter((sign) => sign !== '*' && !(purpose === 'cancellation' && moving.includes(sign)));
}

function saidIn(shown: string) {
  const words = [
    ...new Set(
      (shown.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []).map((word) => fold(word.toLowerCase())),
    ),
  ];
  const stems = new Set(words.map((word) => stemOf(word)));
  const digits = new Set(
    (shown.match(/\d+(?:[.,:/\u00A0 ]\d+)*/gu) ?? []).flatMap((figure) => [
      figure.replace(/\D/gu, ''),
      ...figure.split(/\D+/u),
    ]),
  );
  return {
    hasFigure: (figure: string) =>
      digits.has(figure.replace(/\D/gu, '')) ||
      (figure.match(/\d+/gu) ?? []).every((part) => digits.has(part)),
    has: (word: string) => {
      if (stems.has(stemOf(word))) return true;
      const start = word.slice(0, Math.max(PREFIX_MIN, word.length - ENDING));
      return word.length >= PREFIX_MIN && words.some((each) => each.startsWith(start));
    },
  };
}

function withoutQuotations(text: string): string {
  return text.replace(/[„“"«][^„“”"«»]{8,}[“”"»]?/gu, ' ').replace(/:[^:]{8,}$/su, ' ');
}
