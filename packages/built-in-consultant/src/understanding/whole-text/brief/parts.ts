import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { capitalised } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { comparedWords } from '../../../recognition/features.ts';
import type { Brief } from './brief-type.ts';
import { turned } from './clauses.ts';

/** Parts that only some texts need. */
export function partsOf(text: string, language: Language): Record<string, string> {
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]?.trim() ?? '';
  const en = isEnglish[language];
  return {
    since: en
      ? find(
          lettered(
            /(?<!\p{L})(last (?:week|month)|yesterday|(?:an?|two|three|\d{1,2}) (?:days?|weeks?|months?) ago)(?!\p{L})/iu,
          ),
        )
      : find(
          lettered(
            /(?<!\p{L})(миналата седмица|миналия месец|вчера|преди (?:една |две |три |\d{1,2} )?(?:седмиц\p{L}|дни|месец\p{L}?))(?!\p{L})/iu,
          ),
        ),
    instead: capitalised(
      find(
        en
          ? lettered(
              /(?<!\p{L})((?:we will|we[’']ll|we can|we) (?:make (?:it )?up|move|repeat|offer|catch up|refund|reschedule|propose|suggest)[^.;!?\n]{3,120})/iu,
            )
          : lettered(
              /(?<!\p{L})((?:ще )?(?:(?:го|я|ги|ви) )?(?:наваксаме|преместим|предлагаме|предложим|върнем|местим|прехвърляме)[^.;!?\n]{3,120})/iu,
            ),
      ),
    ),
    gift: capitalised(
      find(
        en
          ? lettered(
              /(?<!\p{L})((?:we|i) (?:offer|give|are giving|will give|want to give|would like to give|will send|(?:will )?(?:replace|refund|repair|redo)|can offer|are refunding)[^.;!?\n]{3,100})/iu,
            )
          : lettered(
              /(?<!\p{L})((?:ще )?(?:(?:ви|му|ѝ|им) )?(?:даваме|дадем|подаряваме|подарим|предлагаме|предложим|връщаме|върнем|възстановяваме|възстановим|изпратим|изпращаме|сменяме|сменим|заменяме|заменим)[^.;!?\n]{3,100})/iu,
            ),
      ),
    ),
    wish: wishIn(text, language),
    channel: find(
      lettered(
        /(?<!\p{L})(Google|Facebook|Booking|TripAdvisor|Instagram|Гугъл|Фейсбук|Инстаграм)(?!\p{L})/iu,
      ),
    ),
    only: find(
      lettered(
        /(?<!\p{L})(only online|online only|only in (?:the|our) (?:shop|store)|само онлайн|само в магазина|само за (?:редовни )?клиенти|while stocks last|до изчерпване на количествата)(?!\p{L})/iu,
      ),
    ),
    role: find(
      en
        ? lettered(/new (\p{L}+(?: \p{Ll}+)?)(?=,? (?:named|called|\p{Lu}))/u)
        : lettered(/нов(?:ият|ия|ата)?(?: ни)? (\p{L}+(?: \p{Ll}+)?)(?=,? (?:на име|\p{Lu}))/u),
    ),
    visit: find(
      en
        ? lettered(
            /(?:after|for) ((?:an?|the|their|his|her|your) (?:visit|stay|order|purchase|repair|haircut|treatment|dinner|lesson|course|delivery)[\p{L} ]{0,30}?)(?=[,.;!?]|$)/iu,
          )
        : lettered(
            /след ((?:посещение|престой|поръчка|покупка|ремонт|подстригване|процедура|вечеря|курс|доставка)\p{L}*)/iu,
          ),
    ).replace(/^(?:an?|the|their|his|her)\s/iu, 'your '),
  };
}

/** The wish of a request: “a discount of 5 %”, „отсрочка с 30 дни“. */
export function wishIn(text: string, language: Language): string {
  const found = isEnglish[language]
    ? (lettered(
        /(?<!\p{L})(?:for|about|to) ((?:(?:an? )?(?:rent |price )?(?:reduction|discount|deferral|extension)|lower|reduce|cut|extend|postpone|accept|keep) [^,.;:!?\n]{3,100}?)(?=\s(?:because|since|as|due)|[,.;:!?\n]|$)/iu,
      ).exec(text) ??
      lettered(
        /(?<!\p{L})(?:asking|ask|we ask|request(?:ing)?|want|need)(?: \p{L}+){0,2}? (?:for|about) ([^,.;:!?\n]{4,100}?)(?=\s(?:because|since|as|due)|[,.;:!?\n]|$)/iu,
      ).exec(text) ??
      lettered(
        /(?<!\p{L})((?:we|i) (?:want|need|expect|ask for|demand) [^,.;:!?\n]{4,100})/iu,
      ).exec(text))
    : (lettered(
        /(?<!\p{L})за ((?:намал|увелич|удълж|отсроч|разсроч|отлаг|отстъпк|по-(?:ниск|дълъг|дълг|добр))\p{L}* ?[^,.;:!?\n]{0,100}?)(?=\s(?:защото|тъй|понеже|заради|поради)|[,.;:!?\n]|$)/iu,
      ).exec(text) ??
      lettered(
        /(?<!\p{L})(?:молба за|искам(?:е)? за|поискам|помоля за|моля за|молим за|искаме|искам|поискаме|поискай(?:те)?|настоявай(?:те)? за|настояваме за) ((?!да|имейл|текст|писмо|пост)[^,.;:!?\n]{4,100}?)(?=\s(?:защото|тъй|понеже|заради|поради)|[,.;:!?\n]|$)/iu,
      ).exec(text));
  return found?.[1]?.trim() ?? '';
}

/** The reason for thanks: “the help” in “thanks for the help”, „препоръката“ in „благодарност за препоръката“. */
export function thanksTopic(text: string, language: Language): string {
  const found = isEnglish[language]
    ? lettered(
        /(?<!\p{L})(?:thank(?:s|ing)?(?:[ -]?you)?[^.:;!?\n]{0,80}?|note|letter|message|email|post) for (?!(?:a|the|our|my) (?:customer|client|guest|supplier|partner|team))((?:[^,.;:!?\n]|[.,](?=\d)){3,120})/iu,
      ).exec(text)
    : lettered(
        /(?<!\p{L})(?:благодар\p{L}*)(?: (?!за )[\p{L}„“-]+){0,6}? за ((?:[^,.;:!?\n]|[.,](?=\d)|, (?=през ко|ко(?:й|я|е|и)то|когато|докато)){3,120})/iu,
      ).exec(text);
  const topic = turned(found?.[1]?.trim() ?? '', language);
  return isEnglish[language]
    ? topic
        .replace(lettered(/(?<!\p{L})its(?= )/giu), 'your')
        .replace(lettered(/(?<!\p{L})(?:he|she|they) (?!\p{L}+s(?!\p{L}))(?=\p{L})/giu), 'you ')
    : topic.replace(lettered(/ни е клиент(?:ка)?(?!\p{L})/giu), 'сте наш клиент');
}

/** “After their stay” → “your stay”, „след покупка“ → „покупката“. */
export function visitIn(found: string, { visits }: Layout): string {
  if (found === '' || Object.keys(visits).length === 0) return found;
  return Object.entries(visits).find(([stem]) => found.toLowerCase().startsWith(stem))?.[1] ?? '';
}

/** “The room was cold” says nothing of the food. */
const foodless = lettered(
  /(?<!\p{L})(?:rooms?|water|pool|shower|стая|стаята|стаи\p{L}*|вода\p{L}*|басейн\p{L}*|душ\p{L}*)(?!\p{L})/iu,
);
const foods = /food|храна/u;

/** The points of a complaint in a review, at most two. */
export function pointsIn(text: string, language: Language, { points }: Layout): string {
  const words = comparedWords(text);
  const found = Object.entries(points).flatMap(([point, signs]) =>
    holdsAny(words, signs) && !(foodless.test(text) && foods.test(point)) ? [point] : [],
  );
  const and = isEnglish[language] ? ' and ' : ' и ';
  return found.slice(0, 2).join(and);
}

/** The occasion as the reader’s own, if it is a birthday or a name day. */
export function occasionOf(occasion: string, language: Language): string {
  if (!lettered(/^(?:birthday|рожден\p{L}* ден|name day|имен ден)$/iu).test(occasion))
    return occasion;
  if (isEnglish[language]) return `your ${occasion.toLowerCase()}`;
  return /имен/iu.test(occasion) ? 'именния Ви ден' : 'рождения Ви ден';
}

export function untilOnly({ from = '', until = '' }: Brief, language: Language): string {
  if (from !== '' && until !== '')
    return isEnglish[language] ? `from ${from} to ${until}` : `от ${from} до ${until}`;
  if (until !== '') return isEnglish[language] ? `until ${until}` : `до ${until}`;
  return from === '' ? '' : isEnglish[language] ? `from ${from}` : `от ${from}`;
}

/** “A haircut costs 25 €”, „подстригването ще струва“: the thing before its price. */
export function costing(cut: string, language: Language): string {
  const found = isEnglish[language]
    ? lettered(
        /(?:^|[:,.\uE002]|that|saying)\s*((?:\p{L}+ ){1,5})(?:will cost|costs?|goes|go|rises?|goes up|go up|will be|is going up)\s+(?=\uE002|from|to|\d)/iu,
      ).exec(cut)
    : lettered(
        /(?:^|[:,.\uE002]|че)\s*((?:\p{L}+ ){1,5})(?:ще струва|струва|става|ще е|ще бъде|поскъпва|се вдига)\s+(?=\uE002|от|на|\d)/iu,
      ).exec(cut);
  const instead = lettered(
    /[:,]\s+((?:\p{L}+ ){1,4})\uE002 (?:instead of|not|вместо)|(?:for|за|of|на) ((?:\p{L}+ ){1,4})\uE002 (?:instead of|not|вместо)/iu,
  ).exec(cut);
  const listed = lettered(/:\s+((?:\p{L}+ ){1,4})(?:from|от) (?=\uE002|\d)/iu).exec(cut);
  const thing = (listed?.[1] ?? found?.[1] ?? instead?.[1] ?? instead?.[2])?.trim() ?? '';
  const own = thing.replace(/^(?:че|that)\s+/iu, '');
  // „…, който струва 4 €“: the thing stands before.
  return /^(?:ко(?:й|я|е|и)то|which|it)$/iu.test(own) ? '' : own;
}
