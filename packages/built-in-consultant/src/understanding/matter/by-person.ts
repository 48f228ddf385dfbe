import { lettered } from '@savet/text/lettered';
import { said } from './said.ts';
import { type Person, whoOf } from './who.ts';

const died = said(
  "died|dies suddenly|passed away|(?:is|was|been) (?:found )?dead|(?:was|got|been) killed|lost (?:his|her|their|my) (?:life|\\p{L}+)(?= (?:in|to|on|yesterday|last))|(?:killed|hanged|hung|shot|drowned) (?:him|her)self|took (?:his|her|their) own life|committed suicide|drowned|dropped dead|(?:was|were) buried (?:today|yesterday|on|this|last)|lost (?:our|my|a) (?:\\p{L}+[- ]){1,3}(?:to|in) (?:an? )?(?:heart|cancer|stroke|accident|crash|illness|long illness|suicide|covid)|didn[’']t (?:survive|make it)",
  'почина\\p{L}*|умря(?!ла ли|л ли)\\p{L}*|загина\\p{L}*|издъхна\\p{L}*|почива(?= вчера)|си отиде (?:внезапно|завинаги|от|тази|вчера|снощи)|самоуби се|се самоуби|(?<!(?:ще|да) )се (?:обеси|гръмна|застреля)|(?:намер\\p{L}+|открих\\p{L}+)(?: \\p{L}+){0,3} мъртъв\\p{L}*|(?:намер\\p{L}+|открих\\p{L}+)(?: \\p{L}+){0,3} мъртва|(?:беше|бе|е) (?:намерен\\p{L}* )?мърт(?:ъв|ва)(?! (?:работа|стока))|удави се|погреб(?:ахме|аха|ваме)|pochina|po4ina|umrq|zagina',
);
const past = said(
  "(?:a |two |three |four |five |six |several |some |few |\\d+ )+(?:weeks?|months?) ago|half a year ago|(?:last|this) (?:year|spring|summer|autumn|winter|month|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the spring|spring|the summer|summer|winter|autumn)|since then|a year ago|(?:still|haven[’']t) ",
  'преди (?:\\p{L}+ |\\d+ )*(?:седмиц\\p{L}*|месец\\p{L}*|половин\\p{L}*)|преди година|миналата (?:година|зима|пролет|есен)|миналото лято|миналия месец|през (?:януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември|пролетта|лятото|есента|зимата)|оттогава|още не',
);
const firm =
  '(?:shop|firm|company|business|bakery|salon|garage|restaurant|caf[eé]|farm|studio|workshop|agency|practice|winery|vineyard|hotel|guest ?house|store|factory|office|cleaning \\p{L}+|flower \\p{L}+|print\\p{L}* \\p{L}+|\\p{L}+ (?:shop|firm|company|business|workshop))';
const firmBg =
  '(?:магазин\\p{L}*|фирма\\p{L}*|дружество\\p{L}*|бизнес\\p{L}*|пекарна\\p{L}*|салон\\p{L}*|сервиз\\p{L}*|автосервиз\\p{L}*|ресторант\\p{L}*|кафене\\p{L}*|ферма\\p{L}*|ателие\\p{L}*|цех\\p{L}*|работилниц\\p{L}*|винарна\\p{L}*|хотел\\p{L}*|къща(?:та)? за гости|аптека\\p{L}*|склад\\p{L}*|стопанство\\p{L}*|кантора\\p{L}*)';
/** The firm was of the dead. */
const leftFirm = said(
  `(?:left|leaving|leaves) (?:me|us|behind)(?: with)?|inherit\\p{L}*|(?:was|were|is|are) (?:his|hers|theirs|in (?:his|her) name|(?:mum|mom|mother|dad|father)[’']s)|(?:his|her) (?:\\p{L}+ ){0,2}${firm}|(?:he|she) (?:ran|owned|founded|built|had|managed) (?:a |the |our |an? )?(?:\\p{L}+ ){0,2}${firm}|take over|taken over|(?:is|are) (?:now |suddenly )?mine|(?:in|on) (?:his|her) name`,
  `беше (?:негов\\p{L}*|неин\\p{L}*|нейн\\p{L}*|на (?:него|нея|майка|татко|баща|мама|негово|нейно))|(?:е|бяха|са) (?:на негово|на нейно) име|на (?:негово|нейно) име|(?:негов|нейн)\\p{L}*(?: \\p{L}+)? ${firmBg}|${firmBg}(?: \\p{L}+){0,2} (?:остана|остава|е вече|се пада)|остави (?:ми|ни)|остави(?:ла|л)?(?: \\p{L}+){0,2} ${firmBg}|наслед\\p{L}*|(?:държеше|въртеше|водеше|управляваше|имаше) ${firmBg}|поех|поема`,
);
const premises = said(
  `(?:in|at|on|into|outside) (?:our|the|my|one of our) (?:\\p{L}+ ){0,3}(?:hotel|gym|pool|restaurant|caf[eé]|bar|shop|studio|store|clinic|surgery|salon|room|sauna|treadmill|terrace|dining room|guest ?house|campsite|spa|class|tour|premises|site|floor|kitchen|home|care home|beach|slope|park|course|treatment|party|event|wedding)|in room \\p{L}*|room \\d+|on our (?:tour|trip|premises)`,
  '(?:в|на|пред|във) (?:\\p{L}+ ){0,2}(?:хотел|ресторант|залата|зала|фитнес|басейн|магазин|салон|стая|сауна|пътеката|кабинет|кухнята|къща|къщата|обект|плаж|пистата|тераса|двора|сватба|тренировка|дома)\\p{L}*|при нас',
);
const ofCare = said(
  'vet\\p{L}*|clinic|surgery|anaesthe\\p{L}*|anesthe\\p{L}*|groom\\p{L}*|kennel\\p{L}*|boarding|pet (?:hotel|shop|sitt\\p{L}*)|our care|dog (?:walk\\p{L}*|hotel|school)|practice|operation|stable\\p{L}*|owner',
  'ветеринар\\p{L}*|клиника\\p{L}*|кабинет\\p{L}*|операци\\p{L}*|упойка\\p{L}*|грумин\\p{L}*|хотел за|при нас|пансион\\p{L}*|собствени\\p{L}*|стопан\\p{L}*|разход\\p{L}*|конна\\p{L}*|салон\\p{L}*',
);

/** A grave illness, not a cold. */
const ill = said(
  "cancer|tumou?rs?|leuk(?:a)?emia|lymphoma|chemo\\p{L}*|radiotherapy|diagnos\\p{L}*|multiple sclerosis|(?<=(?:have|has|had|got|with) )ms(?=\\s*(?:[.,!?;)]|$|and|but|for|since))|parkinson\\p{L}*|alzheimer\\p{L}*|dementia|hiv|epilep\\p{L}*|depress(?:ed|ion)|bipolar|panic attacks?|(?:nervous |mental )?breakdown|heart attack|(?:had|has had|after) a stroke|bypass|intensive care|in (?:a )?coma|(?:in|into|to) (?:the )?hospital|hospitali[sz]ed|(?<!(?:dental|doctor[’']s|vet\\p{L}*|second|our|a) )surgery|(?:an|her|his|my|major|heart|serious|back) operation|(?:seriously|very|terminally|gravely|critically) (?:ill|sick)|a stroke(?! of)|miscarriage|kidney failure|dialysis|transplant|end[- ]stage",
  'рак(?! от)|раково|тумор\\p{L}*|левкеми\\p{L}*|лимфом\\p{L}*|метастаз\\p{L}*|химиотерапи\\p{L}*|лъчетерапи\\p{L}*|диагноз\\p{L}*|диагностицира\\p{L}*|множествена склероза|паркинсон\\p{L}*|алцхаймер\\p{L}*|деменци\\p{L}*|епилепси\\p{L}*|депресия\\p{L}*|паническ\\p{L}* атак\\p{L}*|паник атак\\p{L}*|нервен срив|инфаркт\\p{L}*|инсулт\\p{L}*|реанимация\\p{L}*|интензивн\\p{L}*|в кома|в болница\\p{L}*|болницата|хоспитализира\\p{L}*|операция\\p{L}*|ще (?:ме|го|я) оперират|(?:тежко|сериозно|много) (?:се )?(?:болен|болна|болно|разболя\\p{L}*)|разболя\\p{L}* се (?:тежко|сериозно|много)|помет\\p{L}*|диализа\\p{L}*|трансплантаци\\p{L}*|rak|tumor',
);
const pregnant = said(
  "pregnan\\p{L}*|(?:she|who|is)(?:[’']s)? (?:is )?expecting(?= a (?:baby|child)|[.,!?]|$| in| and| twins)|expecting a (?:baby|child)|having a baby",
  'бременн\\p{L}*|забременя\\p{L}*|чака (?:дете|бебе|второ|близнаци)|bremenn\\p{L}*',
);
/** The wife of the one it is about. */
const ofTheirs = said(
  "(?:his|their) (?:wife|girlfriend|partner|fianc\\p{L}+)(?:[’']s| is)? (?:\\p{L}+ ){0,2}(?:pregnan\\p{L}*|expecting)|with a pregnant wife",
  '(?:жена|съпругата|приятелката|годеницата) му (?:е |била )?(?:\\p{L}+ )?бременна|бременна (?:жена|съпруга|приятелка)',
);
const ending = said(
  'dismiss\\p{L}*|fir(?:e|ed|ing)|sack(?:ed|ing)?|lay(?:ing)? .{0,20}off|laid off|redundan\\p{L}*|let(?:ting)? (?:\\p{L}+ ){1,7}?go|let(?:ting)? go|no (?:job|work|place) (?:for|after|from)|(?:end|ending|terminat\\p{L}*|not renew\\p{L}*|renew\\p{L}*|extend\\p{L}*) .{0,25}contract|trial period|probation|get rid of|part ways|give (?:her )?notice',
  'уволн\\p{L}*|съкрат\\p{L}*|съкращ\\p{L}*|освобо[дж]\\p{L}*|прекрат\\p{L}*|(?:не )?поднов\\p{L}*|удълж\\p{L}*|изпитателн\\p{L}*|да (?:я|се) (?:махна|разделя)\\p{L}*|uvoln\\p{L}*|osvobod\\p{L}*',
);
const reacts = said(
  'react\\p{L}*|respond|congratulat\\p{L}*|(?:what|how) (?:do|should|can|must) (?:i|we)|what now|plan',
  'реагира\\p{L}*|честит\\p{L}*|какво (?:да|трябва)|как да|променя|планира\\p{L}*|държа',
);
const ofUs = said('i|my|we|our|me|us', 'ми|ни|ме|ни|съм|сме|ще|мога|може|да|аз|ние|наш\\p{L}*');
const sells = lettered(
  /(?<!\p{L})(?:(?<!(?:do|should|can|must|would) )(?:we|i) (?:sell|offer|make|produce|bake|sew|organi[sz]e|teach|train)|(?<!какво )(?<!да )правим(?! ?[?.!,])|продаваме|продавам|предлагаме|предлагам|шием|шия|рекламир\p{L}*|advertis\p{L}*|promot\p{L}*|what (?:do|should) we (?:post|write on))(?!\p{L})/iu,
);

/** The death itself, and when it was. */
const longAgo = said(
  '(?:died|passed away)[^.?!,;]{0,25}(?:(?:\\d+|a few|two|three|four|five|six|many|some) (?:months|years) ago|a year ago|last (?:year|spring|summer|autumn|winter))',
  '(?:почина\\p{L}*|умря\\p{L}*)[^.?!,;]{0,25}(?:преди (?:\\d+|два|три|четири|пет|шест|няколко|много) (?:месеца|години)|преди година|миналата (?:година|зима|пролет|есен)|миналото лято)',
);
const grieves = said(
  "can[’']?t (?:go on|work|sleep|stop|face|think|cope)|griev\\p{L}*|grief|cry\\p{L}*|miss (?:him|her|them)|since then|ever since|how do i go on",
  'не (?:мога|спя|издържам)|скърб\\p{L}*|плача\\p{L}*|липсва ми|оттогава|как да продължа|тежко ми',
);

/** The matter that a death is, by who has died and when; null if nobody has. */
export function deathMatter(message: string): string | null {
  if (!died.test(message)) return null;
  const person = whoOf(message, died);
  switch (person) {
    case 'own-kin':
      if (leftFirm.test(message)) return 'inherited-firm';
      // Months later, most messages ask about something else.
      return longAgo.test(message) && !grieves.test(message) ? null : 'kin-death';
    case 'partner':
      return 'partner-death';
    case 'animal':
      return ofCare.test(message) ? 'animal-death' : null;
    case 'client':
      return premises.test(message) ? 'guest-death' : 'condolence';
    case 'other-kin':
      return 'condolence';
    case 'staff':
      return past.test(message) ? 'staff-death-past' : 'staff-death';
    default:
      return null;
  }
}

const byIll: Partial<Record<Person, string>> = {
  'own-kin': 'family-illness',
  partner: 'partner-illness',
  staff: 'staff-illness',
  'other-kin': 'staff-family-illness',
};

/** The matter that a grave illness or a pregnancy is, by whose it is; null if it is nobody’s who is near. */
export function healthMatter(message: string): string | null {
  if (pregnant.test(message)) {
    if (sells.test(message) || !ofUs.test(message) || ofTheirs.test(message)) return null;
    if (ending.test(message)) return 'pregnancy-dismissal';
    return whoOf(message, pregnant) === 'staff' && reacts.test(message) ? 'pregnancy' : null;
  }
  if (!ill.test(message) || sells.test(message)) return null;
  const person = whoOf(message, ill);
  if (person === 'self') return 'own-illness';
  if (person === null || ending.test(message)) return null;
  return byIll[person] ?? null;
}
