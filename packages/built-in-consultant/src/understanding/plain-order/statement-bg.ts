import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { ended, sentenceOf } from '../correspondence/sentence.ts';
import { spokenTo, toReaderBg } from '../correspondence/to-reader-bg.ts';
import { toSecondPerson } from '../whole-text/moves/second-person.ts';
import type { PlainOrder } from './plain-order-type.ts';
import { stranger } from './stranger.ts';

/** Words for others than the reader. */
const others = {
  one: lettered(/(?<!\p{L})(?:тях|тяхн\p{L}*|техн(?:ия|ият|ата|ото|ите|а|о|и))(?!\p{L})/giu),
  several: lettered(/(?<!\p{L})(?:него|нея|негов\p{L}*|нейн\p{L}*)(?!\p{L})/giu),
  all: /(?!)/gu,
};
/** Verbs of the third person that have no subject: the reader’s. */
const readersVerb = lettered(
  /^((?:не |ще |вече |само )*)(получават?|плащат?|пращат?|изпращат?|вземат?|дължат?|иска|искат|имат|може(?! ли)|могат|беше(?= (?:на|при) )|бяха(?= (?:на|при) )|поръча(?:ха)?|купи(?:ха)?|писа(?:ха)?|помоли(?:ха)?|кандидатства|каза|казаха|забрави(?:ха)?|върна(?:ха)?|дойде|дойдоха|взе|взеха|влизат?|носят|минават?|записват)(?= )/iu,
);
const pleaBg = lettered(
  /^(?:(?:и|но|а) )?(?:трябва |нека )?(?:само )?да (?=(?:(?:ни|ми|се|си|го|я|ги|не) )*\p{Ll}+(?:[еи]|[ая]т)(?!\p{L}))/iu,
);
const pasts: Readonly<Record<string, string>> = {
  ...{ прати: 'пратихте', изпрати: 'изпратихте', забрави: 'забравихте', закъсня: 'закъсняхте' },
  ...{ поръча: 'поръчахте', отказа: 'отказахте', остави: 'оставихте', счупи: 'счупихте' },
  ...{ подписа: 'подписахте', донесе: 'донесохте', дойде: 'дойдохте', взе: 'взехте' },
  ...{ плати: 'платихте', каза: 'казахте', обеща: 'обещахте', пропусна: 'пропуснахте' },
};
const pastOfReader = lettered(
  `(?<!\\p{L})(?:клиент(?:ът|ката|а)|той|тя) (?:(?:сам|сама|сами) )?(${Object.keys(pasts).join('|')})(?!\\p{L})`,
  'iu',
);
const meetingBg = lettered(
  /^(?:искам(?:е)?|предлагам(?:е)?|предложи) (?:да има )?((?:кратък |кратка |бърз |бърза )*(разговор|среща|кафе|обаждане|посещение)(?!\p{L}).*)$/iu,
);
const suits: Readonly<Record<string, string>> = { среща: 'Удобна', разговор: 'Удобен' };

/** A clause in Bulgarian as a sentence to the reader; null if rules can’t make one of it. */
export function statementBg(bare: string, order: PlainOrder): string | null {
  const { language, number, kind, reader } = order;
  const meeting = meetingBg.exec(bare);
  if (meeting !== null)
    return `${suits[(meeting[2] ?? '').toLowerCase()] ?? 'Удобно'} ли Ви е ${meeting[1] ?? ''}?`;
  if (bare.startsWith('Пиша Ви ')) return ended(bare);
  const plea = pleaBg.exec(bare);
  if (plea !== null) {
    const isMust = /трябва/iu.test(plea[0]);
    const turned = toSecondPerson(`да ${bare.slice(plea[0].length)}`);
    return ended(isMust ? `Трябва само ${turned}` : `Моля ${turned}`);
  }
  const told = bare.replace(pastOfReader, (_, verb: string) => pasts[verb.toLowerCase()] ?? verb);
  if (told !== bare) return sentenceOf(told, { language, number });
  const deed = kind === 'thanks' && reader.name === '' ? pastDeed.exec(bare) : null;
  if (deed !== null)
    return ended(capitalised(`${deed[1] ?? ''}${deed[2] ?? ''}хте${bare.slice(deed[0].length)}`));
  const verb = readersVerb.exec(bare);
  const spoken = verb === null ? null : spokenTo((verb[2] ?? '').toLowerCase());
  const own =
    verb === null || spoken === null
      ? bare
      : `${verb[1] ?? ''}${spoken}${bare.slice(verb[0].length)}`;
  const guard = reader.name === '' ? (reader.group === '' ? 'all' : 'several') : 'one';
  const said = sentenceOf(own, { language, number }, others[guard]);
  if (said !== null || stranger.BG.test(own) || !presentBg.test(own)) return said;
  return ended(capitalised(toReaderBg(own)));
}

const pastDeed = lettered(/^((?:ни |ми )?)(\p{Ll}{3,})ха(?= )/u);
/** „Мострите тръгват утре“, „доставката отива“ */
const presentBg = lettered(
  /^(?:иначе |тогава )?(?:\p{Ll}+ ){0,4}?\p{Ll}{3,}(?:(?:ите|овете|ете|ата)(?: (?:на|от|за) \p{Ll}+)? (?:ни |Ви )?\p{Ll}{2,}(?:ват|гат|дат|жат|кат|лят|нят|рят|сят|чат|шат|щат)|(?:та|то|ът|ят)(?: (?:на|от|за) \p{Ll}+)? (?:ни |Ви )?\p{Ll}{2,}(?:ва|ира|ява))(?!\p{L})/u,
);
