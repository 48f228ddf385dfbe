import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** Words of an order, said to us, that no reader of the text should see. */
const anywhere: Record<Language, readonly RegExp[]> = {
  EN: [
    /invite you to (?:our |the |all )*(?:partners|customers|clients|suppliers|guests|members|parents|neighbours|friends) /iu,
    /(?:please )?(?:answer|reply to|respond to) (?:this|the) (?:review|message)/iu,
    /\bThe (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day is\b/u,
    /, (?:Thank|Please|We|If|Our) /u,
    /I am writing to you about (?!(?:the|your|our|an?|my|this) )|writing to you about this: |writing to you about an? [^.:\n]{2,60}: /u,
    lettered(/(?:^|\n|[.!?] )(?:Mr|Mrs|Ms|Dr)[^.!?\n]{2,60}, (?:whose|who) [^.!?\n]*[.](?=\s|$)/u),
    /, but want to |\bkeep (?:the )?door open\b/iu,
    /(?:^|[.!?,:]\s+|\n(?:- )?)(?:mention|suggest|apologi[sz]e|ask for) (?=\d|an? |the )/iu,
    lettered(
      /(?:^|[.!?,:]\s+|\n)(?:- )?(?:(?:[Hh](?:er|is)|[Tt]he (?:client|customer)[’']s) )?[Nn]ame(?: is|:|’s) \p{Lu}/u,
    ),
    lettered(/(?:^|[.!?,]\s+|\n)(?:- )?Name \p{Lu}\p{L}+/u),
    lettered(
      /(?<!\p{L})I need an? (?:\p{L}+ )?(?:e-?mail|letter|message|reply|post|note|text|sms)(?!\p{L})/iu,
    ),
    lettered(
      /(?<!\p{L})(?:to|for) a (?:customer|client|candidate|tenant|supplier) (?:confirming|kindly|politely|who|whose|that)(?!\p{L})/iu,
    ),
    lettered(/(?:about|\*\*Subject:\*\*) an? (?:candidate|customer|client)(?: kindly)?(?!\p{L})/iu),
    lettered(/(?<!\p{L}|[Yy]our )[Cc]ontact(?: person)? is \p{Lu}/u),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:- )?(?:It[’']s f|F)or (?:our|my|the|all|new|old) (?:\p{L}+ )?(?:regulars|customers|clients|guests|members|parents|staff|team)\./u,
    ),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:- )?(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?\.(?=\s|$)/u,
    ),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:- )?(?:Firm|Company|Client|Customer):? (?:is )?\p{Lu}[^.\n]{1,40}\.?(?=\n|$)/u,
    ),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:- )?(?:Suggest|Propose|Mention|Ask|Tell|Thank|Apologi[sz]e|Invite|Say|Offer|Remind|Write) (?:a|an|him|her|them|that|to|for|the)(?!\p{L})/u,
    ),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:Hello|Hi|Dear)[^\n]{0,40}, (?:an? \p{L}+ appointment|to a|for a) /iu,
    ),
    lettered(
      /(?<!\p{L})(?:letter|email|e-mail|mail|message|post|note|tweet) (?:to|for) (?:our|my|the|an?) (?=\p{L})/iu,
    ),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:Welcome|Thanks?|Invitation|Reminder|Offer|Apology|Notice) (?:e-?mail|letter|note|message|text|post)/iu,
    ),
  ],
  BG: [
    lettered(
      /(?<!\p{L})(?:търсете|моля,?) (?:съм|сме)(?!\p{L})|\p{Ll} И \p{Ll}|лагодарим Ви[.!] (?:Докараха|Помогнаха|Дойдоха|Изпратиха|Доставиха|Направиха)(?!\p{L})/u,
    ),
    lettered(/, (?:Благодар|Моля|Ако|Искаме|Имаме)\p{L}* /u),
    lettered(
      /Пиша Ви за (?!(?:\p{L}+(?:та|то|ът|ят|ия|ите|те)|наш\p{L}*|Ваш\p{L}*|следното)(?!\p{L}))/u,
    ),
    lettered(/Каним Ви на (?:\p{L}+(?:ците|ниците|елите|орите)|всички)(?!\p{L})/u),
    lettered(
      /(?<!\p{L})(?:[Вв]зимаме|[Нн]азначаваме|[Кк]аним|[Ии]збрахме|[Пп]риемаме|[Оо]добрихме) (?:го|я|ги)(?!\p{L})/u,
    ),
    /Моля да се разберете|(?:вярно|така) е\.(?=\s|$)/iu,
    lettered(/(?<!\p{L})(?:съобщение|писмо|имейл|покана|оферта) Ви(?!\p{L})/iu),
    lettered(/При нас: (?:баба|дядо|аз|мъжът|жена)/iu),
    lettered(/(?<!\p{L})[Кк]азва се \p{Lu}/u),
    lettered(
      /(?<!\p{L})[Тт]рябва (?:ми|ни) (?:\p{L}+ )?(?:отговор|писмо|имейл|мейл|съобщение|пост|текст|обява|покана|извинение)(?!\p{L})/u,
    ),
    lettered(
      /(?<!\p{L})Пиша Ви за (?:следното: (?:до|за|на|вход)|покана|добре дошли|оферта|писмо|имейл|мейл|съобщение|дълж\p{L}+|просроч\p{L}+|трета|второ|напомняне|благодарност|извинение)(?!\p{L})/iu,
    ),
    lettered(/Предлагаме Ви: (?:до|за|към|на) /iu),
    lettered(/(?:\*\*Тема:\*\* )(?:До|За|На|От|Към|Че|Моля) (?!Ваш|нас|какво)/u),
    lettered(
      /(?<!\p{L})(?:[Чч]овек(?:ът)?|[Лл]ице(?:то)?) за контакт(?: е)?(?!\p{L})|(?:^|\n|[.!?] )Контакт \p{Lu}|(?:^|\n|[.!?] )Фирма \p{Lu}[^.\n]{1,30}\./u,
    ),
    lettered(
      /(?<!\p{L})(?:имейл|мейл|маил|писмо|съобщение|покана|оферта|бележка|обява|отговор) (?:до|към|на|за) (?:клиент|доставчик|наемател|гост|блогър|партньор|директор|персонал|член)\p{L}*/iu,
    ),
    lettered(
      /(?:^|[.!?,]\s+|\n)(?:- )?(?:до|към) (?:наемател|клиент|доставчик|директор|хотел|фирма|детска|управител)\p{L}*(?: |,)/iu,
    ),
    lettered(/(?<!\p{L})(?:потвърждение на час|напомняне за час|закъснение), (?=\p{Ll}|\d)/iu),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:- )?За (?:редовните|старите|новите|всички|нашите|постоянните) (?:клиенти|гости|членове|родители|колеги)(?: е)?\./u,
    ),
    lettered(/(?:^|[.!?]\s+|\n)(?:- )?(?:г-н|г-жа|д-р) \p{Lu}\p{L}+\.(?=\s|$)/iu),
    lettered(/Каним Ви на (?:партньор|клиент|гост|колег|приятел|съсед|родител)\p{L}*/iu),
    lettered(
      /(?:^|[.!?]\s+|\n)Уважаеми [^,\n]{2,30}, (?:на|от|за) (?:кантор|магазин|салон|фирм|клиник|хотел|ресторант|школ)\p{L}*/iu,
    ),
    lettered(
      /(?:^|[.!?]\s+|\n)(?:- )?(?:Предложи|Спомени|Кажи|Благодари|Извини се|Покани|Помоли|Напиши|Напомни|Обясни)(?: им| му| ѝ)? (?=\p{Ll})/u,
    ),
    lettered(/(?<!\p{L})(?:При въпроси|За въпроси)\.(?=\s|$)/u),
    lettered(
      /(?:^|\n)\*\*(?:Линкдин|Фейсбук|Инстаграм|На \p{Ll}+|Ден|Хладилник\p{L}*[^*]*|Пост|Обява)\*\*/u,
    ),
  ],
};

/** Whether a text has words of its order in it. */
export function echoesOrder(shown: string, language: Language): boolean {
  return anywhere[language].some((sign) => sign.test(shown));
}
