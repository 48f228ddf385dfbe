import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { isStatementBg } from '../../../understanding/sure-order/has-verb-bg.ts';
import { isStatementEn } from '../../../understanding/sure-order/statement-en.ts';

/** Words of an order that no letter says to its reader. */
const toUs = lettered(
  /(?:^|[.!?,:]\s+|\n)(?:please )?(?:ask for|tell (?:applicant|candidate|customer|client|guest)|leave the door|apologi[sz]e|propose|suggest|mention that)(?!\p{L})|(?:^|[.!?,]\s+)(?:want|wants) to (?!\p{L}+ing)|(?:hello|dear|hi),? an? (?:supplier|customer|client|guest|colleague)|(?<!\p{L})on (?:viber|whatsapp) (?:your|his|her|that)|(?:^|[.!?,]\s+)name is \p{L}+|(?:^|[.!?]\s+)(?:the |my |our )?(?:customer|client|recipient) is (?!always)|you asked for because|questions to me(?!\p{L})|(?:^|[.!?]\s+|\n)(?:клиентът|клиентката|получателят) е |(?:^|[.!?,]\s+)(?:да (?:го |я |ги )?питам|казва се) |по вайбър, че|че напуск\p{L}+хте|извиняваме се[^\n]*извиняваме се|Истината е\.|(?:^|\n)- (?:nice|something|nothing|нещо) (?:for|to|за)|(?:^|[.!?]\s+)\p{L}+ (?:е|са|is|are)[.](?=\s|$)/iu,
);
/** „Ани. Божурите …“: a name alone, or a title that is cut. */
const alone = lettered(
  /(?:^|\n)(?!Благодар|Поздрав|Извинете|Здравейте|Моля|Thanks|Hello|Cheers|Welcome|Congrat|Sorry)(?:\p{Lu}\p{Ll}{2,}|За \p{Ll}+)\. \p{Lu}/u,
);
/** „…, да проверят банята“: an order about the readers. */
const ofReaders = lettered(
  /(?:, |(?<!\p{L})и )да (?:(?:ни|ми|се|го|я|ги) )+\p{Ll}{3,}(?:ят|ат)(?!\p{L})/u,
);
/** “Dear parents, of my students”, “Hello Dr Patel's,”, „Здравейте, на клуба“: a greeting that is cut. */
const greeting = lettered(
  /(?:Hello|Dear|Hi) [^,\n]{2,40}, (?:of|for|at|from|practice|that|to) [^.!?\n]*(?:\n|$)|(?:Hello|Dear|Hi) [^,\n]{2,40}[’']s,|Здравейте, (?:на|до|за|от|към) [^.!?\n]*(?:\n|$)|Здравейте, \p{Lu}\p{Ll}+, \p{Ll}+, |можете да (?:(?:се|ни|ми|го|я|ги) )*\p{Ll}+ (?=\p{Ll}*а(?!\p{L}))|(?:^|\n)(?:The|Our) [^.!?\n]{3,40} that we don[’']t/u,
);
const known: Record<Language, RegExp> = {
  EN: /^(?:otherwise|shall|please|thank|thanks|sorry|would|could|can|may|do|did|is|are|how|when|what|if|best|hello|dear|hi|congratulations|happy|welcome|unfortunately|we|i|you|from|on|at|in|as|since|for|there|this|that|it|all|our|your|call|write|reply|book|order|come|let|feel|until|here|questions|when:|where:|price:)\b/iu,
  BG: lettered(
    /^(?:моля|молим|благодар\p{L}*|извин\p{L}*|съжаля\p{L}*|бихте|удобно|ако|здравейте|уважаем\p{L}*|честит\p{L}*|поздрав\p{L}*|добре|за съжаление|за въпроси|очакв\p{L}*|пишете|обадете|поръчайте|заповядайте|желая|желаем|кога|къде|как|ще|не|от|до|на|във|в|след|с)(?!\p{L})/iu,
  ),
};
const verb: Record<Language, RegExp> = {
  EN: /\b(?:is|are|was|were|am|be|been|has|have|had|will|can|could|would|should|must|may|do|does|did|cannot|need|needs|\w+n[’']t|\w{2,}ed|came|went|got|took|made|gave|sent|left|broke|said|told|found|lost|paid|let|go|goes|come|comes|get|gets|cost|costs|start|starts|open|opens|close|closes|stay|stays|keep|keeps|apply|applies|please|thank|call|write|reply|look|hope|want|offer|know|run|runs|works?|takes?|includes?|rises?|changes?|moves?|ends?|asks?|gives?|wish|love|invite|means?|depends?|arrives?)\b|[’'](?:m|re|ve|ll|d|s)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:е|са|съм|сме|сте|беше|бяха|бяхме|бях|ще|има\p{L}{0,2}|няма\p{L}{0,2}|може\p{L}{0,3}|мога|могат|трябва\p{L}{0,2}|да|не|се|моля|молим|нека|стана|става|закъсня|\p{L}{2,}(?:хме|аме|яме|еме|им|ем|ха|хте|те|ат|ят|ва|ира|и|е|а|я|м|х))(?!\p{L})/iu,
  ),
};
/** A change without a verb that everybody understands: “Dog grooming from 40 to 46 euro”, “the first one in 3 years”. */
const change = lettered(
  /\bfrom [£€$]?\d\S* to [£€$]?\d|^(?:the )?first \p{L}+ (?:in|since|for) |(?<!\p{L})от \d\S* на \d/iu,
);
const WORDS_MIN = 3;

/** Whether a letter or a message has a sentence without a verb, or words of its order to us. */
export function hasFragments(shown: string, form: string, language: Language): boolean {
  if (toUs.test(shown.replace(/\[[^\]\n]*\]/gu, '[]'))) return true;
  if (alone.test(shown)) return true;
  if (form !== 'mail' && form !== 'short') return false;
  if (ofReaders.test(shown) || greeting.test(shown)) return true;
  return shown
    .split(/\n+/u)
    .filter((line) => !/^(?:- |\*\*|\[|.*:\s*$)/u.test(line.trim()) && /[.!?]\s*$/u.test(line))
    .flatMap((line) => sentencesOf(line))
    .some((each) => isFragment(each, language));
}

function isFragment(sentence: string, language: Language): boolean {
  const bare = sentence.replace(/[.!?\s]+$/u, '').trim();
  const words = bare.split(/\s+/u).length;
  if (
    words < WORDS_MIN ||
    /[:[]/u.test(bare) ||
    known[language].test(bare) ||
    change.test(bare) ||
    verb[language].test(bare)
  )
    return false;
  return isEnglish[language] ? !isStatementEn(bare) : !isStatementBg(bare);
}
