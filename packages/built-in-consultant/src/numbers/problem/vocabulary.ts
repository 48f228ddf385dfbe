import { any } from './words.ts';

/** Words of the question of a price, as parts of patterns. `~` stands for any ending. */
export const perUnitCosts = any(
  'materials?|ingredients?|wax|packag~|supplies|products?|beans|parts|deliver~|shipping|courier|cleaning|laundry|to make|себестойност~|costs? me|cost price|i buy|we buy|buy it|buy them|unit cost|costs? us|материал~|продукти~|суровин~|опаковк~|доставк~|куриер~|консуматив~|излиза~ ми|ми излиза~|струва~ ми|ми струва~|купувам~|за един излиза~|за една излиза~|come to|comes to|i pay|we pay|pay the|давам|даваме|плащам на|за чистене|чистене~|пране~|бои|боите|боя|ни струва~|струва~ ни|ни излиза~|излиза~ ни|per order|на поръчка|costs?|разход~',
);
export const overheads = any(
  'rent|bills?|wages?|salar~|insurance|electricity|power|utilities|overheads?|fixed|expenses|accountant|software|lease|leasing|internet|phone|staff|employees?|helper|assistant|trainee|person|costs?|running|campaign~|ads?|advert~|flyers?|leaflets?|stand|stall|fair|market|instagram|facebook|google|influencer|course|licen[cs]e|heating|marketing|waiter|cook|chef|driver|barista|receptionist|manager|photographer|pay|наем~|режийн~|вноск~|кредит~|loan|mortgage|instal?ments?|сергия~|ателие~|студио~|kitchen|studio|office|офис~|склад~|помещени~|таксите|заплат~|сметки~|ток|тока|вода|застраховк~|счетовод~|постоянн~|разход~|консуматив~|лизинг~|интернет~|служител~|помощни~|персонал~|реклам~|кампани~|листовк~|щанд~|базар~|работни~|парно~|абонамент~|софтуер~|такс~ за|фейсбук|гугъл|инстаграм|маркетинг~|човек~|сервитьор~|готвач~|шофьор~|бариста~|майстор~|фотограф~|изложени~|зала|залата|лектор~|група|групата|барман~|треньор~|водещ~|назнача~|покри~|rental|hall|room|band|trainer|teacher|barman|bartender|speaker|hire|cover|venue',
);
/** Rent, wages and the like are paid whatever is sold. */
export const standingCosts = any(
  'rent|wages?|salar~|insurance|electricity|power|utilities|overheads?|lease|loan|accountant|internet|phone|heating|licen[cs]e|mortgage|наем(?:а|ът)?|заплат~|ток(?:а|ът)?|вода(?:та)?|застраховк~|счетовод~|лизинг~|кредит~|режийн~|сметки|парно|интернет~',
);
export const wanted = any(
  'i want|we want|i need to (?:earn|make|take)|i would like|i.d like|wants?|want to|my (?:goal|target)|our (?:goal|target)|target|goal|to (?:earn|make|take home)\\s*#|so that|за да ми останат|да ми останат|да ни останат|да остават?|i need|we need|take home|трябват? ми|трябват? ни|искам~|трябва да (?:изкарвам|печеля|изкарам)|целта|цел|да ми остават?|да (?:из)?карвам|да печеля|да изкарам|да изкарваме|да имам',
);
export const leaves = any(
  'leaves?|left|profit|remains?|margin of|i earn|we earn|brings?|оставят?|остават?|ми остават?|печеля|печелим|печалб~|носи|чисти',
);
export const sells = any(
  'price~|charge|charges|charged|sells?|selling|sold|pays|paying|fee|ticket~|average (?:\\p{L}+)|rate|basket|cost them|take|get|взимам~|вземам~|взема~|взима~|таксувам~|цена~|цени~|продава~|плаща~|средн~|билет~|ставка~|кошница~|часът|часа|струва|каня~|получавам~',
);
export const turnover = any(
  'turnover|revenue|sales (?:of|are|is)|takings|turn over|monthly sales|in sales|оборот~|приход~|продажби за|продажби от',
);
/** Those who buy, and what is sold. */
export const sold = any(
  'customers?|clients?|guests?|members?|subscribers?|orders?|sales|sessions?|pieces?|units?|items?|copies|tickets?|lessons?|classes|treatments?|haircuts?|massages?|jobs?|bookings?|visits?|covers|meals?|cups?|coffees?|cakes?|boxes|bottles?|loaves|appointments?|nights|hours?|students?|patients?|people|persons?|participants?|projects?|candles?|mugs?|lunches|portions?|slots?|places?|seats?|rides?|users?|buyers?|invoices?|baskets?|jars?|receipts?|photos?|shoots?|workshops?|products?|cars?|pairs|клиент~|гост~|член~|абонат~|поръчк~|продажб~|сеанс~|броя?|бройк~|урок~|урока|час|часа|масаж~|подстригван~|билет~|посещени~|процедур~|обяд~|ястия|кафет?а|торт~|кути~|бутилк~|хляб~|записвани~|нощувк~|ученик~|ученици|пациент~|души|човека|хора|участни~|проект~|свещ~|чаш~|порци~|мест~|потребител~|фактур~|сметк~|буркан~|тренировк~|снимки|фотосеси~|сватб~|коли|автомобил~|чифт~|продукт~|баниц~',
);

/** With what only an own count shows: “per delivery” may be a cost. */
export const counted = `(?:${any(
  'deliver(?:y|ies)|доставк~|сапун~|soaps?|букета|walks?|bouquets?|букет~|lamps?|apartments?|апартамент~|chairs? rented|курсове?|courses?|bars?|рожден[аи]? д[еи]н~|loaves|washes|прания|бургер~|burgers?|pizzas?|пици|dresses|рокли',
)}|${sold})`;

/** “The trainer 600”: an item of a list, named with its amount and nothing else. */
export const listed =
  '^\\s*(?:(?:the|a|an|my|our|and)\\s)?(?:\\p{L}+\\s){1,2}(?:is|are|е|са|costs?|струва)?\\s*#\\s*$';
