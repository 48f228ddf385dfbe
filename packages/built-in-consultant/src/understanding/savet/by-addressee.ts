import { lettered } from '@savet/text/lettered';

/** A longer message holds signs by chance. In UTF-16 units. */
const LENGTH_MAX = 220;

const said = (...words: readonly string[]) =>
  lettered(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** We are spoken to, or of. */
const us = said(
  'you|your|savet|this (?:chat|app|bot|tool|site|program|thing)|the (?:app|bot|chat)|here|queries|a query|brand hub',
  'ти|теб|твоя\\p{L}*|вие|вас|ви|ваш\\p{L}*|савет|тук|(?:във?|през|от) (?:чата|програмата|приложението|бота)|при вас|заявк\\p{L}*|brand hub|бранд хъб\\p{L}*|\\p{L}{3,}(?:аваш|авате|аш|иш|ете|ите)',
);
/** The asker’s own customers, products and pages elsewhere: none of ours. */
const notOurs = said(
  'customers?|clients?|subscribers?|guests?|followers?|facebook|instagram|google|linkedin|tiktok|youtube|newsletter|our (?:website|app|shop|service)|my (?:website|app|shop|service)|bank|suppliers?|should (?:i|we) (?:offer|charge|sell)',
  'клиент\\p{L}*|абонати\\p{L}*|гости\\p{L}*|последовател\\p{L}*|фейсбук\\p{L}*|инстаграм\\p{L}*|гугъл\\p{L}*|линкедин|тикток|бюлетин\\p{L}*|банка\\p{L}*|доставчи\\p{L}*|сайта (?:ми|ни|си)|магазина (?:ми|ни|си)|да (?:предлагам\\p{L}*|предложа|продавам\\p{L}*)',
);

const otherLanguage = said(
  '(?:german|french|spanish|italian|russian|turkish|greek|romanian|serbian|macedonian|dutch|polish|czech|ukrainian|arabic|chinese|cyrillic|latin letters|other languages?|another language)',
  '(?:немски|френски|испански|италиански|руски|турски|гръцки|румънски|сръбски|македонски|полски|украински|шльокавица|латиница|кирилица|друг език|други езици)',
);
const speaks = said(
  '(?:can|may|could|shall) i (?:write|ask|talk|speak|chat)|(?:do|can|will|could) you (?:\\p{L}+ )?(?:speak|understand|know|answer|reply|write|talk|work (?:on|in|with))',
  '(?:мога|може) ли да (?:\\p{L}{1,3} )?(?:пиша|питам|говоря)|(?:разбираш|говориш|знаеш|отговаряш|пишеш|разбирате|говорите|отговаряте) ли|ще (?:ми )?отговаря\\p{L}*|(?:ти|вие) (?:говориш|разбираш|говорите)',
);
const whichLanguage = said(
  '(?:what|which) languages? (?:do|will|can|are|would) you|in (?:what|which) language',
  '(?:на )?(?:какъв|кой|какви|кои) език(?:а|ци)? (?:ще )?(?:ми )?(?:отговаря|пише|говори|разбира|знае|поддържа)\\p{L}*',
);

const counts = said(
  'counts?|counted|charged?|use[sd]? up|uses? (?:a|one)|costs? (?:me )?(?:a|one)|takes? (?:a|one|up)|deduct\\p{L}*|los[et] (?:a|one|two|any)|waste\\p{L}*|spend',
  'брои ли|броят ли|се брои|се броят|таксува\\p{L}*|взима ли|взема ли|взе(?:хте|ма|мате)?|харчи ли|отнема ли|губя ли|пада ли|хаби ли|приспада\\p{L}*',
);
const query = said(
  "quer(?:y|ies)|questions?|credits?|when you can[’']?t|if you (?:can[’']?t|don[’']?t|fail)|get charged",
  'заяв\\p{L}*|въпрос\\p{L}*|ако не (?:можеш|можете|отговориш)|отговор\\p{L}*|редак\\p{L}*|поправ\\p{L}*',
);

const ofOneQuestion = said(
  'thanks|thank you|same (?:question|one)|again|typo|mistake|edit\\p{L}*|hello|greet\\p{L}*|correct\\p{L}*',
  'благодар\\p{L}*|същи\\p{L}*|пак|отново|греш\\p{L}*|редактир\\p{L}*|поправ\\p{L}*|поздрав\\p{L}*|здравей|предни\\p{L}*',
);

const keeps = said(
  '(?:do|does|can|will|is|are|who|could) (?:\\p{L}+ ){0,4}?(?:keep|store|save[sd]?|sell|share|read|see|use|stored|saved|kept|shared|sold|safe|private|leak|train)',
  '(?:пазите|пазиш|съхранявате|съхраняваш|записвате|записваш|виждате|виждаш|четете|четеш|продавате|споделяте|споделяш|ползвате|използвате|обучавате)(?: ли)?|(?:пази|чете|вижда|споделя|продава|съхранява|записва) ли(?: се| някой)?|кой (?:\\p{L}+ )?(?:вижда|чете|пази)',
);
const myWords = said(
  'what i (?:type|write|say|ask|tell|paste|put|enter|share)|my (?:data|chats?|questions?|messages?|texts?|words|information|brand hub|conversations?)|everything i (?:write|type)',
  '(?:какво|каквото|всичко, което|това, което|нещата, които) (?:съм |тук )?(?:пиша|питам|писал\\p{L}*|казал\\p{L}*|въвеждам|споделям|напиша)|(?:данните|чатовете|въпросите|разговорите|съобщенията|текстовете|информацията) (?:ми|си)|моите (?:данни|въпроси|разговори|текстове)',
);

const erases = said(
  'delete|erase|wipe|remove',
  'изтри\\p{L}*|залича\\p{L}*|заличи\\p{L}*|премахн\\p{L}*',
);
const everything = said(
  'my (?:whole |entire )?(?:account|profile|data)|everything|all (?:of )?(?:my|the) (?:data|chats|messages)|account and',
  'профил\\p{L}*|акаунт\\p{L}*|всичко|данните (?:ми|си)|всички (?:чатове|разговори|данни)|регистраци\\p{L}*',
);
const ofText = said(
  'sentence|paragraph|word|draft|review|post|comment|photo|page',
  'изречение\\p{L}*|абзац\\p{L}*|дум\\p{L}*|чернова\\p{L}*|отзив\\p{L}*|пост\\p{L}*|коментар\\p{L}*|снимк\\p{L}*|страниц\\p{L}*',
);

const ends = said(
  '(?:subscription|plan|pro) (?:ends|expires|runs out)|cancel\\p{L}*|stop(?:ping)? (?:my |the |paying)?|end(?:ing)? (?:my|the)|quit|unsubscribe|downgrade',
  '(?:абонаментът|планът|pro) (?:свърши|изтече|изтича)|спра|спирам|спрем|прекрат\\p{L}*|откажа|отказвам|се откажа|не (?:платя|подновя)',
);
const plan = said(
  'subscriptions?|(?:my|this|your) (?:pro )?plan|pro|mid-?month|savet|brand hub',
  'абонамента?|план(?:а|ът)?(?: ми| си)?|pro|про|savet|савет|brand hub|бранд хъб\\p{L}*',
);
const whatThen = said(
  'delete[ds]?|erase[ds]?|money|refund|back|part|rest|keep|lose|lost|what happens|data|texts?|chats?|hub|history|access|still',
  'изтри\\p{L}*|какво (?:става|ще стане)|губ\\p{L}*|загуб\\p{L}*|пари\\p{L}*|върн\\p{L}*|връща\\p{L}*|текст\\p{L}*|чат\\p{L}*|данн\\p{L}*|hub|хъб\\p{L}*|остава\\p{L}*|остане|пази\\p{L}*|достъп',
);
const moneyBack = said('money|refund|back|part of', 'пари\\p{L}*|върн\\p{L}*|връща\\p{L}*');

const wantsBack = said(
  '(?:get|want|have|give me) (?:my |the )?money back|refund\\p{L}*',
  '(?:върна|върнете|връщате|върнат|възстановите)(?: ли)?(?: ми)?(?: си)? (?:парите|сумата|платеното)',
);
const paidPlan = said(
  'pro|subscription|plan|savet|(?:i|we) (?:just )?(?:paid|subscribed)',
  'pro|про|абонамент\\p{L}*|план\\p{L}*|savet|савет|платих',
);

const invoice = said('invoices?|receipts?|vat number', 'фактур\\p{L}*|касова бележка');
const ourPlan = said(
  'savet|(?:the|my|this|our) subscription|pro plan|for pro',
  'savet|савет|абонамента|от вас|за pro|за про',
);

const transfers = said(
  'transfer\\p{L}*|hand over|give (?:it )?to|pass (?:it )?on|sell (?:mine|my|the)',
  'прехвърл\\p{L}*|предам|отстъпя',
);

const second = said(
  '(?:second|another|2nd|separate|two|new|more than one) (?:account|profile|brand ?hub|log-?in)s?',
  '(?:втор|друг|нов|отделн|още един|два|два)\\p{L}* (?:профил|акаунт|регистраци|brand ?hub|бранд ?хъб)\\p{L}*',
);
const forWhom = said(
  'compan(?:y|ies)|business(?:es)?|brands?|firms?|pay|twice|plan|free|client',
  'фирм\\p{L}*|бизнес\\p{L}*|марк\\p{L}*|плащ\\p{L}*|плат\\p{L}*|два пъти|план\\p{L}*|безплатн\\p{L}*',
);

interface Asked {
  name: string;
  also?: string;
  all: readonly RegExp[];
  none?: readonly RegExp[];
  /** The text in the chat may be about the asker’s clients. */
  ofClients?: true;
}

/** The first whose signs are all there counts. */
const asked: readonly Asked[] = [
  { name: 'languages', all: [whichLanguage] },
  { name: 'languages', all: [speaks, otherLanguage] },
  { name: 'refund', all: [wantsBack, paidPlan] },
  { name: 'cancel', also: 'refund', all: [ends, plan, whatThen, moneyBack] },
  { name: 'cancel', all: [ends, plan, whatThen] },
  { name: 'second-account', all: [second, forWhom] },
  { name: 'delete-account', all: [erases, everything], none: [ofText] },
  { name: 'what-counts', all: [counts, query, us] },
  { name: 'what-counts', all: [counts, query, ofOneQuestion] },
  { name: 'privacy', all: [keeps, myWords, us], ofClients: true },
  { name: 'other-savet', all: [ourPlan, transfers] },
  { name: 'payment', all: [invoice, ourPlan] },
];

/**
 * The reply on Savet that a message asks for by whom it speaks to and what it names, in words that the signs of single matters don't
 * know; null for any other message.
 */
export function askedOfUs(message: string): { name: string; also?: string } | null {
  if (message.length > LENGTH_MAX) return null;
  const isOthers = notOurs.test(message);
  const found = asked.find(
    ({ all, none = [], ofClients }) =>
      (!isOthers || ofClients === true) &&
      all.every((sign) => sign.test(message)) &&
      !none.some((sign) => sign.test(message)),
  );
  if (found === undefined) return null;
  return { name: found.name, ...(found.also !== undefined && { also: found.also }) };
}

/** Savet named together with a thing of the account: no business question. */
const named = said('savet|савет');
const ofAccount = said(
  'subscriptions?|account|log-?in|password|invoices?|quer(?:y|ies)|profile|chats?|app|server|plan|price|refund|trial|data|support|team|who (?:made|owns|runs)',
  'абонамент\\p{L}*|профил\\p{L}*|акаунт\\p{L}*|парола\\p{L}*|фактур\\p{L}*|заявк\\p{L}*|чат\\p{L}*|приложени\\p{L}*|сървър\\p{L}*|план\\p{L}*|данни\\p{L}*|поддръжк\\p{L}*|екип\\p{L}*|кой (?:е )?(?:направи|стои|прави)',
);

/** Whether a message names Savet with a thing of the account: such a question is never charged. */
export function isOfSavet(message: string): boolean {
  return named.test(message) && ofAccount.test(message) && !notOurs.test(message);
}
