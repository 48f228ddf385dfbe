import type { SignedSituation } from './situation.ts';
import { employee, said } from './words.ts';

const isEmployee = said(...employee);
const child = said(
  'my (?:son|daughter|father|mother|dad|mum|mom|parents|kids?|children|uncle|nephew|niece|father-in-law)|(?:next|second|third) generation|successor',
  '(?:сина?|синът|дъщеря|баща|майка|татко|децата|чичо|племенни[кц]|тъст)(?:та|ът|а)? (?:ми|ни|му)|родителите ми|наследник\\p{L}*|приемник\\p{L}*',
);
const handsOn = said(
  '(?:take|taking|takes|took) (?:\\p{L}+ ){0,3}?over|tak(?:e|ing) (?:it|the (?:firm|business|company|shop)) on|hand(?:ing|ed|s)? (?:\\p{L}+ ){0,4}?(?:over|on|down)|pass(?:ing)? (?:\\p{L}+ ){0,4}?(?:on|down)|succe(?:ed|ssion)|retir(?:e|es|ed|ing|ement)|inherit the (?:firm|business|company)',
  '(?:да |ще )?(?:поем|поема|поеме|наслед|прехвърл|предам|предад|предава|остав)\\p{L}* (?:\\p{L}+ ){0,4}?(?:фирма|бизнес|магазин|работилниц|печатниц|цех|сервиз|ресторант|пекарн|хотел|ферм)\\p{L}*|(?:фирмата|бизнеса|магазина)\\s(?:\\p{L}+ ){0,3}?(?:да поем|поем|наслед|прехвърл)\\p{L}*|пенси(?:я|онира)\\p{L}*',
);
const firm = said(
  'firm|business|company|shop|workshop|hotel|restaurant|farm|bakery|practice|garage|boss|customers|staff',
  'фирма\\p{L}*|бизнес\\p{L}*|магазин\\p{L}*|работилниц\\p{L}*|печатниц\\p{L}*|хотел\\p{L}*|ресторант\\p{L}*|ферма\\p{L}*|пекарна\\p{L}*|сервиз\\p{L}*|цех\\p{L}*|шеф\\p{L}*|клиенти\\p{L}*|служители\\p{L}*',
);
const notForCustomers = said(
  'story|about page|website text|slogan|post',
  'историята ни|за нас|слоган|пост',
);

const elsewhere = said(
  'for (?:a|the|our|my|another) (?:competitor|competition|rival|other (?:firm|shop|studio))|moonlight\\p{L}*|on the side|side jobs?|(?:his|her|their) own (?:jobs|clients|customers|orders)|private(?:ly)? (?:jobs|work|for)|(?:second|another|other|evening) job|cash jobs?|behind my back',
  '(?:за|при) (?:наш |мой |друг |един )?конкурент\\p{L}*|за конкуренцията|частни? (?:поръчки|клиенти)|частно|на частно|втора работа|втори? (?:работодател|договор)|покрай (?:работата|нас)|зад гърба ми|свои (?:поръчки|клиенти)|левачи|странична работа|и (?:за|при) друга? (?:фирма|студио|салон)\\p{L}*',
);
const works = said(
  'works?|working|does|doing|took|takes|taking|found out|caught|runs?|sells?|designs?',
  'работи\\p{L}*|прави\\p{L}*|взима\\p{L}*|върши\\p{L}*|разбрах\\p{L}*|хванах\\p{L}*|изкарва\\p{L}*|поема\\p{L}*|шие|ремонтира',
);
const leaving = said(
  'quit\\p{L}*|leaves|leaving|left|напуск\\p{L}*|напусна\\p{L}*|hire|наема\\p{L}*',
);

const mistake = said(
  '(?:expensive|costly|big|stupid|same|bad) mistakes?|mistakes?|wrecked|ruined|broke|damaged|cut (?:it |them )?wrong(?:ly)?|wrong (?:size|cut|colou?r|order|address)|crash\\p{L}*|spoil(?:ed|t)|scratched|forgot to',
  'греш\\p{L}*|сбърка\\p{L}*|обърка\\p{L}*|счупи\\p{L}*|развали\\p{L}*|съсипа\\p{L}*|поври?еди\\p{L}*|катастрофира\\p{L}*|надраска\\p{L}*|похаби\\p{L}*|скрои\\p{L}*|издъни\\p{L}*|забрави да',
);
const costs = said(
  'cost(?:s|ing)? (?:me|us)|(?:€|\\d{2,})|who pays|deduct|make (?:him|her|them) pay|pay for (?:it|the damage)|expensive|second time|third time|twice|thrown away',
  'струва\\p{L}* (?:ми|ни)|\\d{2,}|кой (?:плаща|да плати)|удърж\\p{L}*|да (?:го |я )?плати\\p{L}*|щета\\p{L}*|загуба\\p{L}*|втори път|трети път|два пъти|скъпо|на боклука',
);
const ofClients = said(
  'review|refund|candidates?|supplier\\p{L}*|printer|website|my mistake|our mistake|i (?:made|broke|damaged)|customers? (?:broke|damaged|wants?|demands?)',
  'отзив\\p{L}*|доставчи\\p{L}*|кандидат\\p{L}*|сайт\\p{L}*|моя грешка|наша грешка|клиент\\p{L}* (?:счупи|повреди|иска)|сгреших\\p{L}*',
);

/** A firm that goes to the next ones, and employees whose work goes elsewhere or wrong. */
export const ofHandingOver: readonly SignedSituation[] = [
  {
    ...{ name: 'succession', label: 'cards/selling-the-business', answer: 'own' },
    all: [child, handsOn, firm],
    none: [notForCustomers],
  },
  {
    ...{ name: 'moonlighting', label: 'cards/weak-performance', answer: 'own' },
    all: [isEmployee, elsewhere, works],
    none: [leaving],
  },
  {
    ...{ name: 'costly-mistake', label: 'cards/weak-performance', answer: 'own' },
    all: [isEmployee, mistake, costs],
    none: [ofClients],
  },
];
