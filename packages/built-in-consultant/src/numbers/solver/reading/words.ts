import { lettered } from '@savet/text/lettered';

/** Words of both languages as a pattern, each as a whole. `~` stands for any ending, `#` for the figure. */
export const said = (words: string): RegExp =>
  lettered(`(?<![\\p{L}])(?:${words.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'iu');

/** Words that ask, which end where another question begins. */
export const asking = (words: string): RegExp =>
  said(
    words.replaceAll(
      '[^.?!]',
      '(?:(?! (?:what|how|when|where|колко|какво|какъв|каква|кога|кой) )[^.?!])',
    ),
  );

/** Words for fixed costs. */
export const regular =
  'rents?|wages?|salar(?:y|ies)|payroll|insurance|electric~|power|energy|heating|water|utilities|overheads?|internet|phone|accountant|bookkeep~|fixed(?: costs?)?|software|tools|subscriptions?|warehouse|office|studio|workshop|shop rent|leas(?:e|ing)|finance|loan|licen[cs]es?|membership fees|storage|van|hosting|servers?|staff|employees?|assistant|helper|cleaner|bills|running costs?|other costs?|retainer|agency|наем~|заплат~|ток(?:а|ът)?|вода(?:та)?|парно|отопление|режийн~|счетовод~|интернет~|телефон~|застраховк~|софтуер~|склад(?:а|ът)?|ателие(?:то)?|постоянни(?:те)?(?: разходи)?|фиксирани(?:те)?(?: разходи)?|месечни(?:те)? разходи|други(?:те)?(?: разходи)?|сметки(?:те)?|лизинг~|кредит~|служител~|работник~|помещени~|осигуровк~|офис~|сървър~|хостинг~|абонамент(?:и|ите)|охрана|хонорар~';

/** Words for direct costs of one piece or one job. */
export const direct =
  'cleaning|laundry|breakfast|linen|coffee|catering|snacks|flowers|wick|materials?|ingredients?|wax|oils?|paint|wood|leather|fabric|yarn|clay|shipping|postage|post|delivery|packag~|wrapping|box|jars?|labels?|bottles?|parts|products?|stock|flour|beans|food|fuel|gas|petrol|diesel|printing|wholesale|supplier|courier|driver|disposal|labou?r|supplies|silver|gold|board|case|assembly|support|consumables|variable(?: costs?)?|direct costs?|unit costs?|materials?|материал~|съставк~|восък|глина~|кутия~|буркан~|етикет~|опаковк~|куриер~|доставк~|продукти(?:те)?|стока(?:та)?|консуматив~|боя(?:та)?|брашно~|месо(?:то)?|себестойност~|гориво~|нафта|бензин|транспорт~|части(?:те)?|труд(?:а|ът)?|суровин~|променлив~|перилни|препарат~|кафе(?:то)?|закуск~|храна~|обяд|меню|цветя(?:та)?|пране(?:то)?|чистене(?:то)?|почистване(?:то)?|билет~|хартия|мастило';

/** Words for a price, and for charging or paying it. */
export const prices =
  'price~|(?:i|we) ask(?:ed)?|sell(?:s|ing)?|sold|charge~|ticket~|membership|average(?: [\\p{L}]+)?|avg(?: [\\p{L}]+)?|basket|fee|fees are|tariff|rate|pay(?:s|ing)?(?: me| us)?|subscription|plan|entry|entrance|tuition|rent them|цена~|продава(?:м|ме|т)|такса~|билет(?:ът|а|и|ите)?|сметка(?:та)?|средн~(?: [\\p{L}]+)?|плаща(?:т)?(?: ми| ни)?|взима(?:м|ме)|таксува~|абонамент(?:а|ът)?|кошница|нощувк~|наем за нощ|хонорар за';
