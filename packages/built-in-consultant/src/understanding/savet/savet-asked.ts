import { lettered } from '@savet/text/lettered';

/** A longer message holds signs by chance. In UTF-16 units. */
const LENGTH_MAX = 220;

interface Asked {
  name: string;
  also?: string;
  all: readonly RegExp[];
  none?: readonly RegExp[];
}

const word = (words: string) => lettered(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** The asker's own customers, products and offers: none of ours. */
const ofBusiness = word(
  String.raw`my (?:customers?|clients?|guests?|shop|product|website|service|members)|our (?:customers?|clients?|guests?|shop|products?|website|service|members|app|gym|school|salon)|customers? (?:want|ask|pay|buy|who|can)|clients? (?:want|ask|pay|buy|who|can)|(?:should|how do|how can|would) (?:i|we) (?:offer|sell|price|charge|give (?!you)|make (?:a|an|my|our)|build|run (?:a|an|my|our))|(?:клиентите|абонатите|гостите|членовете) (?:ми|ни)?|нашите (?:клиенти|абонати|гости)|(?:да|ако) (?:предложа|предлагам|предлагаме|продавам|продаваме|дам на|даваме|пусна|направим?|въведа|въведем)|фризьор\p{L}*|салон\p{L}*|магазин\p{L}*`,
);
const elsewhere = word(
  String.raw`facebook|instagram|google|linkedin|tiktok|youtube|bank account|canva|shopify|wix|wordpress|фейсбук\p{L}*|инстаграм\p{L}*|гугъл|линкедин|тикток|сайта (?:ми|ни)|онлайн магазин\p{L}*`,
);
const queries = word(
  String.raw`quer(?:y|ies)|(?:my |free |monthly |unused |remaining )questions|questions? (?:left|remaining|do i have|i have left|a month|per month|expire|renew|roll)|въпрос(?:а|и|ите)? (?:ми|ни|на месец|остава\p{L}*|месечно)|(?:остава|имам|свърш|неизползван|безплатн|нови)\p{L}*(?: ми| ли| колко| още| на| са){0,3} (?:въпрос\p{L}*|заявк\p{L}*)|заявките (?:ми|ви)`,
);
const queriesEnd = word(
  String.raw`run(?:s)? out|ran out|used up|use (?:them )all up|used them up|carry over|roll ?over|expire\p{L}*|renew\p{L}*|reset\p{L}*|next month|unused|left over|over the limit|hit the limit|used all|after (?:the )?(?:\d+|five|hundred)|свърш\p{L}*|изчерп\p{L}*|прехвърля\p{L}*|натрупва\p{L}*|нулира\p{L}*|подновява\p{L}*|неизползван\p{L}*|другия месец|следващия месец|изтича\p{L}*|надхвърл\p{L}*|svarsh\p{L}*|svursh\p{L}*`,
);
const howMany = word(
  String.raw`how many|how much|left|remain\p{L}*|колко|остава\p{L}*|остана\p{L}*|kolko`,
);

const seeing = word(
  String.raw`see|sees|read|reads|view|look at|spy|access|find out|check|вижда\p{L}*|види|видят|вижд\p{L}*|чете|четат|прочете\p{L}*|гледа\p{L}*|следи\p{L}*|достъп|разбере|vijda\p{L}*|vidi|chete`,
);
const near = word(
  String.raw`(?:co-?)?(?:founder|boss|manager|colleagues?|coworkers?|co-workers?|employees?|assistant|(?:business )?partner|wife|husband|accountant|team(?: ?mates?)?|company|employer|director|owner|someone (?:else )?(?:at|in|from)|others (?:at|in) )|шеф\p{L}*|началник\p{L}*|управител\p{L}*|колег\p{L}*|колеж\p{L}*|служител\p{L}*|съдружник\p{L}*|партньор\p{L}*|жена ми|мъжът ми|счетоводител\p{L}*|фирмата|работодател\p{L}*|асистент\p{L}*|собственик\p{L}*`,
);
const myChats = word(
  String.raw`(?:my|our|these|this|the) (?:chats?|conversations?|messages?|questions?|history|prompts?)|what (?:i|we) (?:write|wrote|ask|asked|type|typed|say)|what i[’']?(?:m|ve) (?:writ|ask|typ)\p{L}*|what i have (?:written|asked|typed)|чат(?:а|ът|ове|овете)(?: (?:ми|ни|си))?|какво (?:съм )?(?:си )?(?:те )?(?:питам|пиша|писах|писал\p{L}*|питах|питал\p{L}*)|(?:въпросите|съобщенията|разговорите|историята) (?:ми|ни|си)|каквото (?:пиша|питам|напиша)`,
);
const shared = word(
  String.raw`(?:share|shares|shared|sharing|same|one|common|joint|company|use) (?:one |the same |a |an |our |my )?(?:log-?in|account|password|profile)|(?:обща|общ|един|една|същия|същата|фирмен\p{L}*|споделен\p{L}*) (?:профил\p{L}*|акаунт\p{L}*|сметка\p{L}*|парола\p{L}*|имейл\p{L}*)|(?:профила|акаунта|сметката) (?:е|ни е) (?:общ\p{L}*|фирмен\p{L}*)|(?:сметка|акаунт|профил) е общ\p{L}*|парола\p{L}* (?:ми|ни)`,
);

const clientData = word(
  String.raw`(?:a |my |our |the )?(?:client|customer|patient|employee|supplier|candidate)(?:[’']?s)?(?: (?:name|names|data|details|figures|emails?|salary|salaries|contract|numbers))|(?:names?|data|details|salaries|contracts?) of (?:a |my |our |the )?(?:clients?|customers?|patients?|employees?|staff|people)|confidential\p{L}*|sensitive (?:data|information|figures)|real names?|personal data|(?:име(?:то|на|ната)?|данни(?:те)?|имейл\p{L}*|заплат\p{L}*|договор\p{L}*) на (?:клиент\p{L}*|пациент\p{L}*|служител\p{L}*|хора\p{L}*|човек)|клиентски (?:имена|данни)|(?:поверителн|конфиденциалн)\p{L}*|лични данни|истински(?:те)? имена|imeto na klient\p{L}*`,
);
const intoChat = word(
  String.raw`(?:is it|are they|would it be) (?:safe|ok|okay|fine|alright|secure|a problem)|safe to|can i (?:safely )?(?:write|paste|type|put|mention|enter|use|share|tell)|should i (?:write|paste|avoid|hide|remove)|(?:paste|type|write|put) (?:it|them|that|this)? ?(?:in )?here|about to paste|безопасно ли|сигурно ли|спокойно ли|мога ли (?:спокойно )?да (?:пиша|напиша|пусна|сложа|споменавам|спомена|споделя|дам|въведа|въвеждам)|проблем ли е|редно ли е|да (?:пиша|напиша|слагам|сложа) (?:тук|в чата)|bezopasno li|moga li da`,
);
/** A text to publish, or a list of addresses. */
const published = word(
  String.raw`newsletter|website|on our site|case study|portfolio|testimonial|ads?|list|ratings?|reviews?|answer with|reply with|treatment|отзив\p{L}*|бюлетин\p{L}*|сайт\p{L}*|портфолио\p{L}*|реклам\p{L}*|публик\p{L}*`,
);

const monthly = word(String.raw`month(?:ly)?|месечен|месечн\p{L}*|месец\p{L}*|mesech\p{L}*`);
const yearly = word(
  String.raw`year(?:ly)?|annual(?:ly)?|годиш\p{L}*|година\p{L}*|годишно|godish\p{L}*`,
);
const switching = word(
  String.raw`switch(?:ing)?|change|changing|move|go from|upgrade|downgrade|instead|превключ\p{L}*|смен\p{L}*|мин(?:а|ем|аване)|премин\p{L}*|прехвърл\p{L}*|smen\p{L}*|mina`,
);
const ourPlan = word(
  String.raw`savet|савет|pro|про|enterprise|ентърпрайз|(?:my|the|your|this) (?:\p{L}+ )?(?:plan|subscription)|you (?:offer|have|charge|give|accept|take|issue|send)|do you|with you|here|абонамента?(?: ми| ви| си)?|плана?(?: ми| ви| си)?|при вас|към вас|ви|имате|давате|издавате|приемате|тук`,
);

const discount = word(
  String.raw`(?:is there|are there|do you (?:have|offer|give)|got|any) (?:\p{L}+ ){0,2}(?:discounts?|trials?|promo\p{L}*|coupons?|vouchers?|student price|free month)|(?:има ли|имате ли|давате ли|предлагате ли) (?:\p{L}+ ){0,2}(?:отстъпк\p{L}*|пробен\p{L}*|промоци\p{L}*|промо\s?код\p{L}*|безплатен месец)|ima li otstupk\p{L}*|ima li otstapk\p{L}*`,
);

const app = word(
  String.raw`(?:is there|do you have|have you got|does it have) (?:an? |also )?(?:\p{L}+ )?app|(?:work|works|run|runs|use (?:it|this|you|savet)) (?:also )?(?:on|from|with) (?:my |a |the |an |two |several |\d )?(?:phones?|mobile|iphone|android|tablet|ipad|laptop|mac|computers?|devices?)|(?:two|several|more than one|multiple|both|\d) (?:devices|computers|phones|browsers)|има(?:те)? ли (?:го )?(?:и )?(?:мобилно )?приложение|(?:на|от|през) (?:телефон\p{L}*|мобилен|айфон\p{L}*|андроид|таблет\p{L}*)(?! на| номер)|(?:от|на) (?:два|две|няколко|повече|друг) (?:компютър\p{L}*|компютри|компютъра|устройства|телефона|браузъра)|от две места`,
);
const works = word(
  String.raw`savet|савет|you|does (?:it|this)|can i (?:use|log|open|work)|(?:can|do|may) i (?:\p{L}+ )?(?:use|log)|log ?in|is there (?:an? )?(?:\p{L}+ )?app|do you have an? (?:\p{L}+ )?app|ползвам|използвам|вляза|влизам|работи(?:ш|те)? (?:ли )?|(?:има|имате) ли .*приложение|отворя|отварям`,
);
const passkeys = word(
  String.raw`pass-?keys?|face ?id|touch ?id|fingerprint|biometric\p{L}*|windows hello|yubikey|security key|ключ\p{L}* за достъп|(?:вля(?:за|зам)|вли?за\p{L}*|вход\p{L}*) (?:\p{L}+ ){0,3}(?:пръстов отпечатък|отпечатък|лице(?:то)?)|биометри\p{L}*|пасключ\p{L}*|паский\p{L}*`,
);
const twoFactor = word(
  String.raw`two[- ]factor|2fa|two[- ]step|second factor|authenticator|mfa|двуфактор\p{L}*|двустепенн\p{L}*|втори фактор|вход с код|код от приложение`,
);
const lost = word(
  String.raw`(?:lost|stole|stolen|sold|broke) (?:\p{L}+ ){0,2}(?:phone|laptop|computer|tablet)|(?:phone|laptop|computer|tablet) (?:was |got |is |has been )?(?:stolen|lost|gone)|(?:изгуби\p{L}*|откраднаха|загуби\p{L}*|продадох) (?:\p{L}+ ){0,3}(?:телефон\p{L}*|лаптоп\p{L}*|компютър\p{L}*)|(?:телефон\p{L}*|лаптоп\p{L}*) (?:\p{L}+ ){0,2}(?:откраднат|изгубен|откраднаха|изгубих)`,
);
const account = word(
  String.raw`log(?:ged)? ?(?:in|out)|account|savet|chats?|sign(?:ed)? (?:in|out)|profile|вход|влезе\p{L}*|влиза\p{L}*|профил\p{L}*|акаунт\p{L}*|чат\p{L}*|савет|излез\p{L}*|изляза`,
);
const password = word(
  String.raw`(?:forgot(?:ten)?|don[’']?t (?:remember|know)|reset|can[’']?t remember) (?:\p{L}+ ){0,2}password|забрави(?:х|л съм|ла съм) (?:си )?(?:\p{L}+ )?парола\p{L}*|не (?:помня|знам|си помня|си спомням) (?:си )?парола\p{L}*|нова парола|zabravih (?:si )?parola\p{L}*`,
);

const charged = word(
  String.raw`(?:(?:charged|billed|debited)(?: me| us| my card)?|paid) (?:twice|two times|double|again|wrong\p{L}*|too much|more)|double (?:charge|payment)|two (?:charges|payments)|wrong amount|(?:таксува\p{L}*|взехте|взеха|удържа\p{L}*|изтегли\p{L}*|платих|дръпна\p{L}*)(?: ми| ме| ни| са| сте){0,2}(?: \p{L}+)? (?:два пъти|двойно|повече|погрешно|грешна сума)|двойно (?:плащане|таксуване)|две (?:плащания|такси)|грешна сума`,
);
const ownCharge = word(
  String.raw`i|my|me|we|us|you|взехте|ми|ме|мен|ни|таксувахте|savet|савет|карта\p{L}*|абонамент\p{L}*`,
);
const refund = word(
  String.raw`(?:get|have|want|give me|can i have|do i get) (?:\p{L}+ ){0,3}(?:money back|refund\p{L}*|my money)|refund (?:policy|me|for)|do you refund|money[- ]back|връщате ли|върнат ли|върнете ми|да ми (?:се )?(?:върнат|върнете)|(?:възстановяв|връщан)\p{L}* на (?:суми|пари|платено)\p{L}*|ще (?:ми|си) (?:върнат|върнете|получа)|vurnat li|varnat li|vrushtate li|vrashtate li`,
);
const cancelling = word(
  String.raw`cancel\p{L}*|unsubscribe|end (?:my|the) (?:plan|subscription)|stop (?:paying|my)|прекрат\p{L}*|отка(?:жа|зване|зва)\p{L}*|спра|спирам|prekrat\p{L}*|otkaja\p{L}*|otkazha\p{L}*`,
);
const invoice = word(
  String.raw`(?:get|receive|have|issue|send|need|download|find|where (?:is|are)) (?:\p{L}+ ){0,4}(?:invoices?(?! (?:\p{L}+ )?paid)|receipts?)|(?:издавате|иска|искат|получа\p{L}*|получавам|имам нужда от|трябва ми|може ли|дайте ми|пращате|намер\p{L}*|изтегл\p{L}*|къде (?:е|са|ми е|ми са)) (?:\p{L}+ ){0,3}фактур\p{L}*|фактур\p{L}* с (?:еик|ддс|данн\p{L}*)|фактур\p{L}* (?:\p{L}+ ){0,3}(?:къде|откъде|от вас)`,
);
/** Invoices that the asker writes. */
const ownInvoice = word(
  String.raw`have to|obliged|must|deposit|down payment|длъж\p{L}*|задълж\p{L}*|трябва ли|авансов\p{L}*|customers?|clients?|suppliers?|unpaid|overdue|late|from (?:my|our|a)|to (?:my|our|a)|клиент\p{L}*|доставчик\p{L}*|неплатен\p{L}*|просрочен\p{L}*|на (?:него|нея|тях)`,
);
const payOther = word(
  String.raw`(?:pay|payment|paying) (?:\p{L}+ ){0,3}(?:by|with|via|through) (?:\p{L}+ )?(?:bank|transfer|wire|paypal|revolut|cash|invoice|crypto|apple pay|google pay|iban)|(?:плат\p{L}*|плащ\p{L}*) (?:\p{L}+ ){0,3}(?:по банков\p{L}*|по банка|с превод|с банков\p{L}*|с paypal|през paypal|с револют|в брой|по фактура|на каса|с крипто|с наложен)`,
);
const enterprise = word(String.raw`enterprise|ентърпрайз|енterprise`);
const differs = word(
  String.raw`differen\p{L}*|vs\.?|versus|compare\p{L}*|or|better|what (?:is|does|do)|included?|get|разлик\p{L}*|различ\p{L}*|какво (?:е|включва|получавам|дава)|или|кой`,
);
const language = word(
  String.raw`(?:change|switch|set) (?:\p{L}+ ){0,3}language|(?:смен\p{L}*|превключ\p{L}*|промен\p{L}*) (?:\p{L}+ ){0,3}език\p{L}*|език\p{L}* (?:на )?(?:екран\p{L}*|интерфейс\p{L}*|приложени\p{L}*|savet)`,
);
const ofText = word(
  String.raw`text|draft|email|answer|post|reply|текст\p{L}*|имейл\p{L}*|отговор\p{L}*|пост\p{L}*`,
);
const hub = word(String.raw`brand ?hub|бранд ?хъб\p{L}*|хъба`);
const removing = word(
  String.raw`delete|erase|empty it|wipe|clear|remove|изтри\p{L}*|изтрив\p{L}*|изчист\p{L}*|премахн\p{L}*|занул\p{L}*`,
);
const importing = word(
  String.raw`(?:import|bring|transfer|move|copy) (?:\p{L}+ ){0,4}(?:chat ?gpt|claude|chats|conversations)|(?:внес\p{L}*|прехвърл\p{L}*|пренес\p{L}*|вкар\p{L}*) (?:\p{L}+ ){0,4}(?:chat ?gpt|claude|чатове\p{L}*|разговори\p{L}*)`,
);
const dark = word(
  String.raw`dark (?:mode|theme|screen)|light (?:mode|theme)|night mode|тъмн\p{L}* (?:тема|режим|екран)|нощен режим|светл\p{L}* (?:тема|режим)`,
);

const price = word(String.raw`how much|price|cost|колко струва|цена\p{L}*`);
/** Somebody else’s payments and customers. */
const third = word(
  String.raw`customers?|clients?|subscribers?|newsletter|suppliers?|restaurants?|guests?|rent|deposits?|shop|who posts|he was|she was|they were|клиент\p{L}*|абонат\p{L}*|доставчик\p{L}*|ресторант\p{L}*|гост\p{L}*|наема?|депозит\p{L}*|да пуска\p{L}*|публикув\p{L}*|бюлетин\p{L}*`,
);
const otherLogin = word(
  String.raw`page|mailbox|business email|work email|wi-?fi|router|страниц\p{L}*|поща\p{L}*|банк\p{L}*`,
);
const otherRemoving = word(
  String.raw`chat|conversation|suggest\p{L}*|proposal\p{L}*|lose|if i (?:stop|cancel)|чат\p{L}*|разговор\p{L}*|предложен\p{L}*|губи\p{L}*|ако (?:спра|прекратя)`,
);
const wants = word(
  String.raw`is there|can i|how (?:do|can|to)|switch|turn on|do you have|where|има ли|може ли|мога ли|как|къде|включ\p{L}*`,
);
/** The team of Savet has another place in the reply. */
const ourTeam = word(
  String.raw`your (?:team|staff|people|employees)|savet team|of yours|does the team|екип\p{L}* ви|вашия(?:т)? екип|ваши(?:те)? (?:хора|служители)|when i rate|rated|оценя\p{L}*`,
);
const fromElsewhere = word(
  String.raw`chat ?gpt|claude|gemini|another (?:tool|app|ai)|друг\p{L}* (?:програма|чат|ии)`,
);

const fromYou = word(String.raw`from you|off you|от вас`);
const entering = word(
  String.raw`see|sees|read|reads|access|open|log ?in|enter|look|вижда\p{L}*|види|чете\p{L}*|достъп|влезе\p{L}*|влиза\p{L}*|отвори\p{L}*|гледа\p{L}*|разглежда\p{L}*`,
);
const mine = word(
  String.raw`my|i|me|профила?(?:ът)? (?:ми|ни)|акаунта (?:ми|ни)|чатовете (?:ми|ни)|какво (?:пиша|питам)|моя\p{L}*`,
);
const iPay = word(
  String.raw`can (?:i|we)|could (?:i|we)|may (?:i|we)|only pay|do you|does savet|want to pay|мога ли|можем ли|може ли|искам да|искаме да|приемате|плащам`,
);
const card = word(String.raw`(?:credit |bank |debit )?card|карта\p{L}*|картата`);
const changingCard = word(
  String.raw`(?:change|update|replace|switch) (?:\p{L}+ ){0,3}card|(?:new|wrong|expired|another|different) card|card (?:\p{L}+ ){0,2}(?:expired|changed)|(?:смен\p{L}*|сменя|промен\p{L}*) (?:\p{L}+ ){0,3}карта\p{L}*|карта\p{L}* (?:\p{L}+ ){0,3}(?:сменя|смених|изтече|изтича)|(?:нова|друга|грешна) карта|сбърках картата`,
);
const otherCard = word(
  String.raw`business cards?|loyalty|gift|visit|card reader|terminal|визитн\p{L}*|клиентск\p{L}*|подарък\p{L}*|лоялн\p{L}*|пос|терминал\p{L}*`,
);
const stopping = word(
  String.raw`stop paying|(?:don[’']?t|do not) (?:pay|renew)|cancel (?:pro|my|the|savet)|(?:pro|subscription|plan) (?:ends|expires|runs out)|downgrade|спра да (?:си )?плащам|не (?:платя|подновя)|прекратя (?:pro|абонамент\p{L}*|плана)|(?:абонаментът|планът|pro) (?:свърши|изтече)`,
);
const becomes = word(
  String.raw`what happens|lose|lost|keep|deleted|still|what about|какво става|какво ще стане|губя|загубя|изтри\p{L}*|пазят|остават|остане`,
);
const people = word(
  String.raw`(?:two|three|several|more|\d+|multiple|other|another) (?:people|users?|persons?|colleagues?|seats?|of us)|two of us|add (?:a |an |my |another )?(?:user|colleague|seat|person|partner)|invite|(?:двама|трима|няколко|повече|\d+) (?:души|човека|потребител\p{L}*|колег\p{L}*)|добавя (?:колега\p{L}*|потребител\p{L}*|човек)|поканя`,
);
const onePlan = word(
  String.raw`(?:pro|one|same|the|my|a) (?:plan|account|subscription|log-?in|profile)|pro plan|savet|(?:един|същия|общ|моя|pro) (?:план\p{L}*|профил\p{L}*|акаунт\p{L}*|абонамент\p{L}*)|в профила|в савет`,
);

const ofItself = word(
  String.raw`(?:are|r) (?:you|u) (?:an? )?(?:real )?(?:\p{L}+ )?(?:ai|a\.i\.|bot|robot|chatbot|machine|human|person|program|computer|chat ?gpt|language model)|(?:am i|is this|is it|do i) (?:\p{L}+ ){0,3}(?:ai|bot|robot|machine|human|real person|chat ?gpt)|(?:ти|вие|това) (?:\p{L}+ ){0,2}(?:изкуствен интелект|ии|ai|ейай|робот|бот|чатбот|машина|човек|програма)(?: \p{L}+)? (?:ли|или)|(?:изкуствен интелект|ии|ai|робот|бот|машина|човек|програма) (?:ли )?(?:си|сте|е|или) (?:ли)?|(?:изкуствен интелект|робот|бот|човек|програма|машина|чат ?(?:gpt|гпт|джи ?пи ?ти)) ли (?:си|сте|е|ми)|изкуствен интелект или`,
);
const knowsFrom = word(
  String.raw`(?:where|how) (?:do|did|does|are) (?:you|u|your answers?|savet) (?:\p{L}+ ){0,3}(?:know|knows|learn|learned|come|comes|coming|get|got|take)(?: \p{L}+){0,4}|(?:where|how) (?:do|did|does) (?:you|u|savet) find (?:this|that|it|these|your|answers?|them)|(?:where|from where) (?:is|are) (?:your|this|these|all|it) (?:\p{L}+ )*from|what are your sources|where does (?:your|this|all) (?:\p{L}+ ){0,3}(?:come|comes) from|(?:откъде|от къде) (?:ги |го |я )?(?:знае(?:ш|те)|взима(?:ш|те)|вземаш|черпи(?:ш|те)|идва\p{L}*|ти (?:идват|са)|имаш)|(?:откъде|от къде) (?:ти|ви) (?:са|идват|е)|какви са източниците`,
);
const ofWorld = word(
  String.raw`customers?|clients?|leads|which (?:ad|channel)|клиент\p{L}*|поръчк\p{L}*|запитван\p{L}*`,
);
const remembers = word(
  String.raw`(?:do|does|can|will|did) (?:you|u|savet) (?:still |even |really )?(?:remember|recall|forget)(?: \p{L}+){0,3}? (?:what|our|my|me|when|that|everything|anything|the (?:last|previous))|(?:помни(?:ш|те)|спомня(?:ш|те)|забравя(?:ш|те)) (?:ли )?(?:си )?(?:\p{L}+ ){0,2}(?:какво|кво|к[ъa]во|за какво|що|предишн\p{L}*|миналия|мен|чата|разговор\p{L}*|каквото|последно\p{L}*)|(?:какво|кво) (?:те |ви )?(?:питах|казах|писах)(?: \p{L}+){0,2} (?:миналата|миналия|вчера|преди)`,
);
const whoSees = word(
  String.raw`who (?:else )?(?:can |could |will )?(?:sees?|reads?|has access)|(?:does|can|will) (?:anyone|anybody|someone|others?) (?:else )?(?:see|read)|кой (?:друг |още )?(?:може да )?(?:вижда|види|чете|прочете)|вижда ли|четат ли`,
);

/** The first whose signs are all there counts. */
const asked: readonly Asked[] = [
  { name: 'memory', also: 'privacy', all: [remembers, whoSees] },
  { name: 'memory', all: [remembers] },
  { name: 'knows-from', also: 'privacy', all: [ofItself, whoSees] },
  { name: 'knows-from', all: [ofItself], none: [ofWorld] },
  { name: 'knows-from', all: [knowsFrom], none: [ofWorld] },
  { name: 'privacy', all: [ourTeam, entering, mine] },
  { name: 'queries-left', also: 'queries-end', all: [queries, howMany, queriesEnd] },
  { name: 'queries-end', all: [queries, queriesEnd] },
  { name: 'shared-login', also: 'privacy', all: [seeing, near, myChats], none: [ourTeam] },
  { name: 'shared-login', also: 'privacy', all: [seeing, shared], none: [ourTeam, third] },
  { name: 'client-names', all: [clientData, intoChat], none: [published] },
  { name: 'pro-or-enterprise', all: [enterprise, differs] },
  { name: 'change-cycle', all: [monthly, yearly, switching, ourOwn()], none: [third] },
  { name: 'plans', all: [discount], none: [elsewhere] },
  { name: 'charged-wrong', all: [charged, ownCharge], none: [third] },
  { name: 'cancel', also: 'refund', all: [cancelling, refund, ourPlan], none: [third] },
  { name: 'refund', all: [refund, ourPlan], none: [third] },
  { name: 'refund', all: [refund, fromYou], none: [third] },
  { name: 'pay-otherwise', all: [payOther, iPay], none: [third] },
  { name: 'payment', all: [card, changingCard], none: [third, otherCard] },
  { name: 'cancel', all: [stopping, becomes], none: [third] },
  { name: 'team-access', all: [people, onePlan], none: [third] },
  { name: 'plans', also: 'payment', all: [price, invoice, ourPlan], none: [ownInvoice] },
  { name: 'payment', all: [invoice, ourInvoice()], none: [ownInvoice] },
  { name: 'passkey', all: [passkeys] },
  { name: 'second-factor', all: [twoFactor], none: [otherLogin] },
  { name: 'lost-device', all: [lost, account] },
  { name: 'forgotten-password', all: [password], none: [otherLogin, removing] },
  { name: 'empty-brand-hub', all: [hub, removing], none: [otherRemoving] },
  { name: 'import-chats', all: [importing, fromElsewhere] },
  { name: 'appearance', all: [dark, wants] },
  { name: 'devices', all: [app, works], none: [cancelling] },
  { name: 'languages', all: [language], none: [ofText] },
];

/** Whose subscription it is: nobody else's is named. */
function ourOwn(): RegExp {
  return word(
    String.raw`(?:can|could|may|do|if|how do|what if) i|my|pay twice|pro|мога ли|ако|да мина|да сменя|плащам|плана|абонамента`,
  );
}

function ourInvoice(): RegExp {
  return word(
    String.raw`can i|do i|will i|could i|you|your|vat (?:number|id)|company (?:name|details)|our company|my company|where|savet|може ли|мога ли|издавате|от вас|на фирмата|на фирма|къде|откъде|получа|ддс номер|еик`,
  );
}

/** The reply on Savet that a message asks for by what it names; null for any other message. */
export function savetAsked(message: string): { name: string; also?: string } | null {
  if (message.length > LENGTH_MAX || ofBusiness.test(message) || elsewhere.test(message))
    return null;
  const found = asked.find(
    ({ all, none = [] }) =>
      all.every((sign) => sign.test(message)) && !none.some((sign) => sign.test(message)),
  );
  if (found === undefined) return null;
  return { name: found.name, ...(found.also !== undefined && { also: found.also }) };
}
