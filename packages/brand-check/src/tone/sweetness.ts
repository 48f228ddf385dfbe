import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark } from '../rule.ts';

/** Endearments, and words that gush. */
const endearments = lettered(
  /(?<!\p{L})(?:sweeties?|sweethearts?|honey(?=[,!])|darlings?|cuties?|cutie pies?|lovelies|dearies?|munchkins?|besties|yumm(?:y|iest|ies)|yum(?: yum)?|nom nom|scrumptious|delish|hugs?(?: (?:and|&) kisses)?|kisses|xoxo|(?:lots|tons|bags|so much) (?:of )?love|(?:made|baked|cooked|packed|sent|crafted) with love|cuddl\p{L}*|snuggl\p{L}*|teeny(?:[- ]tiny)?|itty[- ]bitty|adorable|sugar[- ]?sweet|tumm(?:y|ies)|sweet souls?|warms? (?:your|the|every) (?:hearts?|souls?)|миличк\p{L}*|приятелч(?:е|ета|ето|етата)|сладур\p{L}*|сладки мои|душ(?:ичк|иц)\p{L}*|сърч(?:иц|енц)\p{L}*|слънч(?:иц|евц)\p{L}*|слънчо|гушк\p{L}*|прегръдк\p{L}*|(?:с|хиляди|много|сладки|прегръдки и) целувки|целувки (?:от|на всички)|целувчиц\p{L}*|ангелч\p{L}*|пиленц\p{L}*|съкровищ(?:е|а) (?:ми|наш\p{L}*|мо\p{L}*)|с (?:много |толкова |безкрайна |цялата си )?(?:обич|любов)|стопл\p{L}* (?:душ|сърц)\p{L}*|(?:слад|вкусн|топл|мек|хубав|мал|мън|дребн|крехк|пухкав|румен|чист|добр|мил|нежн|бърз|лес)ич(?:ък|к(?:а|ата|и|ите|о|ото|ия|ият)))(?!\p{L})/giu,
);
const hearts =
  /[\u2665\u2764\u{1F493}-\u{1F49F}\u{1F618}\u{1F60D}\u{1F617}-\u{1F61A}\u{1F970}\u{1F48B}\u{1F917}]\uFE0F?/gu;
/** Diminutives of things. One alone may be the plain word for a thing. */
const diminutives = lettered(
  /(?<!\p{L})\p{L}{3,14}(?:ичк(?:а|ата|и|ите|о|ото)|енц(?:е|ето|а|ата)|чет(?:а|ата)|лц(?:е|ето|а|ата))(?!\p{L})/giu,
);
/** Words with such an ending that are no diminutives, or the usual word for a thing. */
const usual = lettered(
  /^(?:всичк|количк|лъжичк|птичк|чиничк|единичк|самичк|торбичк|кутийк|табличк|вратичк|парче|момче|момиче|куче|сандвиче|копче|хапче|ключе|дръвче|храстче|столче|бурканче|пакетче|билетче|картонче|обувче|отчет|зачет|прочет|изчет|почет|разчет|пречет|дочет|слънце|улиц|агенц|студенц|свърталц)/iu,
);
const DIMINUTIVES_MIN = 2;

/** Words by which a text turns sugary: endearments always, diminutives if there are several or an endearment beside them. */
export function sweetMarks({ own }: CheckedText): Mark[] {
  const sweet = [...matchesOf(own, endearments), ...matchesOf(own, hearts)].map(marked);
  const small = matchesOf(own, diminutives)
    .filter(([word]) => !usual.test(word))
    .map(marked)
    .filter(({ start, end }) => !sweet.some((each) => start < each.end && each.start < end));
  const isSweet = sweet.length > 0 || small.length >= DIMINUTIVES_MIN;
  return [...sweet, ...(isSweet ? small : [])].toSorted((a, b) => a.start - b.start);
}

function marked({ 0: found, index }: RegExpExecArray): Mark {
  return mark(index, index + found.length, 'toneOfVoice', { detail: found });
}
