import { lettered } from '@savet/text/lettered';
import { said } from './said.ts';

/** Whom something has happened to, as seen from the asker. */
export type Person = 'self' | 'own-kin' | 'other-kin' | 'partner' | 'staff' | 'client' | 'animal';

const kin =
  'wife|husband|spouse|mother|mum|mom|mam|father|dad|parents?|son|daughter|child|children|kids?|baby|(?:little |older |younger |big )?(?:brother|sister|boy|girl)|grand\\p{L}+|uncle|aunt|cousin|nephew|niece|(?:father|mother|brother|sister|son|daughter)-in-law|fianc\\p{L}+|girlfriend|boyfriend|family';
const kinBg =
  'съпруг\\p{L}*|жена|жената|мъж|мъжа|мъжът|майка|майката|баща|бащата|родител\\p{L}*|син|сина|синът|дъщеря|дъщерята|дете\\p{L}*|деца\\p{L}*|бебе\\p{L}*|брат|брата|братът|сестра|сестрата|баба|дядо|вуйчо|чичо|леля|братовчед\\p{L}*|племенни\\p{L}*|тъст|тъща|свекър|свекърва|зет|зетят|снаха|годени\\p{L}*|приятелка|приятелят|момиче(?:то)?|момче(?:то)?';

/** Of the family of the asker. */
export const ownKin = said(
  `my (?:own |late |elder |older |younger |little |big |first |only |other |eldest |oldest |youngest |twin |step)*(?:${kin.replace('|family', '')})`,
  'our (?:baby|son|daughter|little (?:one|boy|girl)|mother|mum|mom|father|dad|child|kids?)',
  `(?:${kinBg}) (?:ми|ни)`,
  `(?:хванах|хванал[а]? съм|пипнах|видях|подозирам|разбрах за)(?: \\p{L}+){0,3} (?:${kinBg}) си`,
);
/** “Dad died”: nobody says so of another’s father. */
const bareKin = lettered(
  /(?:^|[.!?,;:(]\s*|(?<!\p{L})(?:and|but|when|that|since) )(?:dad|mum|mom|mam|daddy|mummy|granny|grandma|grandpa|nan|татко|мама)(?!\p{L})/iu,
);
const otherKin = said(
  kin,
  kinBg
    .replace('жена|жената|мъж|мъжа|мъжът', '(?:жената|мъжа|мъжът) на|жена му|мъжът? (?:ѝ|й)')
    .replace('|момиче(?:то)?|момче(?:то)?', ''),
);

/** Somebody who owns the firm together with the asker. */
export const partner = said(
  'business[- ]partners?|co-?founders?|co-?owners?|(?:my|our|the other) (?:\\p{L}+ )?shareholder|(?:my|the) (?:other )?partner (?:in|at|of) (?:the|our|my) (?:\\p{L}+ )?(?:firm|company|business|shop|studio|agency|practice|salon|restaurant)',
  'съдружни\\p{L}*|съосновател\\p{L}*|съсобственик\\p{L}*|sudrujni\\p{L}*|sadrujni\\p{L}*',
);
const anyPartner = said('my partner|our partner|partner', 'партньор\\p{L}*(?: ми)?');
/** A partner with whom one has a firm, and not a home. */
const ofFirm = said(
  'compan\\p{L}+|firm|business|shares?|half (?:of|each)|fifty[- ]fifty|50[ /-]50|suppliers?|clients?|customers?|contracts?|accounts?|sales|staff|bank|invoices?|directors?',
  'фирма\\p{L}*|бизнес\\p{L}*|дял\\p{L}*|наполовина|доставчи\\p{L}*|клиент\\p{L}*|договор\\p{L}*|сметка\\p{L}*|продажби\\p{L}*|екип\\p{L}*|банка\\p{L}*',
);

const jobs =
  'employees?|workers?|staff|team(?: member| mate)?s?|colleagues?|bakers?|cooks?|chefs?|drivers?|waiters?|waitress(?:es)?|bar(?:man|tender|maid|ista)s?|cashiers?|cleaners?|assistants?|interns?|juniors?|trainees?|apprentices?|designers?|developers?|consultants?|technicians?|gardeners?|mechanics?|stylists?|hairdressers?|barbers?|receptionists?|foreman|fitters?|roofers?|tailors?|seamstress|guards?|nurses?|carers?|teachers?|trainers?|instructors?|guides?|builders?|painters?|plumbers?|electricians?|welders?|operators?|florists?|housekeepers?|chambermaids?|maids?|janitor|couriers?|packers?|salesm[ae]n|sales ?(?:person|people|rep)s?|managers?|supervisors?|accountants?|bookkeepers?|secretar(?:y|ies)|engineers?|programmers?|therapists?|dental \\p{L}+|vets?|porters?|storem[ae]n|handym[ae]n|labourers?|farmhands?|pickers?|masseu(?:r|se)s?|butchers?|confectioners?|stockm[ae]n|warehousem[ae]n|kitchen (?:hand|help\\p{L}*|porter)';
const jobsBg =
  'служител\\p{L}*|работни(?:к|ц|ч)\\p{L}*|колег\\p{L}*|колеж\\p{L}*|екип\\p{L}*|хората ни|хората ми|пекар\\p{L}*|готвач\\p{L}*|шофьор\\p{L}*|сервитьор\\p{L}*|барман\\p{L}*|бариста\\p{L}*|касиер\\p{L}*|чистач\\p{L}*|хигиенист\\p{L}*|асистент\\p{L}*|стажант\\p{L}*|чира[кчц]\\p{L}*|продавач\\p{L}*|дизайнер\\p{L}*|програмист\\p{L}*|консултант\\p{L}*|техни[кц]\\p{L}*|градинар\\p{L}*|механи[кц]\\p{L}*|фризьор\\p{L}*|бръснар\\p{L}*|козметичк\\p{L}*|маникюрист\\p{L}*|рецепционист\\p{L}*|камериерк\\p{L}*|монтажни[кц]\\p{L}*|строител\\p{L}*|шивач\\p{L}*|склададжи\\p{L}*|охранител\\p{L}*|пазач\\p{L}*|сестра(?:та)? ни в|гледачк\\p{L}*|болногледач\\p{L}*|учител\\p{L}*|инструктор\\p{L}*|треньор\\p{L}*|екскурзовод\\p{L}*|електротехни[кц]\\p{L}*|електричар\\p{L}*|водопроводчи[кц]\\p{L}*|заварчи[кц]\\p{L}*|оператор\\p{L}*|цветарк\\p{L}*|куриер\\p{L}*|опаковач\\p{L}*|търговец\\p{L}*|търговски\\p{L}* представител\\p{L}*|управител\\p{L}*|бригадир\\p{L}*|счетоводител\\p{L}*|секретар\\p{L}*|инженер\\p{L}*|терапевт\\p{L}*|ветеринар\\p{L}* ни|миячк\\p{L}*|общ работник|масажист\\p{L}*|месар\\p{L}*|сладкар\\p{L}*|майстор\\p{L}*|момче от|момиче от|момчетата|момичетата|едно от момчетата|едно от момичетата|подчинен\\p{L}*|човек от (?:екипа|нашите|цеха|фирмата)|един от (?:нашите|моите|хората)|една от (?:нашите|моите)|домашн\\p{L}+ помощни\\p{L}*|началник(?:ът|а)? на смяна';
export const staff = said(
  jobs,
  'one of (?:my|our|the) (?!clients?|customers?|guests?|suppliers?|kids|children|partners?|patients?|competitors?|dogs?|cats?|horses?|patrons?|regulars?)\\p{L}+',
  '(?:my|our) (?:best |new |old |young |longest[- ]serving |most \\p{L}+ |oldest |former )*(?:guys?|girls?|lads?|boys?|man|woman|people|right hand|right-hand man)',
  'somebody (?:from|in|on) (?:my|our|the) team|someone (?:from|in|on) (?:my|our|the) team',
  jobsBg,
);
const client = said(
  'customers?|clients?|guests?|visitors?|patients?|members?|diners?|tenants?|passengers?|regulars?|famil(?:y|ies)|(?:boss|owner|director|head|manager) of (?:a|the) (?:\\p{L}+ )?(?:firm|company|hotel|shop|restaurant)|shoppers?|pensioners?|residents?|neighbou?rs?',
  'клиент\\p{L}*|(?:шеф|собственик|управител|директор)\\p{L}* на (?:фирма|магазин|ресторант|хотел|веригата)\\p{L}*|гост\\p{L}*|гостенк\\p{L}*|посетител\\p{L}*|пациент\\p{L}*|наемател\\p{L}*|пътни[кц]\\p{L}*|семейство\\p{L}*|редовни\\p{L}*|възрастн\\p{L}+ (?:жена|мъж|човек)|съсед\\p{L}*',
);
const animal = said(
  'dogs?|cats?|horses?|pets?|animals?|pupp(?:y|ies)|kittens?|rabbits?|pon(?:y|ies)|parrots?|poodles?|terriers?',
  'куче\\p{L}*|кучет\\p{L}*|котк\\p{L}*|котарак\\p{L}*|кон(?:ят|я|е)?|животн\\p{L}*|домашен любимец|любимец\\p{L}*|папагал\\p{L}*|зайче\\p{L}*|пони',
);
/** The asker, by what is said of oneself. */
const self = said(
  "i (?:have|had|got|was|am|need|must|will be|just got|[’']ve)(?: \\p{L}+){0,4} (?:cancer|tumou?r|ms|surgery|operation|diagnosed|chemo\\p{L}*|leuk\\p{L}*|treatment|hospital|stroke|heart attack|ill|sick|bypass|illness|depression)|i[’']?(?:ve|m)(?: \\p{L}+){0,5} (?:cancer|tumou?r|ms|surgery|operation|diagnosed|chemo\\p{L}*|leuk\\p{L}*|treatment|hospital|stroke|heart attack|seriously ill|very ill|bypass)|my (?:own )?(?:diagnosis|cancer|tumou?r|illness|surgery|operation|chemo\\p{L}*|treatment|stroke|heart attack)|(?:diagnosed|operate on) me|doctors? (?:found|told|says?|said|wants?)(?: me)?",
  'разболях се|болен съм|болна съм|съм (?:тежко |сериозно |много )?(?:болен|болна)|откриха ми|намериха ми|диагностицираха ме|имам (?:рак|тумор|диагноза|левкемия|множествена|депресия|операция)|предстои ми|ще ме оперират|оперират ме|влизам (?:в болница|за операция|за лечение)|приемат ме|получих (?:инфаркт|инсулт)|прекарах (?:инфаркт|инсулт)|лекувам се|ще се лекувам|диагнозата ми|лежа в болница|в болница съм|аз съм в болница|(?:ще )?съм (?:\\p{L}+ ){0,2}(?:на лечение|в болница|на химиотерапи\\p{L}*)',
);

const order: readonly [Person, RegExp][] = [
  ['own-kin', ownKin],
  ['partner', partner],
  ['animal', animal],
  ['staff', staff],
  ['client', client],
];
const clauseEnds = lettered(/[.!?;:\n]+|,\s|\s[–—-]\s|\s(?:and|but|so|because|и|а|но|защото)\s/iu);

/** Whom an event has hit: the person of its clause, the kin of another before that one, else the person of the clause before it; null if nobody is named. */
export function whoOf(message: string, event: RegExp): Person | null {
  const clauses = message.split(clauseEnds);
  const at = clauses.findIndex((clause) => event.test(clause));
  if (at < 0) return null;
  for (const clause of [
    clauses[at] ?? '',
    ...clauses.slice(0, at).reverse(),
    ...clauses.slice(at + 1, at + 2),
  ]) {
    const person = personIn(clause, event);
    if (person !== null) return person;
  }
  return anyPartner.test(message) ? (ofFirm.test(message) ? 'partner' : 'own-kin') : null;
}

function personIn(clause: string, event: RegExp): Person | null {
  if (self.test(clause)) return 'self';
  if (ownKin.test(clause) || bareKin.test(clause)) return 'own-kin';
  const kinAt = clause.search(otherKin);
  const eventAt = clause.search(event);
  const found = order.filter(([, sign]) => sign.test(clause));
  const first = found
    .map(([person, sign]) => ({ person, at: clause.search(sign) }))
    .sort((a, b) => a.at - b.at)[0];
  // “The wife of one of my fitters”, „бащата на клиент“; but not “our driver died leaving a wife”.
  if (kinAt >= 0 && first !== undefined && (kinAt < eventAt || eventAt < 0 || first.at > eventAt))
    return 'other-kin';
  return first?.person ?? null;
}
