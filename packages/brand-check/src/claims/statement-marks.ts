import { type Claim, claims } from '@savet/text/claims';
import { phrases } from '@savet/text/phrases';
import { searchFor } from '@savet/text/search/search';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark, marksOfMatches } from '../rule.ts';
import { factsOf, profileFacts } from './facts.ts';
import { reputation } from './reputation.ts';

/** What is best of its kind in a general sense, not a claim about a business. */
const general =
  '(?:way|time|times|part|parts|thing|things|day|days|week|weekend|evening|year|moment|place to|idea|advice|answer|solution|reason|choice|option|wishes|of|start|case|' +
  'начин|време|ден|седмица|вечер|година|момент|част|нещо|неща|идея|съвет|решение|отговор|причина|избор|случай|пожелания|от|приятел)';
const praise =
  '(?:best|fastest|finest|safest|largest|biggest|purest|freshest|healthiest|quickest|cheapest|strongest|most (?:trusted|popular|effective|beautiful|reliable|advanced|loved|comfortable|innovative|experienced|complete|affordable|successful|delicious|natural|modern|professional|respected|recommended|awarded|visited|wanted|read|sold|experienced|admired|reviewed))';
/** What somebody is or sells, in claims of a rank. */
const kinds =
  '(?:shops?|stores?|baker(?:y|ies)|workshops?|studios?|gyms?|clinics?|practices?|restaurants?|cafés?|hotels?|schools?|courses?|agenc(?:y|ies)|teams?|compan(?:y|ies)|firms?|brands?|services?|apps?|products?|loaf|loaves|bread|wines?|winer(?:y|ies)|teas?|coffees?|prices?|магазин\\p{L}*|пекарн\\p{L}*|работилниц\\p{L}*|студио|зал[аи]|залата|клиник\\p{L}*|амбулатори\\p{L}*|ресторант\\p{L}*|хотел\\p{L}*|школа\\p{L}*|курс\\p{L}*|агенци\\p{L}*|екип\\p{L}*|компани\\p{L}*|фирм\\p{L}*|марк[аи]|услуг\\p{L}*|приложени\\p{L}*|продукт\\p{L}*|хляб|вин[оа]|изб[аи]|чай|кафе|цен[аи])';
const bulgarianPraise =
  'най-(?:добър|добри(?:ят|я|те)?|добра(?:та)?|добро(?:то)?|(?:бърз|сигурн|ефективн|красив|търсен|голям|евтин|вкусн|надеждн|популярн|качествен|чист|изгодн|обичан|предпочитан|здравословн|модерн|опитн|успешн|препоръчван|натуралн|удобн|известн)\\p{L}*)';
const experts =
  '(?:dermatologists?|doctors?|dentists?|physicians?|experts?|scientists?|nutritionists?|specialists?|vets?|lawyers?|teachers?|engineers?|ministry|дерматолоз\\p{L}*|лекар\\p{L}*|зъболекар\\p{L}*|експерт\\p{L}*|учени\\p{L}*|специалист\\p{L}*|диетолоз\\p{L}*|учители\\p{L}*|министерството)';

const further: readonly Claim[] = [
  {
    kind: 'a rank',
    pattern: phrases`
      the ${praise}(?! ${general}(?!\p{L})) \p{L}+
      ${bulgarianPraise}(?! ${general}(?!\p{L}))(?= \p{L}+(?:\s|[.!?]|$))
      the (?:most )?\p{L}{3,}(?:est|ed) ${kinds} (?:in|of|on) (?:the|all|your|\p{Lu}\p{L}+)
      най-\p{L}+(?:ият|ия|ата|ото|ите) ${kinds}
      the number one | number one | the leading | market[- ]leading | industry[- ]leading
    `,
  },
  {
    kind: 'an award',
    pattern: phrases`voted … (?:best|favou?rite|number one) | voted the (?:most )?\p{L}+(?:est|ed) \p{L}+ | (?:voted|named|chosen|elected) … of the year | (?:избра|обяве|определе)н\p{L}* … на годината | (?:gold|silver|bronze) medals? | (?:злат|сребър|бронзов)\p{L}* медал\p{L}* | отличен* с … наград* | носител на наград*`,
    given: phrases`award* | voted | prize | наград* | отлич*`,
  },
  {
    kind: 'an approval',
    pattern: phrases`
      ${experts}(?: \p{L}+)? (?:recommends?|trusts?|approves?|swears? by|prefers?|препоръчват?|одобряват?|се доверяват|ползват)
      (?:recommended|approved|endorsed|trusted) by | препоръч(?:ан|ано|ана|ани|ван|вано|вана|вани) от | одобрен* от
      доказано от | (?:scientifically|clinically|medically) proven | (?:научно|клинично|медицински) доказан*
    `,
    given: phrases`recommend* | approv* | endors* | proven | препоръч* | одобр* | доказ*`,
  },
  {
    kind: 'popularity',
    pattern: phrases`
      everyone (?:loves|trusts|agrees) | everybody (?:loves|trusts|agrees) | all (?:experts|doctors) | (?:five|5)[- ]star reviews?
      всички (?:ни )?(?:обичат|вярват|се доверяват) | (?:хиляди|стотици|десетки)(?: \p{L}+){0,2} (?:хора|клиент*|оценк*|отзив*|колоездач*|фирм*|семейств*)
    `,
  },
];
const all = [...claims, ...further, ...reputation].map(({ pattern, given }) => ({
  search: searchFor(pattern),
  given,
}));

/** Awards, ranks, approvals and crowds that neither the profile nor the question has. */
export function statementMarks(checked: CheckedText): readonly Mark[] | null {
  if (profileFacts(checked) === '') return null;
  const facts = factsOf(checked).toLowerCase();
  return all.flatMap(({ search, given }) =>
    given?.test(facts)
      ? []
      : marksOfMatches(search(checked.words), ({ 0: found, index }) =>
          facts.includes(found.toLowerCase())
            ? null
            : mark(index, index + found.length, null, { detail: found }),
        ),
  );
}
