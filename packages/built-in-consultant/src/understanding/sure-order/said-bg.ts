import { lettered } from '@savet/text/lettered';
import { acts } from './acts-bg.ts';
import { statementBg } from './statement-bg.ts';
import type { Said, SureVoice } from './sure-order-type.ts';

const tone = lettered(
  /^(?:(?:моля|но|и|а|да е|нека е|да бъде|да звучи|да не е|да не звучи|много|доста|по-|не|в|със|с|без|малко|без излишна|с малко|не много|прекалено|на) ?)*(?:учтив[аоъ]?|любезн[аои]|любезен|топл[аои]|топъл|твърд[аои]?|кратк[аои]|кратък|мил[аои]?|приятелск[аои]|официалн[аои]|официален|непринуден[аои]?|честн[аои]|човешк[аои]|спокойн[аои]|ясн[аои]|искрен[аои]?|професионалн[аои]|сериозн[аои]|лек[аои]?|сърдечн[аои]|личн[аои]|деликатн[аои]|емотикон\p{L}*|емоджи\p{L}*|хаштаг\p{L}*|клишета|натиск|оправдания|патос|драма|драми|вие|ти|мерси|благодаря|моля)(?: (?:тон|стил|моля))?(?:,? (?:но|и|а|без)(?: не)? .{0,25}(?:учтиво|любезно|топло|твърдо|кратко|мило|приятелски|оправдания|официално|сладникаво|нахално|грубо|ясно|човешки|патос))?$/iu,
);
const manner = lettered(
  /^(?:но |и |а )?(?:нека |искам |искаме )?да (?:не )?(?:звучи|изглежда|прилича|се получи|личи|се усеща|бъде|е) [^,.]{3,45}[.!]?$/iu,
);
const sorry = lettered(
  /^(?:и )?(?:(?:моля )?(?:да )?(?:се )?извини(?:м|те)?(?: се)?|извинете|извинявай(?:те)?|извиняваме се|извинявам се|съжаляваме|съжалявам|да се извин(?:им|я)|с извинение|извинение|с извинения)(?: (?:му|ѝ|им|й|много|за неудобството|за забавянето))?$/iu,
);
const sorryFor = lettered(/^(?:и )?(?:моля )?извин(?:и|ете) се за (\p{L}.+)$/iu);
const alsoSorry = lettered(/^(.+?),? и (?:да )?се извин(?:им|я|и|яваме)(?: за \p{L}+)?$/iu);
const leads = lettered(
  /^(?:(?:и|а|но|също|обаче) |(?:нека |но )?да (?:се разбере|е ясно|стане ясно|знае|знаят|им е ясно|му е ясно|ѝ е ясно),? че |(?:кажи|кажете|обясни|спомени|добави|напиши)(?: (?:му|ѝ|им|й))?,? че |че )+(?=\p{L}|\d)/iu,
);

/** What a segment of an order says to the reader; null if rules can't be certain. */
export function saidBg(segment: string, voice: SureVoice): Said | null {
  if (manner.test(segment)) return { sentences: [] };
  const bare = segment
    .replace(/[\s,;!]+$/u, '')
    .replace(lettered(/(?<!(?<!\p{L})(?:ч|лв|г|тел))\.$/u), '')
    .trim();
  if (bare === '' || tone.test(bare)) return { sentences: [] };
  const own = bare.replace(leads, '').replace(/\?$/u, '').trim();
  if (sorry.test(own)) return { sentences: [], isSorry: true };
  const what = sorryFor.exec(own)?.[1];
  if (what !== undefined) return { sentences: [`Извинете за ${what}.`] };
  const also = alsoSorry.exec(own);
  if (also !== null) {
    const said = saidBg(also[1] ?? '', voice);
    return said === null ? null : { ...said, isSorry: true };
  }
  for (const [sign, make] of acts) {
    const found = sign.exec(own);
    if (found === null) continue;
    const said = make([...found], voice);
    if (said !== null)
      return broken.test(said) ? null : { sentences: [said.replace(/\.\.$/u, '.')] };
  }
  const said = statementBg(own, voice);
  return said === null ? null : { sentences: [said] };
}

const broken = lettered(
  /(?<!\p{L})(?:и (?:кажи|предложи|попитай|помоли|извини)|него|нея|тях|му|ѝ|им|тон|учтиво|клиентът|клиентката)(?!\p{L})/u,
);
