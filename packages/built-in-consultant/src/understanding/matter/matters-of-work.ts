import { lettered } from '@savet/text/lettered';

const said = (...words: readonly string[]) =>
  lettered(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const accident = said(
  'accident|cut (?:off )?(?:\\p{L}+ ){0,2}(?:fingers?|hand|arm)|(?:fell|fallen) (?:off|from|down)|injur\\p{L}*|broke (?:his|her|their) \\p{L}+|burn(?:t|ed) (?:his|her|their)|hospital|crushed|electrocuted',
  'злополук\\p{L}*|(?:отряза|поряза|сряза|преряза)\\p{L}*|падна\\p{L}* (?:от|по)|нарани\\p{L}*|пострада\\p{L}*|счупи\\p{L}* (?:си )?(?:\\p{L}+ )?(?:ръка|крак|пръст|ребр)\\p{L}*|болниц\\p{L}*|изгори (?:си|се)|премаза\\p{L}*|удари го ток',
);
const withoutContract = said(
  "(?:no|without (?:a|any)?|hasn[’']?t (?:got )?(?:a|any)|isn[’']?t (?:on|under)) (?:\\p{L}+ ){0,2}(?:contract|papers|insurance|payroll)|(?:not|never) (?:yet )?(?:registered|insured|declared|signed|on the payroll)|off the books|cash in hand|undeclared|no contracts?",
  'без (?:трудов )?договор\\p{L}*|няма(?:ше|л)? (?:\\p{L}+ ){0,2}договор\\p{L}*|не (?:е|беше|сме го|съм го|са) (?:\\p{L}+ )?(?:назначен|осигурен|на договор|оформен|регистрир)\\p{L}*|на черно|неоформен\\p{L}*|не (?:съм|сме) (?:му |ѝ |го |я )?(?:пуснал|подписал|направил|оформил|назначил)\\p{L}*',
);
const worker = said(
  'workers?|employees?|staff|guys?|man|boys?|lads?|girls?|helpers?|apprentices?|people|waiters?|drivers?|cooks?|someone|he|she|his|two|three',
  'работни\\p{L}*|служител\\p{L}*|момче\\p{L}*|момиче\\p{L}*|човек\\p{L}*|хора\\p{L}*|помощни\\p{L}*|чирак\\p{L}*|майстор\\p{L}*|сервитьор\\p{L}*|шофьор\\p{L}*|готвач\\p{L}*|двама|трима|един|един от|той|тя',
);
const runOver = said(
  '(?:hit|ran over|run over|knocked down) (?:an? )?(?:\\p{L}+ )?(?:cyclist|pedestrian|child|woman|man|person|girl|boy|motorcyclist)',
  '(?:блъсна|удари|сгази|прегази)\\p{L}* (?:\\p{L}+ )?(?:колоездач|пешеходец|дете|жена|мъж|човек|момиче|момче|моторист)\\p{L}*',
);
const ofOurs = said(
  'drivers?|employees?|couriers?|van|truck|ours|my (?:guy|man|worker)|our',
  'шофьор\\p{L}*|служител\\p{L}*|куриер\\p{L}*|бус\\p{L}*|камион\\p{L}*|наш\\p{L}*|работни[кц]\\p{L}*',
);
const brokenInto = said(
  'broke(?:n)? in(?:to)?|break-?in|burgl\\p{L}*|robbed|(?:till|cash|stock|tools|van) (?:was|were|got) stolen',
  'обра(?:ха|ли|на|ни)|разби(?:ха|ли) (?:ни|вратата|магазин)\\p{L}*|окрадоха|откраднаха (?:ни|касата|стоката|инструмент|буса)\\p{L}*',
);
const ofPlace = said(
  'shop|store|office|salon|workshop|warehouse|van|us|our|my|restaurant|caf[eé]|bar',
  'магазин\\p{L}*|офис\\p{L}*|салон\\p{L}*|сервиз\\p{L}*|работилниц\\p{L}*|склад\\p{L}*|ни|ме|бус\\p{L}*|заведени\\p{L}*|ателие\\p{L}*|обект\\p{L}*',
);
const inspectors = said(
  'labou?r inspect\\p{L}*|inspectors? (?:came|found|from the labou?r)|work inspection',
  'инспекция(?:та)? (?:по|на) труда|трудова(?:та)? инспекция|инспектор\\p{L}* по труда',
);
const found = said(
  'found|came|fine\\p{L}*|caught|visit\\p{L}*|wrote|record|tomorrow|coming',
  'намер\\p{L}*|дойд\\p{L}*|идват|глоб\\p{L}*|хвана\\p{L}*|провер\\p{L}*|състави\\p{L}*|акт\\p{L}*|протокол\\p{L}*|утре',
);

const outsider = said(
  'customers?|clients?|guests?|visitors?|tenants?|a (?:lady|woman|man)|shopper|regulars?|passer-?by|child',
  'клиент\\p{L}*|наемател\\p{L}*|гост\\p{L}*|посетител\\p{L}*|жена|мъж|дете|редовни\\p{L}*|минувач\\p{L}*',
);
const fell = said(
  'slipp\\p{L}*|fell|tripped|broke (?:his|her|their|an?) \\p{L}+|hurt (?:himself|herself|themselves)|injured',
  'подхлъзна\\p{L}*|падна\\p{L}*|спъна\\p{L}*|счупи\\p{L}* (?:си )?(?:ръка|крак|таз|китка)\\p{L}*|удари\\p{L}* се|нарани\\p{L}* се',
);
const claims = said(
  'lawyer|sue\\p{L}*|court|wants? (?:\\d|€|money|compensation|damages)|claim\\p{L}*|compensation|insurance|liable|liability|responsible|do i have to pay',
  'адвокат\\p{L}*|съд(?:и|ят|а)?|обезщетени\\p{L}*|иска\\p{L}* (?:\\d|пари|обезщет)|застрахов\\p{L}*|отговорност\\p{L}*|длъжен ли|трябва ли да (?:му |ѝ |ѝ )?плат\\p{L}*',
);

const molests = said(
  "touch(?:es|ing|ed)|grop\\p{L}*|grabs?|grabbed|harass\\p{L}*|stalk\\p{L}*|hits? on|(?:sexual|dirty|creepy|disgusting) (?:\\p{L}+ )?(?:remarks?|comments?|jokes?|messages?)|won[’']?t leave (?:her|him) alone|slapp\\p{L}*|pinch\\p{L}*|follows? her",
  'опипва\\p{L}*|пипа\\p{L}*|докосва\\p{L}*|задиря\\p{L}*|тормоз\\p{L}*|натиска\\p{L}*|сваля (?:сервитьорк|момич|колежк|продавачк)\\p{L}*|мръсни|неприлични|подмята\\p{L}*|преследва\\p{L}*|не (?:ѝ|й) дава мира|щип\\p{L}*|пляска\\p{L}*|хваща (?:я|за)',
);
const ourPeople = said(
  'my (?:\\p{L}+ )?(?:waitress(?:es)?|waiters?|barmaid|girls?|staff|employees?|receptionist|assistant|cashier|hairdresser|therapist|colleague|worker|masseuse|nurse|carer|cleaner|stylist|beautician|trainer|nanny|maid|guide)s?|our (?:\\p{L}+ )?(?:waitress(?:es)?|girls?|staff|employees?|receptionist|assistant|cashier|masseuse|nurse|carer|cleaner|stylist|beautician|trainer|nanny|maid|guide)s?',
  'сервитьорк\\p{L}*|момиче(?:то|та|тата)?|служителк\\p{L}*|колежк\\p{L}*|продавачк\\p{L}*|рецепционистк\\p{L}*|касиерк\\p{L}*|барманк\\p{L}*|терапевтк\\p{L}*|фризьорк\\p{L}*|хората ми|персонала ми',
);

/** Hands on somebody, or remarks of that kind; a trainer or a masseur touches at work. */
const harasses = said(
  '(?:touch(?:es|ing|ed)?|grop(?:es?|ed|ing)|grabs?|grabbed|pinch(?:es|ed|ing)|slapp(?:ed|ing)|corner(?:s|ed|ing)|kiss(?:es|ed)|rubb(?:ed|ing)|rubs|press(?:es|ed)) (?:up against )?(?:her|him|me|my (?:\\p{L}+ )?(?:girl|waitress|trainee|apprentice))|his hands? (?:on|up|down|all over) (?:her|his|my)|(?:her|his) (?:bum|bottom|backside|breasts?|thigh)|(?:sexual|dirty|creepy|disgusting) (?:\\p{L}+ )?(?:remarks?|comments?|jokes?|messages?)|sexually|his (?:comments|remarks) and touching',
  '(?:я|го|ѝ|й|ме) (?:опипа|опипва|пипа|пипна|докосва|притиска|притисна|хвана|хваща|целуна|награби|сграбчи|натиска|щипе|пляска)\\p{L}*|(?:опипа|опипва|пипа|притиска|притисна|сграбчи|целуна|щипе|хванал|опипал|притиснал|сграбчил) (?:я|го|ѝ|ме|момичето|сервитьорката|стажантката)|пуска\\p{L}* (?:\\p{L}+ )?ръце|(?:мръсни|неприлични|сексуални|пошли) (?:\\p{L}+ )?(?:шеги|забележки|намеци|коментари|съобщения|думи)|сексуал\\p{L}* (?:тормоз|намек|забележк)\\p{L}*',
);
const atWork = said(
  'chefs?|sous-chef|cook|manager|boss|foreman|supervisor|colleague|co-?worker|team lead|shift lead|my partner|the owner|salesman|driver|mechanic|trainer|barman|bartender',
  '(?:главни|шеф|готвач|управител|началник|бригадир|отговорник|майстор|колег|съдружник|барман|шофьор|механи[кц]|търгове[цк]|треньор|пекар)\\p{L}*',
);
const toldOf = said(
  'told|tells?|says?|said|complain\\p{L}*|confided|reported|saw|noticed|came to me|crying|keeps?',
  'каза\\p{L}*|казва|разказа\\p{L}*|оплака\\p{L}*|оплаква\\p{L}*|сподели\\p{L}*|видях\\p{L}*|дойде при мен|плаче\\p{L}*|призна\\p{L}*',
);

const threatens = said(
  "threaten\\p{L}*|threats?|blackmail\\p{L}*|extort\\p{L}*|(?:said|says|wrote|writes|promised) (?:that )?(?:he|she|they)(?:[’']ll| will|[’']d| would| is going to) (?:poison|burn|smash|kill|break|beat|hurt|destroy)",
  'закани се|заканва\\p{L}*|закан\\p{L}*|заплаш\\p{L}*|заплах\\p{L}*|изнудв\\p{L}*|рекет\\p{L}*',
);
const violence = said(
  'burn(?:s|ing)? (?:down|us|my|our|the)|fire to|poison (?:my|our)|kill|beat|smash|hurt (?:me|us|my|our)|break (?:my|our|the)|kids|family|know where',
  'запал\\p{L}*|изгор(?:и|ят|я)(?= (?:ме|ни|го|магазин|склад|цех|къща|кола|заведени))\\p{L}*|убие\\p{L}*|убия|пребие\\p{L}*|пребия|бие|счупи\\p{L}*|потроши\\p{L}*|семейството|децата|знае къде|рекет\\p{L}*|изнудв\\p{L}*|с бой|нож|взриви\\p{L}*',
);

/** “He knows where my kids go to school”: said of somebody who threatens. */
const knowsWhere = said(
  "knows? where (?:i|we) live|knows? where my (?:kids?|children|son|daughter|wife|husband|family|mother|parents) (?:\\p{L}+ ){0,3}(?:go|goes|live|lives|is|are|school|works?)|knows? (?:my|our) (?:home address|children[’']?s school)",
  'знае\\p{L}* (?:къде|в кое училище) (?:живея|живеем|(?:ми )?(?:учат|учи|ходят|ходи)|са (?:ми )?децата|е (?:домът|къщата) ми)|знае\\p{L}* къде (?:детето|децата|дъщеря|син|жена|мъжът|семейство)\\p{L}*',
);

const owes = said(
  'i owe|owing|in debt|debts?|creditors?',
  'дължа|дълг(?:ове|овете|ът)?|задлъжня\\p{L}*|кредитори\\p{L}*|длъжен съм|имам да връщам',
);
const aloneWithIt = said(
  "(?:wife|husband|family|partner) thinks? (?:that )?(?:everything|all|it)(?:[’']s| is) (?:fine|ok|okay|well|going well|alright)|haven[’']?t slept|(?:wife|husband|family|partner|nobody|no one) (?:doesn[’']?t|does not|don[’']?t|knows?)(?: know)?|can[’']?t sleep|don[’']?t sleep|not sleeping|ashamed|cry\\p{L}*|terrified|haven[’']?t told",
  '(?:жена|жената|мъжът|семейството)(?: ми)? (?:си )?мисл\\p{L}+,? че (?:всичко|нещата|добре)|не съм спал\\p{L}*|(?:жена(?: ми)?|жената|мъжът(?: ми)?|семейството|вкъщи|никой) не (?:знае|знаят|съм казал\\p{L}*)|не (?:спя|мога да спя|мигвам)|срам\\p{L}*|плача\\p{L}*|не съм казал\\p{L}*|крия',
);
const taxOffice = said(
  'tax(?:es)?|revenue agency|nra|vat|tax office|social security',
  'нап|данъ\\p{L}*|осигуровк\\p{L}*|ддс',
);
const owesTax = said(
  'owe\\p{L}*|have to pay|must pay|pay back|due',
  'дълж\\p{L}*|имаме? да (?:връща|плаща|внася)\\p{L}*|трябва да (?:плат|вне|върн)\\p{L}*|задължени\\p{L}*|връщаме|за внасяне',
);
const comesToCheck = said(
  'inspect\\p{L}*|audit\\p{L}*|check(?:s|ing)? (?:us|me|our|the books)',
  'ревизи\\p{L}*|провер(?:ка|ят|яват|и)\\p{L}*|инспек\\p{L}*',
);
const soon = said(
  'letter|comes?|coming|visit\\p{L}*|announced|tomorrow|next week|monday|tuesday|wednesday|thursday|friday|called|terrified|afraid|scared',
  'писмо\\p{L}*|идва\\p{L}*|ще дойд\\p{L}*|дойдоха|утре|понеделник|вторник|сряда|четвъртък|петък|обадиха|страх\\p{L}*|притесн\\p{L}*',
);
const taxPeople = said(
  'tax(?:man| office| authorities)?|revenue agency|nra|vat',
  'нап|данъчн\\p{L}*',
);
const cannotPay = said(
  "can[’']?t pay|don[’']?t have|haven[’']?t got|no money|not enough|can[’']?t afford|short of",
  'ги нямам\\p{L}*|няма\\p{L}* (?:ги|пари|откъде|толкова)|не (?:мога|можем) да (?:ги |го )?плат\\p{L}*|не (?:ми |ни )?стигат|непосил\\p{L}*',
);

const ownIllness = said(
  "i (?:have|had|got|was diagnosed|am (?:seriously )?ill|need (?:an )?operation)|i[’']?ve (?:got|been diagnosed)|my (?:diagnosis|cancer|treatment|chemo)",
  'имам (?:рак|тумор|диагноза|депресия|множествена)|диагностицира\\p{L}* ме|откриха ми|болен съм|болна съм|предстои ми (?:операция|лечение|химиотерапия)',
);
const graveIllness = said(
  'cancer|tumou?r|chemo\\p{L}*|(?<=(?:have|has|had|got|with) )ms(?=\\s*(?:[.,!?;)]|$|and|but|for|since))|multiple sclerosis|parkinson\\p{L}*|leuk(?:a)?emia|serious illness|heart|stroke|depression',
  'рак|тумор\\p{L}*|химиотерап\\p{L}*|склероза|паркинсон\\p{L}*|левкеми\\p{L}*|тежка болест|сърц\\p{L}*|инсулт|депресия',
);
const tells = said(
  'tell|say|told|announce|hide|explain|know',
  'кажа|кажем|казвам|съобщ\\p{L}*|крия|обясн\\p{L}*|знаят|научат',
);

const police = said(
  'police|prosecutor',
  'полиция\\p{L}*|полица\\p{L}*|прокуратура\\p{L}*|дознател\\p{L}*',
);
const summoned = said(
  'summon\\p{L}*|summons|letter|came|called me|search\\p{L}*|question\\p{L}*|witness|seiz\\p{L}*|statement|raid\\p{L}*',
  'призова\\p{L}*|призовк\\p{L}*|дойд\\p{L}*|викат|повика\\p{L}*|обиск\\p{L}*|претърсва\\p{L}*|разпит\\p{L}*|свидетел\\p{L}*|иззе\\p{L}*|обяснения',
);
const ofVictim = said(
  'stole|stolen|break-?in|burglar\\p{L}*|robbed|fake|hacked',
  'открадна\\p{L}*|обра(?:ха|ли)|кражба\\p{L}*|хакна\\p{L}*|взлом\\p{L}*',
);

const matters: readonly { name: string; all: readonly RegExp[]; none?: readonly RegExp[] }[] = [
  { name: 'accident-no-contract', all: [accident, withoutContract, worker] },
  { name: 'accident', all: [runOver, ofOurs] },
  { name: 'burglary', all: [brokenInto, ofPlace] },
  { name: 'labour-inspection', all: [inspectors, found] },
  { name: 'customer-injured', all: [outsider, fell, claims] },
  { name: 'harassment', all: [harasses, atWork, toldOf], none: [outsider] },
  { name: 'harassed-by-customer', all: [outsider, molests, ourPeople] },
  { name: 'threatened', all: [threatens, violence] },
  { name: 'threatened', all: [knowsWhere] },
  { name: 'own-illness', all: [ownIllness, graveIllness, tells] },
  { name: 'tax-debt', all: [taxOffice, owesTax, cannotPay] },
  { name: 'tax-audit', all: [taxPeople, comesToCheck, soon] },
  { name: 'debt-alone', all: [owes, aloneWithIt] },
  { name: 'police', all: [police, summoned], none: [ofVictim] },
];

/** The matter of work, health, debt or danger that a message tells, by who is hit and what happened; null for all others. */
export function workMatter(message: string): string | null {
  const match = matters.find(
    ({ all, none = [] }) =>
      all.every((sign) => sign.test(message)) && !none.some((sign) => sign.test(message)),
  );
  return match?.name ?? null;
}
