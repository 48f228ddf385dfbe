import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { ended } from '../correspondence/sentence.ts';
import { ofSeveral, spokenTo, toReaderBg } from '../correspondence/to-reader-bg.ts';
import { secondPerson, toSecondPerson } from '../whole-text/moves/second-person.ts';
import { isStatementBg } from './has-verb-bg.ts';
import type { SureVoice } from './sure-order-type.ts';

/** A verb of the third person without a subject is the reader’s, or somebody’s whom nothing names. */
const readersFirst = lettered(
  /^((?:(?:не|ще|вече|се|ни|ми|си) )*)(каза|казаха|поиска|поискаха|поръча|поръчаха|иска|искат|търси|купи|купиха|плати|платиха|напуска|напускат|напусна|беше|бяха|работи|работеше|помогна|помогнаха|остана|обеща|забрави|дойде|дойдоха|има|имат|пита|попита|кандидатства|получи|получиха|взе|взеха|донесе|прати|изпрати|хареса|замина|пенсионира|разболя|участва|организира|представи|справи|заслужава|дължи|дължат|закъсня|вдигат|вдигнаха|имаше|имаха)(?= |$)/iu,
);
const pasts: Readonly<Record<string, string>> = {
  ...{ напуска: 'напускате', напускат: 'напускате', напусна: 'напуснахте', работи: 'работите' },
  ...{ работеше: 'работехте', помогна: 'помогнахте', помогнаха: 'помогнахте', остана: 'останахте' },
  ...{ забрави: 'забравихте', кандидатства: 'кандидатствахте', получи: 'получихте' },
  ...{ получиха: 'получихте', взеха: 'взехте', донесе: 'донесохте', прати: 'пратихте' },
  ...{
    изпрати: 'изпратихте',
    замина: 'заминахте',
    участва: 'участвахте',
    представи: 'представихте',
  },
  ...{
    организира: 'организирахте',
    справи: 'справихте',
    заслужава: 'заслужавате',
    поръчаха: 'поръчахте',
  },
  ...{
    поискаха: 'поискахте',
    купиха: 'купихте',
    платиха: 'платихте',
    дължи: 'дължите',
    дължат: 'дължите',
  },
  ...{ вдигат: 'вдигате', вдигнаха: 'вдигнахте', имаше: 'имахте', имаха: 'имахте' },
  ...{ закъсня: 'закъсняхте' },
};
const aboutNobody = lettered(/^(?:има|беше|бяха|дойде|остана) /iu);
/** „На интервюто се представи добре“ */
const readersLater = lettered(
  /^((?:на|във|в|при|по) \p{L}+(?: \p{L}+)? )((?:се|си) )(представи|справи|държа)(?= )/iu,
);
/** „Може да дойде всеки ден“, „не може да работи през уикенда“ */
const ableFirst = lettered(/^(?:не )?(?:може|могат) да (\p{Ll}+)(?= |$)/iu);
const hasBeen = lettered(/^((?:още |вече )?(?:не )?)са /iu);
/** „В петък доставиха 12 кг по-малко“ */
const theyDid = lettered(
  /^((?:(?:във|в|на) (?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя) |вчера |днес |миналата седмица |миналия месец )?(?:(?:не|ни|ми|се) )*)(\p{Ll}{3,}[аяи])ха(?= )/u,
);
const beenGlad = lettered(/^(доволн[аи]?|доволен|щастлив[аи]?) (?:беше|бяха|е|са) (?=\p{L})/iu);

/** Words about the reader, to the reader. */
export function toYouBg(text: string): string {
  return toReaderBg(
    text
      .replace(
        lettered(/(?<= и )(не )?може (да (?:ги|го|я) )(\p{Ll}+)(?= |$)/gu),
        (all, not: string | undefined, link: string, verb: string) => {
          const own = asked.test(verb) ? secondPerson(verb) : null;
          return own === null ? all : `${not ?? ''}можете ${link}${own}`;
        },
      )
      .replace(lettered(/(?<!\p{L})не му харесал(?=[аои]? )/gu), 'не му е харесал')
      .replace(
        lettered(/(?<!\p{L})дали (?:е|са) (\p{Ll}+(?:ил|ал|ял))(?:а|и)?(?!\p{L})/giu),
        'дали сте $1и',
      )
      .replace(lettered(/(?<!\p{L})(?:й)(?!\p{L})/gu), 'ѝ')
      // Latin letters have one sign for both.
      .replace(lettered(/(?<=\p{L}(?:та|то|те|ът|ят)) и (?=(?:е|са) )/gu), ' ѝ ')
      .replace(lettered(/(ко(?:й|и|я|е)то) (иска|искат)(?=,)/gu), '$1 искате')
      .replace(lettered(/(ко(?:й|и|я|е)то) (поръча|избра)(?=,)/gu), '$1 $2хте'),
  ).replace(lettered(/(?<!\p{L})дали Ви е удобно(?!\p{L})/gu), 'дали Ви е удобно');
}

const odd = lettered(
  /(?<!\p{L})(?:клиентът|клиентката|получателят|напиши|кажи|обясни|спомени|добави|предложи|извини се|попитай|помоли|да се извиним|да се извиня|да кажа|да го питам|да го попитам|да я питам|да питам|текст(?:ът|а)|тон|моля те|плийз|нали|щото|дето|кво)(?!\p{L})|^(?:който|която|което|които|че|за да|без|с|със|и|или|но|а|да|само ако|дали|чий\p{L}*|чия\p{L}*|как|защо|на ко\p{L}+|с ко\p{L}+|в ко\p{L}+|след като|преди да|докато|против|срещу) |\?|\d[аеоуиъ](?!\p{L}{4})/iu,
);
const leftThird = lettered(
  /(?<!\p{L})(?:него|нея|тях|той|тя|негов\p{L}*|нейн\p{L}*|техн(?:ия|ият|ата|ото|ите))(?!\p{L})/iu,
);
const spelt: readonly [RegExp, string][] = [
  [lettered(/(\d) ?лв(?!\.|\p{L})/giu), '$1 лв.'],
  [/(\d)%/gu, '$1 %'],
  [lettered(/(?<!\p{L})Ддс(?!\p{L})/gu), 'ДДС'],
  // Bulgarian in Latin letters writes „i“ for both.
  [lettered(/(?<=(?<!\p{L})(?:до|на|за))ид(?=[аеох]\p{Ll}*)/gu), 'йд'],
  [lettered(/(?<!\p{L})вместо (?=\p{L})/giu), 'вместо '],
  [
    lettered(
      /(?<=[\p{L}\d%.”“])(?<!(?:само|но|а|и|или|освен|дори)) (?=(?:ако|защото|понеже|когато|който|която|които|докато|че|а не) )/gu,
    ),
    ', ',
  ],
  [lettered(/(?<=(?:ч|лв)\.)\.(?=$)/u), ''],
  [lettered(/(?<=\d) ?ч(?!\.|\p{L})/gu), ' ч.'],
  [lettered(/(?<!\p{L})г-жа (?=\p{Lu})/gu), 'г-жа '],
];

export function speltBg(text: string): string {
  return spelt.reduce((said, [from, to]) => said.replace(from, to), text).trim();
}

/** „Ви пратихме“ cannot begin a sentence. */
const cliticFirst = lettered(
  /^(Ви|се|си|го|ги|я|ми|ни) (?!ще |не |трябва|липсва|остава)(\p{Ll}+)(?= |$)/u,
);

/** A clause as a sentence to its reader; null if that is not certain. */
export function statementBg(clause: string, voice: SureVoice): string | null {
  if (odd.test(clause)) return null;
  const isToReader = voice.form === 'mail' || voice.form === 'chat';
  const bare = clause.replace(lettered(/^(?:той|тя|те) /iu), '');
  const isTold = bare !== clause;
  const later = readersLater.exec(bare);
  if (later !== null && isToReader) {
    const verb = spoken(later[3] ?? '');
    return verb === null
      ? null
      : finished(
          `${later[1] ?? ''}${later[2] ?? ''}${verb}${bare.slice(later[0].length)}`,
          voice,
          true,
        );
  }
  const able = ableFirst.exec(bare);
  if (able !== null && isToReader && asked.test(able[1] ?? ''))
    return finished(toSecondPerson(bare), voice, true);
  if (isTold && voice.reader.isMany && hasBeen.test(bare))
    return finished(bare.replace(hasBeen, '$1сте '), voice, true);
  const did =
    isToReader &&
    (voice.reader.isFirm ||
      voice.reader.isMany ||
      /^(?:доставчик|фирм|агенц|банк)/u.test(voice.reader.role))
      ? theyDid.exec(bare)
      : null;
  if (did !== null)
    return finished(`${did[1] ?? ''}${did[2] ?? ''}хте${bare.slice(did[0].length)}`, voice, true);
  const glad = beenGlad.exec(bare);
  if (glad !== null && isToReader)
    return finished(`бяхте доволни ${bare.slice(glad[0].length)}`, voice, true);
  const found = readersFirst.exec(bare);
  if (found !== null && (isTold || !aboutNobody.test(bare))) {
    if (!isToReader || (voice.reader.isFirm && !isTold && !/(?:ат|ят|ха)$/u.test(found[2] ?? '')))
      return null;
    const verb = spoken(found[2] ?? '');
    const before = found[1] ?? '';
    // „Се представи“: behind the verb at the beginning.
    return verb === null
      ? null
      : finished(
          `${before === 'се ' ? `${verb} се` : `${before}${verb}`}${bare.slice(found[0].length)}`,
          voice,
          true,
        );
  }
  if (found !== null && /^(?:беше|бяха) /iu.test(bare) && voice.genre === 'thanks')
    return finished(`бяхте${bare.slice(found[0].length)}`, voice, true);
  if (isTold) return null;
  return finished(bare, voice);
}

const conjunction = lettered(/^(?:защото|понеже|тъй като|ако|когато|щом) /iu);

/** „Защото поиска втори език“: the reader did. Null where a verb has nobody whose it is. */
export function subordinateBg(clause: string, { reader }: SureVoice): string | null {
  const [start = ''] = conjunction.exec(clause) ?? [];
  const rest = clause.slice(start.length);
  const found = readersFirst.exec(rest);
  if (found === null || aboutNobody.test(rest)) return clause;
  const verb = reader.isFirm ? null : spoken(found[2] ?? '');
  return verb === null ? null : `${start}${found[1] ?? ''}${verb}${rest.slice(found[0].length)}`;
}

function spoken(verb: string): string | null {
  const low = verb.toLowerCase();
  return pasts[low] ?? spokenTo(low);
}

function finished(text: string, voice: SureVoice, isSpoken = false): string | null {
  const isToReader = voice.form === 'mail' || voice.form === 'chat' || voice.form === 'review';
  if (!isToReader && lettered(/(?<!\p{L})(?:му|ѝ|им)(?!\p{L})/u).test(text)) return null;
  const { isMany } = voice.reader;
  // „Колегата му“ is nobody’s of several readers.
  if (
    isToReader &&
    (isMany ? ofOne : ofMany).test(text) &&
    voice.reader.name + voice.reader.role !== ''
  )
    return null;
  const turned = isToReader ? toYouBg(text) : text;
  const own = voice.number === 'several' ? ofSeveral(turned) : turned;
  const said = speltBg(own)
    .replace(cliticFirst, '$2 $1')
    .replace(lettered(/^(съм|сме) (\p{Ll}+)(?= |$)/u), '$2 $1');
  if (
    leftThird.test(said) ||
    (!isSpoken && !isStatementBg(speltBg(own))) ||
    unsure.test(said) ||
    isRunOn(said)
  )
    return null;
  return ended(capitalised(said));
}

/** „Старата я закриваме на 31 март …“: several statements and nothing between them. */
function isRunOn(text: string): boolean {
  return text.split(' ').length > RUN_ON_WORDS && !between.test(text);
}

const RUN_ON_WORDS = 12;
const between = lettered(/,|;|(?<!\p{L})(?:и|но|а|да|защото|или)(?!\p{L})/u);

const ofOne = lettered(/(?<!\p{L})(?:му|ѝ|него|нея|негов\p{L}*|нейн\p{L}*)(?!\p{L})/u);
const ofMany = lettered(/(?<!\p{L})(?:им|тях|техн(?:ия|ият|ата|ото|ите|и|а))(?!\p{L})/u);

const unsure = lettered(
  /(?<!\p{L})(?:Ви Ви|се се|ни ни)(?!\p{L})|(?<!\p{L})(?:и|или|но|че|за|на|от|до|с|в|ни|да)$|, (?:до|във|в|на|от|след) [^,]{2,25} да (?:\p{Ll}{1,2} )*\p{Ll}{3,}(?<!ме|те|[ая]м)$|(?<!\p{L})(?:Ви|ви) [^.!?]{0,40} (?:и|а|но) (?:не )?(?:вдига|мълчи|отговаря|плаща)(?!\p{L})/u,
);

/** What a reader is asked to do. „Да се разбере“ and „да звучи“ are about the text. */
const asked = lettered(
  /^(?:(?:не|ни|ми|се|си|го|я|ги|му|ѝ|им|само|също|моля) )*(?:плат|превед|обад|прегле|потвърд|прат|изпра|остав|донес|взем|дойд|дойа|отговор|попълн|подпи|запи|запаз|върн|провер|пиш|каж|влиз|влез|използва|нос|сложа|сложи|поправ|смен|дад|направ|включ|обясн|звън|ползва|паркира|изчака|внимава|регистрира|заповяда|почака|предупред|уведом|свърж|тър|поръч|избер|гласува|спаз|пазят|пази|насроч|помог|вдиг|прибер|освобод|съобщ|предлож|назов|посеще|посети|последва|сподел|препоръча|довърш|достав|намал|ревизира|отстран|възстанов|реш|пита|работ|получ|ид|мин|чак|заплат|погас|върна|сам)\p{L}*/iu,
);

/** „Да плати до петък“ → „Моля, платете“ has forms of its own: „Моля да платите до петък“. */
export function pleaBg(deed: string): string | null {
  if (!asked.test(deed)) return null;
  const turned = toSecondPerson(`да ${deed}`);
  const verb =
    lettered(/^да (?:(?:не|се|си|ни|ми|го|я|ги|Ви) )*(\p{Ll}+)/u).exec(turned)?.[1] ?? '';
  if (!verb.endsWith('те')) return null;
  const all = [
    ...turned.matchAll(
      lettered(/(?<!\p{L})да (?:(?:не|се|си|ни|ми|го|я|ги|му|ѝ|им|Ви) )*(\p{Ll}+)/gu),
    ),
  ];
  return all.every(([, each = '']) => /(?:те|ме|[ая]м)$/u.test(each))
    ? speltBg(toReaderBg(turned))
    : null;
}
