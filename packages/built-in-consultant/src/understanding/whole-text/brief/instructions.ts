import { lettered } from '@savet/text/lettered';
import { withoutAsides } from '../reader/asides.ts';

/** How many words, whether with emojis, in which tone, as what: whole phrases that never belong into a text. */
const phrases: readonly RegExp[] = [
  ...[
    // “No hype pls”, “nothing cheesy please”, “something short I can put in letterboxes”
    lettered(
      /(?:^|[,.;]\s*)(?:(?:no|without(?: any)?|nothing(?: too)?) (?:hype|fluff|waffle|cheesy|fancy|pushy|salesy|corporate)(?: (?:talk|language|stuff|speak))?)(?:,? (?:please|pls|plz|thanks))?(?!\p{L})/giu,
    ),
    lettered(
      /[,.;]\s*something (?:short|brief|small|simple|quick)(?: (?:(?:that|which) )?(?:i can|we can|fits|to put|for)(?!\p{L})[^,.;\n]{2,50})?(?=[,.;]|$)/giu,
    ),
    lettered(
      /[,.;]\s*(?:нещо (?:кратко|просто|малко)(?: (?:за|което|да)(?!\p{L})[^,.;\n]{2,50})?|(?:да|нека) не (?:е|звучи|бъде) (?:прекалено |много |твърде )?(?:сладникав\p{L}*|помпозн\p{L}*|превзет\p{L}*))(?=[,.;]|$)/giu,
    ),
    lettered(/(?<!\p{L})(?:one|two|three|four|five|six|\d)-sentence(?= )/giu),
    lettered(
      /,?\s*(?<!\p{L})(?:(?:no|without(?: an?)?) (?:greeting|salutation)|без (?:обръщение|поздрав(?! за)|приветствие))(?!\p{L})/giu,
    ),
    lettered(/,?\s*(?<!\p{L})на [„"]?ти[“"]?(?!\p{L})/giu),
    lettered(
      /(?<!\p{L})(?:as|in|with|using)(?: an?)?(?: (?:short|simple|neat|clear|numbered|bulleted|bullet))* (?:bullet points?|bullets?|bullet lists?|lists?(?! of)|points)(?!\p{L})/giu,
    ),
    lettered(
      /(?<!\p{L})(?:in|with|using|keep) (?:an?|the) (?:\p{L}+(?:,| and| but|) ){1,4}(?:tone|voice|style|manner)(?!\p{L})/giu,
    ),
    lettered(/(?<!\p{L})(?:the )?(?:tone|style)(?::| should be| must be| is) [^.;\n]{3,60}/giu),
    lettered(
      /(?<!\p{L})(?:with|without|no|few|some|add|use|using|plus|and)(?: (?:a|few|some|any|many|lots|of|the|nice|couple|two|three|\d)){0,4} (?:emojis?|hashtags?|exclamation (?:marks?|points?)|jargon|buzzwords|clich[eé]s)(?!\p{L})/giu,
    ),
    lettered(
      /(?<![\p{L}\d])(?:(?:up to|at most|max(?:imum)?\.?|no more than|not more than|less than|under|below|within|around|about|in|of|with|not over) )?(?:\d{1,4}(?:[-–]\d{1,4})?|one|two|three|four|five|six)(?: (?:short|simple))? (?:words?|characters?|chars|sentences?|lines|paragraphs?)(?: (?:max(?:imum)?|long|at most|or less|or fewer|tops))?(?!\p{L})/giu,
    ),
    lettered(
      /(?<!\p{L})with (?:an? )?(?:\p{L}+ )?(?:subject(?: line)?|headline|call to action|cta)(?!\p{L})/giu,
    ),
    lettered(
      /(?<=(?<!\p{L})(?:email|e-mail|mail|letter|post|text|message|sms|notice|advert|ad|invitation|it|reply|newsletter)) in (?:english|bulgarian)(?!\p{L})/giu,
    ),
  ],
  ...[
    lettered(
      /,?\s*(?<!\p{L})(?:(?:no|without(?: any)?) (?:pressure|pushing|obligation)|без (?:никакъв )?(?:натиск|ангажимент|натрапване))(?!\p{L})/giu,
    ),
    lettered(
      /(?<!\p{L})(?:като|под формата на|във вид на|в)(?: \p{L}+)? (?:списък|точки|булети|булет точки|подточки)(?!\p{L})/giu,
    ),
    lettered(
      /(?<!\p{L})(?:в|във|с|със) (?:\p{L}+(?:,| и| но|) ){1,4}(?:тон|стил|маниер)(?!\p{L})/giu,
    ),
    lettered(
      /(?<!\p{L})(?:тонът|стилът|тон|стил)(?::| да е| да бъде| трябва да е) [^.;\n]{3,60}/giu,
    ),
    lettered(
      /(?<!\p{L})(?:с|със|без|сложи|добави|и|малко)(?: (?:малко|няколко|едно|две|много|повече|подходящи|никакви)){0,3} (?:емоджи\p{L}*|емотикон\p{L}*|хаштаг\p{L}*|удивителн\p{L}*(?: знац\p{L}*)?|клишета)(?!\p{L})/giu,
    ),
    lettered(
      /(?<![\p{L}\d])(?:(?:до|най-много|макс(?:имум)?\.?|не повече от|в рамките на|около|в|под|с|от) ){0,2}(?:\d{1,4}(?:[-–]\d{1,4})?|едно|две|три|четири|пет|шест)(?: кратк[ио])? (?:думи|знака|символа|изречения|изречение|реда|абзаца)(?: най-много| макс\p{L}*)?(?!\p{L})/giu,
    ),
    lettered(
      /(?<=(?<!\p{L})(?:имейл|мейл|писмо|пост|текст|съобщение|обява|покана|отговор|бюлетин)) на (?:английски|български)(?: език)?(?!\p{L})/giu,
    ),
  ],
];

/** Words of a wish for the manner of a text; a part of a request with no others is no part of the text. */
const wish = lettered(
  /^(?:(?:short|shorter|brief|briefly|concise|friendly|polite|politely|formal|formally|informal|warm|warmly|calm|calmly|funny|playful|serious|firm|firmly|kind|kindly|nice|nicely|professional|simple|casual|cheerful|sweet|personal|elegant|direct|honest|clear|catchy|engaging|humorous|upbeat|respectful|pushy|salesy|long|boring|stiff|tone|style|voice|english|bulgarian|fluff|quick|urgent|asap|please|pls|plz|thanks|thank|you|point|make|keep|should|sound|sounding|text|it|be|is|in|to|the|not|no|too|very|a|bit|little|but|and|or|more|less|with|something|write|sure|ok|кратк\p{L}{0,2}|кратък|накратко|по-кратк\p{L}|любезн\p{L}{0,2}|любезен|учтив\p{L}{0,2}|официалн\p{L}{0,2}|официален|неофициалн\p{L}{0,2}|приятелск\p{L}{1,2}|топл\p{L}|топъл|весел\p{L}?|забавн\p{L}{1,2}|забавен|шеговит\p{L}?|сериозн\p{L}{1,2}|сериозен|твърд\p{L}?|строг\p{L}?|спокойн\p{L}{1,2}|спокоен|професионалн\p{L}{1,2}|мил\p{L}?|личн\p{L}|непринуден\p{L}?|сух\p{L}?|дълг\p{L}|дълъг|ясн\p{L}|прост\p{L}{0,2}|делов\p{L}?|тон|стил|хумор|английски|български|моля|мерси|благодаря|да|е|звучи|бъде|звучат|текстът|и|но|а|не|без|с|със|в|на|ти|вие|много|малко|леко|лек|прекалено|твърде|нещо|направи|го|по|същество|човешки|човешко)(?:[\s/&+-]+|$))+$/iu,
);

/** A request without what it says about the manner and the length of the text. */
export function withoutInstructions(request: string): string {
  const told = phrases.reduce((text, phrase) => text.replace(phrase, ' '), withoutAsides(request));
  const parts = told
    .replace(/\(([^()]{2,60})\)/gu, (whole, inner: string) => (isWish(inner) ? ' ' : whole))
    .split(/(,\s|;\s|[.!]\s+|\s[–—-]\s|[.!]$)/u);
  return (
    parts
      .map((part, index) => (index % 2 === 0 && isWish(part) ? '' : part))
      .join('')
      .replace(/\s+/g, ' ')
      // „16 ч., защото“ keeps its comma: only what stands apart is left over.
      .replace(/([.!])(?:\s+[.,;!]|[.;!])+/gu, '$1')
      .replace(/ (?=[,.;:!])/g, '')
      .replace(/(?:[,;–—-]\s*)+(?=[,;.!]|$)/gu, '')
      .replace(/^[,;.\s]+|(?:[,;\s]|\s(?:and|и|with|с))+$/giu, '')
  );
}

function isWish(part: string): boolean {
  const words = part.replace(/[,.!:]+/gu, ' ').trim();
  return words !== '' && words.length < 80 && wish.test(words);
}
