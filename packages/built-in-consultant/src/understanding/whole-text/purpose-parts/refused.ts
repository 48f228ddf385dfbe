import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { turned } from '../brief/clauses.ts';

const asked: Record<Language, readonly RegExp[]> = {
  EN: [
    lettered(
      /(?<!\p{L})(?:who|which|that) (?:wants|wanted|asks for|asked for|asked us for|requests|requested|demands|demanded|would like) (?!to )([^.;:!?\n]{4,100}?)(?=,? (?:because|since|as we|as the|but|and offer)|[,.;:!?\n]|$)/iu,
    ),
    lettered(
      /(?<!\p{L})(?:refuse|decline|turn down|refusing) (?:politely )?(?:(?:an?|the|our|my) (?:\p{L}+ )?(?:client|customer|guest|patient|supplier|parent|tenant|buyer)|them|him|her|(?:Mr|Mrs|Ms) \p{Lu}\p{L}+) ((?:an?|the|his|her|their|free) [^.;:!?\n]{3,100}?)(?=,? (?:because|since|as we|as the|but|and offer)|[,.;:!?\n]|$)/iu,
    ),
    lettered(
      /(?<!\p{L})(?:request|wish) for ([^.;:!?\n]{4,80}?)(?=,? (?:because|since|but|and offer)|[,.;:!?\n]|$)/iu,
    ),
  ],
  BG: [
    /ко(?:й|я|е|и)то (?:(?:ни|си|ми) )?(?:иска|искат|поиска|поискаха|помоли за|помолиха за|настоява за|желае) (?:за )?(?!да )([^.;:!?\n]{4,100}?)(?=,? (?:защото|понеже|тъй като|но|и предложи)|[,.;:!?\n]|$)/iu,
    lettered(
      /откаж(?:и|ете)(?: учтиво)? на (?:(?:един|една|наш\p{L}*) )?(?:клиент\p{L}*|гост(?:а|енка)?|пациент\p{L}*|родител\p{L}*|наемател\p{L}*)(?: (?:на|от) \p{Ll}+)? ([^.;:!?\n]{4,100}?)(?=,? (?:защото|понеже|тъй като|но|и предложи)|[,.;:!?\n]|$)/iu,
    ),
    /(?:молба(?:та)?|искане(?:то)?) за ([^.;:!?\n]{4,80}?)(?=,? (?:защото|понеже|но)|[,.;:!?\n]|$)/iu,
  ],
};
const insteadEn = lettered(
  /(?<!\p{L})(?:and |but )?(?:offer|suggest|propose)(?: (?:him|her|them))? ((?!to )[^.;!?\n]{3,100})/iu,
);
const insteadBg = lettered(
  /(?<!\p{L})(?:предложи|предложете)(?: (?:му|ѝ|им))? ([^.;!?\n]{3,100})/iu,
);

const offered: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})who (?:offers?|offered|wants? to sell)(?: us)? ([^,.;:!?\n]{4,80})/iu),
  BG: /ко(?:й|я|е|и)то (?:ни )?(?:предлага|предложи|иска да ни продаде) ([^,.;:!?\n]{4,80})/iu,
};
const ownReason: Record<Language, RegExp> = {
  EN: lettered(/[,;] ((?:we|our)(?!\p{L}) ?(?!offer|can offer|suggest)[^.;!?\n]{4,100})/iu),
  BG: lettered(/[,;] ((?:вече )?\p{L}+(?:хме|ме) [^.;!?\n]{4,100})/iu),
};

/** An offer of somebody else is not accepted. */
function declinedOffer(text: string, language: Language): Record<string, string> {
  const object = offered[language].exec(text)?.[1]?.trim() ?? '';
  if (object === '') return {};
  const reason = ownReason[language].exec(text)?.[1]?.trim() ?? '';
  return {
    clause: isEnglish[language]
      ? `we can’t accept your offer of ${object}`
      : `не можем да приемем предложението Ви за ${object}`,
    ...(reason === '' ? {} : { reason }),
    instead: '',
  };
}

/** The parts of a refusal: the refused thing as a clause, and the offer instead. */
export function refusalParts(
  text: string,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const declined = declinedOffer(text, language);
  if ('clause' in declined) return declined;
  const found = asked[language].map((sign) => sign.exec(text)?.[1]?.trim()).find(Boolean) ?? '';
  const object = turned(
    found.replace(lettered(/(?<=\p{L}) (?:from|от) (?:an?|the|един|една|\p{Ll}).*$/u), ''),
    language,
  ).replace(/^(?:his|her|their) /iu, 'your ');
  const own = brief['clause'] ?? '';
  const clause = isEnglish[language]
    ? `we can’t offer you ${object}`
    : `не можем да Ви предложим ${object}`;
  const isFound = object !== '' && !/^(?:we|we’re|не|ние)\s/iu.test(object) && own === '';
  return {
    ...(isFound ? { clause, clauseText: '' } : {}),
    ...insteadOf(text, brief, language),
  };
}

function insteadOf(text: string, brief: Brief, language: Language): Record<string, string> {
  if ((brief['instead'] ?? '') !== '') return {};
  const found = (isEnglish[language] ? insteadEn : insteadBg).exec(text)?.[1]?.trim() ?? '';
  if (found === '') return {};
  if (isEnglish[language]) return { instead: `What we can offer instead: ${turned(found, 'EN')}.` };
  // „Предложи да пази багажа“: the firm does it.
  const deed = lettered(/^да (\p{L}+?)(и|е|а|я)( .+)?$/u).exec(found);
  if (deed === null)
    return found.startsWith('да ')
      ? {}
      : { instead: `Вместо това можем да Ви предложим ${found}.` };
  const [, stem = '', end = '', rest = ''] = deed;
  const verb = `${stem}${end}${/[ие]/u.test(end) ? 'м' : 'ме'}`;
  return { instead: `Вместо това можем да ${verb}${rest}.` };
}

/** “Cancel a meeting with Mr Olsen on Tuesday, propose Thursday”: the other participant, and the new date. */
export function cancelledParts(
  text: string,
  { instead = '', when = '', day = '' }: Brief,
  language: Language,
): Record<string, string> {
  const en = isEnglish[language];
  const [, what = '', whom = ''] =
    (en
      ? lettered(
          /^\s*[Cc]ancel (?:an?|the|our|my) (\p{Ll}+(?: \p{Ll}+)?) with ((?:Mr |Mrs |Ms |Dr )?\p{Lu}\p{L}+)/u,
        )
      : lettered(/^\s*[Оо]тмен(?:и|ете) (\p{Ll}+) (?:с|със) ((?:г-н |г-жа |д-р )?\p{Lu}\p{L}+)/u)
    ).exec(text) ?? [];
  const next =
    (en
      ? /[,;.] (?:and )?(?:propose|suggest|offer) ([^.;!?\n]{4,80})/iu
      : /[,;.] (?:и )?предлож(?:и|ете) ([^.;!?\n]{4,80})/iu
    )
      .exec(text)?.[1]
      ?.trim() ?? '';
  const thing = en ? `our ${what}` : `срещата`;
  return {
    ...(whom === '' ? {} : { person: whom }),
    ...(what === '' || (!en && !what.startsWith('среща'))
      ? {}
      : {
          thing,
          bare: what,
          bareThing: en ? what : 'срещата',
          clause: '',
          unsaidWhen: when || day,
        }),
    ...(next === '' || instead !== ''
      ? {}
      : { instead: en ? `I suggest ${next}.` : `Предлагам ${next}.` }),
  };
}
