import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../details.ts';
import { ownPlanAsked } from './own-plan.ts';
import { savetAsked } from './savet-asked.ts';

const hub = lettered(/(?<!\p{L})(?:brand hub|бранд\s?хъб\p{L}*|brand hub-\p{L}+)(?!\p{L})/iu);
const others = lettered(
  /(?<!\p{L})(?:who|whose|anyone|anybody|someone|somebody|others?|colleagues?|employees?|team|accountant|assistant|partner|agency|кой|кои|някой|други\p{L}*|друг|колег\p{L}*|служител\p{L}*|екип\p{L}*|счетоводител\p{L}*|асистент\p{L}*|помощник\p{L}*|съдружник\p{L}*|агенция\p{L}*)(?!\p{L})/iu,
);
const changing = lettered(
  /(?<!\p{L})(?:edit|change|write|update|add|fill|access|редактира\p{L}*|променя\p{L}*|пише|попълва\p{L}*|достъп)(?!\p{L})/iu,
);
/** “Why can't I edit …?” */
const cannot = lettered(
  /(?<!\p{L})(?:(?:can[’']?t|cannot|can not|couldn[’']t|am not able to|unable to|won[’']t let me|doesn[’']t let me|not allowed to|why is)(?= (?:i |we )?(?:\p{L}+ ){0,2}\p{L})|не (?:мога|можем|ми дава|ни дава|ми позволява|става|успявам)|няма как|защо (?:ми |ни )?е заключен)(?!\p{L})/iu,
);
/** “How do I switch to Bulgarian?” asks in which language the screens are; an answer is not to be translated. */
const switchesLanguage = lettered(
  /(?<!\p{L})(?:how (?:do|can|could|would) (?:i|we|you) (?:switch|change|set|turn|put)(?: (?:the|my|this|it|everything|app|site|savet|screens?|interface|language|over|back|of)){0,6} (?:(?:in)?to |in )?(?:the )?(?:bulgarian|english|language)|where (?:do|can) i (?:switch|change|set) (?:the |my )?language|(?:как|къде|откъде|ако) (?:да |мога да |може да )?(?:се |си )?(?:сменя?|сменям|смени|превключа?|променя|промени|променям|настроя|мина)(?: (?:на|в|към|приложението|сайта|екраните|езика?|savet|всичко)){0,4} (?:на |към )?(?:език(?:а|ът)?|английски|български)|kak da (?:smenq|smenya|smenia) ezika)(?!\p{L})/iu,
);
const ofText = lettered(
  /(?<!\p{L})(?:text|draft|email|answer|post|translate|translation|website|shop|menu|текст\p{L}*|имейл\p{L}*|отговор\p{L}*|пост\p{L}*|превод\p{L}*|превед\p{L}*|сайта ни|меню\p{L}*)(?!\p{L})/iu,
);
const seeing = lettered(
  /(?<!\p{L})(?:see|sees|read|reads|view|views|look|вижда\p{L}*|чете|гледа)(?!\p{L})/iu,
);
/** Asks whether Savet learns from chats. */
const learns = lettered(
  /(?<!\p{L})(?:(?:do you|does savet|are you) (?:learn|train|remember|trained|learning)(?!\p{L}).{0,30}(?:others?|customers|users|chats?|my data|what (?:i|we))|(?:учи(?:ш|те)? ли се|обучавате ли се|обучава ли се) (?:от|с|върху))(?!\p{L})/iu,
);
const invoice = lettered(/(?<!\p{L})(?:invoices?|receipts?|фактур\p{L}*)(?!\p{L})/iu);
/** “My subscription” is the one to Savet; “our subscription box” is the asker's product. */
const ownPlan = lettered(
  /(?<!\p{L})(?:savet|(?:my|this|your|pro) (?:pro )?(?:plan|subscription|payment)(?! (?:box|service|customers|clients))|for (?:the|our) (?:pro )?subscription(?! (?:box|service|customers|clients))|абонамента(?: ми| ни| си)?|абонамент към вас|за плана|плана (?:ми|ни|си|pro)|плащането ми към вас)(?!\p{L})/iu,
);
const ending = lettered(
  /(?<!\p{L})(?:cancel|stop|end|leave|спра|спрем|прекратя|прекратим|се откажа|се откажем)(?!\p{L})/iu,
);
/** “What happens to …?”, “do I lose …?” */
const keeping = lettered(
  /(?<!\p{L})(?:what happens|lose|keep|какво става|какво ще стане|губя|губим|загубя|загубим|пазят|запазва\p{L}*|остава\p{L}*)(?!\p{L})/iu,
);
const otherFirms =
  '(?:other (?:shops?|business(?:es)?|compan(?:y|ies)|firms?|users?)|competitors?|rivals?|други(?:те)? (?:магазини|фирми|потребители|търговци)|конкурент\\p{L}*)';
/** “Does Savet show what I type to other businesses?”, “can other shops see my Brand Hub?” */
const othersSee = lettered(
  `(?<!\\p{L})(?:(?:savet|you|it) (?:\\p{L}+ )?(?:show|share|pass|give|sell)\\p{L}*(?: on)? (?:what i (?:type|write|ask|say|put)|my (?:chats?|questions?|data|prices|brand hub|texts?))[^.?!]{0,40}(?:to|with) (?:the |my )?${otherFirms}|(?:can|could|do|does|will|may) (?:the |my )?${otherFirms}(?: \\p{L}+){0,4} (?:see|read|find)|(?:показва|споделя|дава)\\p{L}*(?: ли)?[^.?!]{0,20} на ${otherFirms}[^.?!]{0,30}(?:пиша|въвеждам|питам|данни|чат)\\p{L}*|(?:пиша|въвеждам|питам)(?!\\p{L})[^.?!]{0,40}(?:показва|споделя|дава)\\p{L}*[^.?!]{0,20} на ${otherFirms}|(?:могат ли|може ли|виждат ли|четат ли)(?: \\p{L}+){0,2} ${otherFirms}[^.?!]{0,40}(?:бранд хъб|brand hub|чат|пиша|цените ми)\\p{L}*)`,
  'iu',
);
const ofCustomers = lettered(
  /(?<!\p{L})(?:customers?|clients?|клиент\p{L}*|абонати\p{L}*)(?!\p{L})/iu,
);
const account = lettered(
  /(?<!\p{L})(?:my account|this account|the account|log[- ]?in (?:here|too|as me)|профила? ми|профила? ни|акаунта? ми|акаунта? ни)(?!\p{L})/iu,
);
const using = lettered(
  /(?<!\p{L})(?:log ?in|log in|sign in|use|access|enter|open|влиза\p{L}*|влезе|ползва\p{L}*|използва\p{L}*|споделя\p{L}*|достъп)(?!\p{L})/iu,
);
/** Profiles elsewhere. */
const elsewhere = lettered(
  /(?<!\p{L})(?:facebook|instagram|google|linkedin|tiktok|bank|фейсбук\p{L}*|инстаграм\p{L}*|гугъл\p{L}*|банк\p{L}*)(?!\p{L})/iu,
);

/**
 * The replies about Savet that a message asks for by what it names, however likely a business subject is: who sees or changes the own
 * Brand Hub, who may log in, invoices for the own plan. Null for any other message.
 */
export function savetMatter(message: string): { name: string; also?: string } | null {
  if (switchesLanguage.test(message) && !ofText.test(message)) return { name: 'languages' };
  const onPlan = ownPlanAsked(message) ?? ownPlanAsked(inCyrillicIfBulgarian(message));
  if (onPlan !== null) return onPlan;
  if (othersSee.test(message)) return { name: 'privacy' };
  if (hub.test(message) && cannot.test(message) && changing.test(message))
    return { name: 'brand-hub-closed' };
  if (hub.test(message) && others.test(message)) {
    if (changing.test(message)) return { name: 'team-access' };
    if (seeing.test(message)) return { name: 'privacy', also: 'team-access' };
  }
  const isEnding = ending.test(message) && keeping.test(message) && ownPlan.test(message);
  if (isEnding && !ofCustomers.test(message)) return { name: 'cancel' };
  const asked = savetAsked(message) ?? savetAsked(inCyrillicIfBulgarian(message));
  if (asked !== null) return asked;
  if (learns.test(message)) return { name: 'privacy' };
  if (invoice.test(message) && ownPlan.test(message) && !ofCustomers.test(message))
    return { name: 'payment' };
  const isAboutAccount = account.test(message) && using.test(message) && others.test(message);
  return isAboutAccount && !elsewhere.test(message) ? { name: 'team-access' } : null;
}
