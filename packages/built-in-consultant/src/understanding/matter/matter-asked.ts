import { lettered } from '@savet/text/lettered';
import { deathMatter, healthMatter } from './by-person.ts';
import { despairIn } from './despair.ts';
import { animalMatter } from './distress/animal-ill.ts';
import { ownDistress } from './distress/of-oneself.ts';
import { distressOfOthers } from './distress/of-others.ts';
import { withoutIdioms } from './idioms.ts';
import { wantsInventedReviews } from './invented/invented-reviews.ts';
import { needMatter } from './matters-of-need.ts';
import { peopleMatter } from './matters-of-people.ts';
import { trustMatter } from './matters-of-trust.ts';
import { workMatter } from './matters-of-work.ts';

/** A longer message holds signs by chance. In UTF-16 units, as all lengths. */
const LENGTH_MAX = 500;

/** Somebody at the end of their strength, of themselves. */
const worn = lettered(
  /(?<!\p{L})(?:i(?:[’']m| am) (?:losing (?:my mind|it)|going (?:crazy|insane|mad)|falling apart|breaking down|at (?:the end of my (?:rope|tether)|breaking point))|i can[’']?t take (?:it|this) (?:any ?more|any longer)|(?:ще )?(?:полудявам|полудея|откачам|откача)|побърквам се|губя си ума|разпадам се|(?:hate|hating) (?:my|this|the) (?:own )?(?:business|company|firm|job|life)|can[’']?t (?:sleep|eat)(?: (?:or|and) (?:sleep|eat))?|(?:cry|crying) every (?:night|day|evening)|мразя (?:си )?(?:фирмата|бизнеса|работата|живота)(?: си)?|не спя,? (?:и )?не ям|плача всяк\p{L}*|не издържам (?:вече|повече)|вече не издържам|на края на силите си)(?!\p{L})/iu,
);

const wants =
  '(?:write|draft|make|create|prepare|give|need|generate|напиши|напишете|направи|направете|състави|съставете|изготви|изгответе|подготви|дай|дайте|трябва(?:т)?|нужн[аои]|искам|искаме)(?: (?:me|us|ми|ни))?(?: (?:an?|the|our|my|some|една|един|едно|кратк[аио]|кратък|нашата|нашите|new|нов[аио]|short|simple|прост[аио]))*';
const legalTexts =
  '(?:privacy (?:policy|notice|statement)|(?:gdpr|data protection|cookies?|refund and privacy) (?:policy|notice)|terms (?:and|&|of) (?:conditions|use|service)|t&cs?|general terms|(?:legal )?disclaimer|nda|non-disclosure agreement|(?:employment |service |work |rental |partnership )?(?:contract|agreement)(?= (?:for|with|between)|[.!]?$)|политика (?:за|на) (?:лични(?:те)? данни|поверителност(?:та)?|бисквитки(?:те)?|защита на лични(?:те)? данни)|общи(?:те)? условия|(?:трудов |граждански |рамков )?договор(?= (?:за|с|между)|[.!]?$)|декларация за поверителност)';
/** A text with legal effect is wanted, not one about it. */
const legalText = lettered(`(?<!\\p{L})${wants} (?:\\p{L}+ )?${legalTexts}(?!\\p{L})`, 'iu');

/** Somebody who is employed wants a fee instead. */
const paidAs = [
  lettered(
    /(?<!\p{L})(?:workers?|employees?|staff|assistant|driver|cook|baker|consultant|one of (?:my|our|them)|работни\p{L}*|служител\p{L}*|консултант\p{L}*|шофьор\p{L}*|пекар\p{L}*|готвач\p{L}*|единия\p{L}*|асистент\p{L}*|колег\p{L}*)(?!\p{L})/iu,
  ),
  lettered(
    /(?<!\p{L})(?:freelanc\p{L}*|self[- ]employed|contractor|on an invoice|with invoices|хонорар\p{L}*|граждански|на фактура|с фактури|свободна практика|през фирма)(?!\p{L})/iu,
  ),
  lettered(/(?<!\p{L})(?:instead|rather than|wants?|asks?|вместо|искат?|моли)(?!\p{L})/iu),
  lettered(
    /(?<!\p{L})(?:contract(?! with)|employ\p{L}*|payroll|trudov|трудов\p{L}*|договор\p{L}*(?! с(?:ъс)? )|мине|премине)(?!\p{L})/iu,
  ),
];

/** Rules for the own people: they bind, and have their own parts. */
const houseRules = lettered(
  `(?<!\\p{L})${wants} (?:[\\p{L}-]+ ){0,3}?(?:(?:holiday|leave|vacation|remote(?: work)?|home[- ]?office|work[- ]from[- ]home|expenses?|travel|sick(?:ness| leave)?|dress|social media|overtime|phone|gifts?) (?:policy|code|rules)|policy (?:for|on) (?:working|remote|holidays?|leave|expenses|travel|sick\\p{L}*|overtime|phones?|gifts?)|code of (?:conduct|ethics)|staff handbook|house rules|политика (?:за|на) (?:работа|дистанционн|хоум|отпуск|разход|командировк|болнич|извънред|подарък|подаръц)\\p{L}*|етичен кодекс|правилник\\p{L}*(?: за)?|вътрешни правила)(?!\\p{L})`,
  'iu',
);

/** A public accusation that the asker calls untrue. */
const inPublic = lettered(
  /(?<!\p{L})(?:facebook|fb|linkedin|instagram|google|twitter|tiktok|online|publicly|in public|forum|group|фейсбук\p{L}*|линкедин|инстаграм|гугъл|публично|във форум\p{L}*|в група\p{L}*|онлайн)(?!\p{L})/iu,
);
const accusing = lettered(
  /(?<!\p{L})(?:accus\p{L}*|claims?|claiming|alleg\p{L}*|(?:says?|wrote|writes|posted|spread\p{L}*|tells?) (?:[^.?!]{0,40} )?(?:that |how )?(?:we|i|our|us)(?!\p{L})|обвинява\p{L}*|обвини\p{L}*|твърди|твърдят|публикува[^.?!]{0,40} че (?:сме|съм|ние|не)|клевет\p{L}*|(?:пише|писа|написа\p{L}*|казва|разпространява)(?:[^.?!]{0,40})? че (?:сме|съм|ние|не))/iu,
);
const untrue = lettered(
  /(?<!\p{L})(?:not true|isn[’']?t true|untrue|a lie|lies|false|didn[’']?t happen|never happened|не е (?:вярно|истина|така)|вярно не е|невярн\p{L}*|неистин\p{L}*|лъжа|лъже\p{L}*|измислиц\p{L}*)(?!\p{L})/iu,
);
const answers = lettered(
  /(?<!\p{L})(?:answer|reply|respond|response|react|write|say|do (?:we|i) do|отговор\p{L}*|реагира\p{L}*|напиш\p{L}*|каж\p{L}*|пиша|пишем|правя|правим|направ\p{L}*|постъп\p{L}*)(?!\p{L})/iu,
);

const needs = lettered(
  /(?<!\p{L})(?:do (?:i|we) (?:need|have to have)|(?:i|we) need (?:some|any)|is (?:it|there) (?:any )?(?:required|necessary|mandatory)|must (?:i|we) have|need (?:some|a|any) (?:paper|permit|licen[cs]e)|трябва(?:т)? ли|трябва(?:т)? (?:ми|ни)|(?:ми|ни) трябва(?:т)?|нуж(?:ен|на|но|ни) ли|нужн[аои] (?:ли )?(?:ми|ни)|задължител\p{L}* ли|изисква(?:т)? ли|иска(?:т)? ли се)(?!\p{L})/iu,
);
const permit = lettered(
  /(?<!\p{L})(?:permits?|licen[cs]es?|permission|papers?(?! (?:bags?|cups?|boxes|box|straws?|towels?|napkins?|suppliers?|rolls?|version|copy|copies))|paperwork|authori[sz]ation|registration(?! (?:forms?|page|button|link|desk|fee))|разрешителн\p{L}*|разрешени\p{L}*|лиценз\p{L}*|документ(?:и)?|регистраци\p{L}*(?! (?:(?:във?|на|за) )?(?:facebook|instagram|google|tiktok|фейсбук|инстаграм|гугъл|сайта|нашия сайт))|бележка)(?!\p{L})/iu,
);
/** Papers that one writes oneself, and licences of programs. */
const otherPapers = lettered(
  /(?<!\p{L})(?:contract|invoice|business plan|software|font|photos?|images?|windows|loan|grant|договор\p{L}*|фактур\p{L}*|бизнес план\p{L}*|софтуер\p{L}*|шрифт\p{L}*|снимк\p{L}*|кредит\p{L}*|заем\p{L}*|финансиран\p{L}*)(?!\p{L})/iu,
);

/** A contract in writing, or something less. */
const writtenTerms = lettered(
  /(?<!\p{L})(?:(?:need|have to|must|should|obliged)(?!\p{L}).*(?:contract|agreement)(?!\p{L}).*(?:or|enough|each|every|every single)|(?:invoice|email|handshake|word|message) (?:is )?enough|(?:трябва|нужно|нужен|задължително)(?!\p{L}).*договор\p{L}*.*(?:или|стига|достатъчн\p{L}*|всеки|всяк\p{L}*)|(?:стига|достатъчн\p{L}*) (?:ли )?(?:е )?(?:(?:и|само) )?(?:фактурата|имейл\p{L}*|уговорка\p{L}*))(?!\p{L})/iu,
);
const contract = lettered(/(?<!\p{L})(?:contracts?|agreements?|договор\p{L}*)(?!\p{L})/iu);
const ofStaff = lettered(
  /(?<!\p{L})(?:employ\p{L}*|hire|worker\p{L}*|staff|freelancers?|служител\p{L}*|работни\p{L}*|назнач\p{L}*|трудов\p{L}*|наем\p{L}*)(?!\p{L})/iu,
);

const staff =
  '(?:employees?|workers?|staff|shift manager|manager|accountant|bookkeeper|cashier|driver|waiter|waitress|assistant|cleaner|colleague|baker|cook|barman|bartender|salesperson|служител\\p{L}*|работни\\p{L}*|счетоводител\\p{L}*|касиер\\p{L}*|шофьор\\p{L}*|сервитьор\\p{L}*|управител\\p{L}*|продавач\\p{L}*|склададжи\\p{L}*|готвач\\p{L}*|барман\\p{L}*|колег\\p{L}*|момче\\p{L}*|човек\\p{L}*|асистент\\p{L}*)';
const steals =
  '(?:steal\\p{L}*|stole|stolen|thie\\p{L}+|theft|embezzl\\p{L}*|skimming|краде\\p{L}*|крадат|краж\\p{L}*|краднe|открадна\\p{L}*|присвоя\\p{L}*|присвоява\\p{L}*|злоупотреб\\p{L}*)';
const goesMissing =
  '(?:(?:cash|money|stock|goods|euros?|leva) .{0,40}(?:is |are |goes |keeps going )?(?:missing|disappear\\p{L}*)|липсва\\p{L}* .{0,30}(?:пари|стока|лв|лева|евро|оборот)|(?:пари\\p{L}*|стока\\p{L}*) (?:\\p{L}+ ){0,3}(?:липсва\\p{L}*|изчезва\\p{L}*))';
const suspects =
  '(?:suspect\\p{L}*|(?:almost|pretty|quite) (?:sure|certain)|подозира\\p{L}*|съмнява\\p{L}*|почти (?:съм )?сигур\\p{L}*)';
/** Ours take from us: who is accused elsewhere, or loses clients and ideas, has another matter. */
const theft = lettered(
  `(?<!\\p{L})(?:${staff}(?!\\p{L})(?:(?!competitor|конкурент)[^.?!]){0,60}?(?<!\\p{L})${steals}|${steals}(?!\\p{L})[^.?!]{0,25}(?<!\\p{L})(?:my|our|мо\\p{L}{1,3}|наш\\p{L}*) ${staff})(?!\\p{L})`,
  'iu',
);
const missing = lettered(
  `(?<!\\p{L})(?=.*${goesMissing})(?=.*(?<!\\p{L})${suspects})(?=.*(?<!\\p{L})${staff})`,
  'iu',
);
const otherTheft = lettered(
  /(?<!\p{L})(?:(?:stole|steal\p{L}*|stolen|took) (?:\p{L}+ ){0,3}(?:customers?|clients?|ideas?|designs?|engineers?|recipes?|employees?|staff|photos?)|(?:we|i) (?:stole|have stolen)|accus\p{L}*|identity|card|password|hack\p{L}*|(?:краде|открадна|крадат) (?:\p{L}+ ){0,3}(?:клиент\p{L}*|иде\p{L}*|дизайн\p{L}*|рецепт\p{L}*|снимк\p{L}*)|обвинява\p{L}*|че сме|карта\p{L}*|парол\p{L}*|хак\p{L}*)(?!\p{L})/iu,
);

/** The asker is employed, and the employer wrongs them. */
const employer = lettered(
  /(?<!\p{L})(?:my (?:boss|employer) (?:won[’']?t|wants me|doesn[’']?t|does not|refuses|didn[’']?t|hasn[’']?t|owes|is not|isn[’']?t|fired|makes me|forces me)|my (?:manager|company) (?:(?:won[’']?t|doesn[’']?t(?: want to)?|does not|refuses to|didn[’']?t) pay (?:me|my (?:wages?|salary|overtime|holiday))|hasn[’']?t paid me|isn[’']?t paying me|owes me|fired me|wants me to|makes me|forces me)|шефът ми|шефа ми|шефката ми|работодател(?:ят|я|ката)? ми)(?!\p{L})/iu,
);
const wronged = lettered(
  /(?<!\p{L})(?:rights?|pay|paid|wages?|salary|overtime|sign|compensation|holiday|severance|права|плаща\p{L}*|платил\p{L}*|заплат\p{L}*|извънред\p{L}*|подпиша|обезщетени\p{L}*|отпуск\p{L}*|осигур\p{L}*)(?!\p{L})/iu,
);

/** A device or a folder that is gone, and the data of people on it: the law gives a few days. */
const devices =
  '(?:laptops?|computers?|phones?|tablets?|usb(?: sticks?)?|memory sticks?|hard drives?|folders?|лаптоп\\p{L}*|компютър\\p{L}*|телефон\\p{L}*|таблет\\p{L}*|флашк\\p{L}*|папк\\p{L}*)';
const deviceGone = lettered(
  `(?<!\\p{L})(?:${devices}(?!\\p{L})[^.?!]{0,60}(?<!\\p{L})(?:(?:was|were|got|is|been) (?:stolen|lost)|откраднат\\p{L}*|изгубен\\p{L}*|изчезна\\p{L}*)|(?:stole|lost|took|откраднаха|откраднал\\p{L}*|изгубих\\p{L}*|загубих\\p{L}*)(?!\\p{L})[^.?!]{0,30}(?<!\\p{L})${devices})(?!\\p{L})`,
  'iu',
);
const dataOfPeople = lettered(
  /(?<!\p{L})(?:(?:patient|customer|client|pupil|member|personal) (?:records?|data|files?|details|lists?)|(?:records?|data|files?|details|lists?|numbers) (?:of|on|about|from) (?:\p{L}+ ){0,3}(?:patients?|customers?|clients?|pupils?|members?)|(?:данни\p{L}*|досиета\p{L}*|картони\p{L}*|списъ\p{L}*|номера\p{L}*) (?:\p{L}+ ){0,3}на (?:\p{L}+ ){0,3}(?:пациент|клиент|ученици|член)\p{L}*|лични(?:те)? данни)(?!\p{L})/iu,
);

/** A text is ordered that only tells what has happened. */
const orders = lettered(
  /(?:^|[.!?;]\s)\s*(?:(?:please|моля),? )?(?:write|draft|formulate|make|create|e-?mail|post|letter|message|sms|text (?:to|for)|notice (?:to|for)|sign for|(?:i need an? |трябва ми |трябва ни )(?:note|sign|notice|message|text|бележк\p{L}*|табел\p{L}*|надпис\p{L}*|съобщени\p{L}*|текст)|напиш\p{L}*|състав\p{L}*|направ\p{L}*|формулирай\p{L}*|имейл|пост|писмо|съобщение|текст|смс)(?!\p{L})/iu,
);

/** The matter for a person that a message is about by its own words, however it would be read otherwise; null for all others. */
export function matterAsked(written: string): string | null {
  const message = withoutIdioms(written);
  const despair = despairIn(message);
  if (despair !== null) return despair;
  if (message.length > LENGTH_MAX) return null;
  if ([inPublic, accusing, untrue, answers].every((sign) => sign.test(message)))
    return 'accusation';
  if (wantsInventedReviews(message)) return 'invented-reviews';
  const isText = orders.test(message);
  const happened = (read: (text: string) => string | null) => (isText ? null : read(message));
  return (
    happened(distressOfOthers) ??
    happened(ownDistress) ??
    happened(trustMatter) ??
    happened(needMatter) ??
    happened(deathMatter) ??
    happened(animalMatter) ??
    workMatter(message) ??
    happened(healthMatter) ??
    peopleMatter(message) ??
    (worn.test(message) ? 'burnout' : null) ??
    rulesMatter(message, isText)
  );
}

/** The matter of a message about contracts, rules or authorities; null if there is none. */
function rulesMatter(message: string, isText: boolean): string | null {
  if (paidAs.every((sign) => sign.test(message))) return 'contract-form';
  const isTerms = contract.test(message) && writtenTerms.test(message);
  if (isTerms && !ofStaff.test(message)) return 'written-terms';
  if (legalText.test(message)) return 'legal-text';
  if (houseRules.test(message)) return 'house-rules';
  if ((theft.test(message) || missing.test(message)) && !otherTheft.test(message))
    return 'staff-theft';
  if (employer.test(message) && wronged.test(message)) return 'worker-rights';
  if (!isText && deviceGone.test(message) && dataOfPeople.test(message)) return 'data-protection';
  const isPermit = !isText && needs.test(message) && permit.test(message);
  return isPermit && !otherPapers.test(message) ? 'permit' : null;
}
