import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Wish, Wished } from './wish.ts';

type Sign = readonly [RegExp, (found: readonly string[]) => Wish];

const count =
  '(\\d{1,4}|one|two|three|four|five|six|a couple of|едно|един|една|две|два|три|четири|пет|шест)';
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, 'a couple of': 2 },
  ...{ едно: 1, един: 1, една: 1, две: 2, два: 2, три: 3, четири: 4, пет: 5, шест: 6 },
};
const most =
  '(?:(?:in|to|about|around|roughly|approx\\.?|approximately|under|below|up to|at most|max\\.?|maximum|maximum of|no more than|not more than|less than|within|keep it (?:to|under)|с|до|към|около|най-много|максимум|макс\\.?|не повече от|под|в|във) )*';
const gone: Record<Language, string> = {
  EN: '(?:(?:now )?(?:no|without|remove|delete|drop|take out|take away|lose|skip|leave out|get rid of)(?: more)?(?: the| any| all| all the| those| an?)* )',
  BG: '(?:(?:без|махни|махнете|премахни|премахнете|изтрий|изтрийте|разкарай|да няма|няма нужда от)(?: всички| никакви)* )',
};
const some: Record<Language, string> = {
  EN: `(?:(?:put in|put|add|with|use|include|insert|give it|give me)(?: in)? )?(?:(?:some|a few|the|nice|fitting|suitable|more) )*(?:${count} )?(?:(?:fitting|suitable|nice|relevant|good) )?`,
  BG: `(?:(?:сложи|сложете|добави|добавете|включи|със|с|и|постави|дай)(?: му| ѝ| и| още)? )?(?:(?:няколко|малко|някакви|подходящи|едно-две|още) )*(?:${count} )?(?:подходящи )?`,
};

function sign(pattern: string, wish: (found: readonly string[]) => Wish): Sign {
  return [lettered(`(?:${pattern})(?![\\p{L}\\d])`, 'iuy'), wish];
}
const plain =
  (name: 'shorter' | 'formal' | 'informal' | 'warmer' | 'livelier' | 'question' | 'fix') =>
  (): Wish => ({ do: name });
const counted = (found: readonly string[]): number | null => numberOf(found[1]);

function numberOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  return Number(written) || (numbers[written.toLowerCase()] ?? null);
}

const limited = (found: readonly string[]): Wish => {
  const max = numberOf(found[2]) ?? numberOf(found[1]) ?? 1;
  const unit = found[3] ?? '';
  if (/^(?:sent|изр|lin|ред)/iu.test(unit)) return { do: 'sentences', count: max };
  if (/^(?:par|аб)/iu.test(unit)) return { do: 'paragraphs', count: max };
  return {
    do: 'limit',
    limit: { max, unit: /^(?:ch|зн|си)/iu.test(unit) ? 'characters' : 'words' },
  };
};
/** “Change X to Y”, “add that X”: all that follows is said. */
const quoteMarks = /^[\s„“"«'‘]+|[\s“”"»'’.!]+$/gu;
const bare = (text = '') => text.replace(quoteMarks, '');

const signs: Record<Language, readonly Sign[]> = {
  EN: [
    sign(`${gone.EN}(?:emojis?|emoticons?|smileys?)`, () => ({ do: 'no-emoji' })),
    sign(`${gone.EN}hash ?tags?`, () => ({ do: 'no-hashtags' })),
    sign(
      `${gone.EN}(?:exclamation (?:marks?|points?))|fewer exclamation (?:marks?|points?)|take (?:(?:the|all|those|any) )*exclamation (?:marks?|points?) out`,
      () => ({ do: 'no-exclamation' }),
    ),
    sign(
      `${most}${count}(?: ?(?:-|–|to|or) ?(\\d{1,4}))?[- ](?:short )?(words?|characters?|chars?|sentences?|lines?|paragraphs?)(?: (?:or so|max(?:imum)?|at most|tops|or less))?`,
      limited,
    ),
    sign(`${some.EN}(?:emojis?|emoticons?|smileys?)`, (found) => ({
      do: 'emoji',
      count: counted(found),
    })),
    sign(`${some.EN}hash ?tags?`, (found) => ({ do: 'hashtags', count: counted(found) })),
    sign(
      '(?:end|finish|close|ending|finishing|conclude)(?: it| this)? (?:with|in|on) (?:a|some|one) (?:good |nice |short )?question|(?:put |add |ask |with )?(?:a|one) question (?:at the end|in the end)|(?:add|ask)(?: them| people| readers)? a question',
      plain('question'),
    ),
    sign(
      "(?:much |a lot |a bit |a little |way )?shorter|shorten(?: it| this)?|cut (?:it |this |that )?(?:down|short|by half|in half)|cut (?:it|this)|trim(?: it| this)?|condense|(?:it[’']s |its )?(?:way |much )?too long|(?:more )?concise(?:ly)?|tighten|halve|half as long|briefer|more brief",
      plain('shorter'),
    ),
    sign(
      'less formal|(?:more )?(?:informal|casual|relaxed|conversational)|not so (?:formal|stiff)|less stiff',
      plain('informal'),
    ),
    sign(
      '(?:more |very |really )?(?:formal|official|professional|businesslike|business-like|polite|respectful|serious)(?:ly)?|politer',
      plain('formal'),
    ),
    sign(
      'friendlier|warmer|kinder|nicer|softer|gentler|more (?:friendly|warm|kind|personal|human|heartfelt)',
      plain('warmer'),
    ),
    sign(
      'livelier|catchier|punchier|snappier|(?:more |a bit more )?(?:lively|catchy|punchy|fun|exciting|engaging|interesting|energetic|attractive|playful|snappy|eye-catching)|less (?:boring|dull|dry|flat)|(?:spice|jazz|liven|pep)(?: it| this)? up|bring (?:it|this) to life',
      plain('livelier'),
    ),
    sign(
      '(?:fix|correct|improve|polish|sort out|clean up|repair|edit)(?: (?:it|this|that|them|everything))?(?: (?:then|for me|up))*(?: (?:the |any |my )?(?:mistakes|errors|problems|issues|weak (?:spots|words|bits)))?|rewrite(?: it| this)?|redo it|(?:do|make) (?:it|this) better|(?:a )?better(?: version)?',
      plain('fix'),
    ),
    sign(
      '(?:change|replace|swap) (.{1,60}?) (?:to|with|by|for|into) (.{1,80}?)(?=$| and (?:add|put|remove|make|end) )',
      (found) => ({
        do: 'replace',
        from: bare(found[1]),
        to: bare(found[2]),
      }),
    ),
    sign(
      '(?:add|mention|include|say|put in|also say|also add)(?: also)?(?: in)?(?: that)? ((?!(?:some|a|an) )\\S.{6,160}?)(?=$|,? and (?:make|keep|shorten|cut|trim|sign) )',
      (found) => ({ do: 'add', text: bare(found[1]) }),
    ),
  ],
  BG: [
    sign(`${gone.BG}(?:емоджи\\p{L}*|емотикон\\p{L}*|усмивк\\p{L}*)`, () => ({ do: 'no-emoji' })),
    sign(`${gone.BG}(?:хаштаг\\p{L}*|хаштаци\\p{L}*|хештаг\\p{L}*)`, () => ({ do: 'no-hashtags' })),
    sign(`${gone.BG}(?:удивителн\\p{L}*(?: знаци)?)`, () => ({ do: 'no-exclamation' })),
    sign(
      `${most}${count}(?: ?(?:-|–|до|или) ?(\\d{1,4}))? (?:кратки )?(думи|знака|символа|изречени[ея]|реда?|абзаца?)(?: (?:максимум|най-много))?`,
      limited,
    ),
    sign(`${some.BG}(?:емоджи\\p{L}*|емотикон\\p{L}*|усмивк\\p{L}*|emoji\\p{L}*)`, (found) => ({
      do: 'emoji',
      count: counted(found),
    })),
    sign(`${some.BG}(?:хаштаг\\p{L}*|хаштаци\\p{L}*|хештаг\\p{L}*)`, (found) => ({
      do: 'hashtags',
      count: counted(found),
    })),
    sign(
      '(?:(?:да )?(?:завърши|завършете|завършва|приключи|свърши)(?: го| я| ги| текста| поста)? )?(?:с|със) (?:един )?въпрос(?: (?:накрая|в края|на края))?|(?:(?:и|сложи|добави|задай) )?(?:един )?въпрос (?:накрая|в края|на края)|накрая (?:с |да има |сложи |задай )?(?:един )?въпрос|(?:да )?завърш\\p{L}+(?: го)? с(?:ъс)? въпрос',
      plain('question'),
    ),
    sign(
      '(?:доста |малко |много )?по[- ]?(?:кратк\\p{L}*|кратък|къс\\p{L}*|стегнат\\p{L}*|сбит\\p{L}*)|съкрати\\p{L}*|скъси\\p{L}*|(?:с)?орежи|стегни\\p{L}*|(?:твърде|много|прекалено) (?:е |ми е )?дълг\\p{L}*|(?:твърде|много|прекалено) (?:е )?дълъг|наполовина',
      plain('shorter'),
    ),
    sign(
      'по[- ]?(?:неофициал\\p{L}*|свойск\\p{L}*|разговорн\\p{L}*|неформал\\p{L}*|непринуден\\p{L}*)|не толкова официалн\\p{L}',
      plain('informal'),
    ),
    sign(
      'по[- ]?(?:официал\\p{L}*|делов\\p{L}*|учтив\\p{L}*|професионал\\p{L}*|сериоз\\p{L}*|изискан\\p{L}*|възпитан\\p{L}*|формал\\p{L}*)|официалн[оаи]|делово|учтиво',
      plain('formal'),
    ),
    sign(
      'по[- ]?(?:топ\\p{L}*|мил\\p{L}*|приятелск\\p{L}*|любез\\p{L}*|сърдеч\\p{L}*|човеш\\p{L}*|дружелюб\\p{L}*|меко|мек\\p{L}?|лично|личен)',
      plain('warmer'),
    ),
    sign(
      'по[- ]?(?:жив\\p{L}*|закачлив\\p{L}*|весел\\p{L}*|интерес\\p{L}*|атрактив\\p{L}*|забав\\p{L}*|грабващ\\p{L}*|свеж\\p{L}*|енергич\\p{L}*|шарен\\p{L}*|примамлив\\p{L}*|привлекател\\p{L}*|динамич\\p{L}*|нахъсан\\p{L}*)|(?:съживи|разчупи|раздвижи|освежи)\\p{L}*|не толкова (?:скучно|сухо)',
      plain('livelier'),
    ),
    sign(
      '(?:оправи|поправи|коригирай|подобри|преработи|пренапиши|изглади|редактирай|изчисти)(?:те)?(?: (?:го|я|ги|това|ми го|ми я|тогава|грешките|текста))*|направи го по-добр\\p{L}+|по-добър вариант',
      plain('fix'),
    ),
    sign(
      '(?:смени|сменете|замени|заменете|промени|променете) (.{1,60}?) (?:с|със|на) (.{1,80}?)(?=$| и (?:добави|сложи|махни|направи|завърши) )',
      (found) => ({ do: 'replace', from: bare(found[1]), to: bare(found[2]) }),
    ),
    sign(
      '(?:добави|добавете|спомени|споменете|напиши и|кажи и|сложи и|включи и)(?: и| също)?,?(?: че)? (\\S.{6,160}?)(?=$|,? и (?:го |я )?(?:направи|скъси|съкрати|подпиши|да (?:е|бъде)) )',
      (found) => ({ do: 'add', text: bare(found[1]) }),
    ),
  ],
};

/** Words that wish nothing. */
const filler: Record<Language, RegExp> = {
  EN: lettered(
    /(?:can|could|would|will|something|some|something more|take|out|any|do|you|u|please|pls|plz|ok|okay|now|just|and|then|also|but|so|make|making|it|this|that|these|the|text|post|email|e-mail|mail|message|ad|advert|letter|caption|version|one|sound|sounds|be|is|a|an|bit|little|little bit|put|add|with|in|into|turn|write|again|for|me|us|instagram|facebook|linkedin|insta|website|its|it[’']s|use|give|more|to|same|try|i|we|need|want|like|my|our|thanks|thank|great|nice|good|let[’']s|some|still|too|of|on|here|should|hey|hi|hello|lines?|below|above|following|check|look|at|over|sentence|paragraph|tell|what[’']?s|wrong|both|tone|way|first|much|final|last|bg|en|english|language)(?![\p{L}\d])/iuy,
  ),
  BG: lettered(
    /(?:можеш|можете|може|ли|моля|те|ви|ок|окей|сега|само|и|а|но|после|също|направи|направете|го|я|ги|да|бъде|е|звучи|звучат|този|тази|това|тоя|текст|текста|текстът|пост|поста|имейл|имейла|мейл|мейла|писмо|писмото|съобщение|съобщението|обява|обявата|публикация|публикацията|вариант|версия|малко|повече|още|ми|ни|за|на|в|във|с|със|сложи|сложете|дай|дайте|искам|нека|още веднъж|пак|супер|добре|благодаря|мерси|здравей|здравейте|фейсбук|инстаграм|линкедин|сайта|един|една|едно|леко|доста|много|тук|следния|следното|долния|провери|и го|накрая|тон|стил|вид|пиши|напиши|преправи|ама|че|ей)(?![\p{L}\d])/iuy,
  ),
};
const gap = /[\s,.;:!?–—"„“”«»'’()-]+/uy;
const word = /\S+/uy;

/** The wishes of an instruction, and the words of it that are not understood. */
export function wishesIn(instruction: string, language: Language): Wished {
  const wishes: Wish[] = [];
  const rest: string[] = [];
  let at = 0;
  const moved = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(instruction);
    if (found !== null && found[0] !== '') at += found[0].length;
    return found !== null && found[0] !== '' ? found : null;
  };
  const wished = (): boolean =>
    signs[language].some(([pattern, wish]) => {
      const found = moved(pattern);
      if (found !== null) wishes.push(wish(found));
      return found !== null;
    });
  while (at < instruction.length) {
    if (moved(gap) !== null || wished() || moved(filler[language]) !== null) continue;
    const left = moved(word);
    if (left === null) break;
    rest.push(left[0].replace(/[,.;:]+$/u, ''));
  }
  return { wishes, rest: rest.join(' ') };
}
