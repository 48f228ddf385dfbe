import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { OrderReader } from './order-type.ts';

export const nobody: OrderReader = { name: '', group: '', firm: '' };

const titled = lettered(
  /(?:^|(?<=\s))((?:Mr|Mrs|Ms|Miss|Dr|Prof|г-н|г-жа|г-ца|д-р|инж|проф)\.? \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u,
);
const named = lettered(
  /^(?!(?:Directors|Owners|Managers|Members|Heads|Dear)(?!\p{L}))(\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?)(?=$| at | from | \(| от | \p{Ll}|,)/u,
);
const firmAfter =
  /(?: at | from |\(| от )((?:(?:ресторант|фирма|хотел|бистро) )?[„“"«]?\p{Lu}[^()“”"»,]{1,40}[“”"»]?)\)?/u;
const firmOf: Record<Language, RegExp> = {
  EN: /^(?:the |an? )?(?:manager|owner|director|head|boss|ceo|chef)s? (?:of|at) (\p{Lu}.{1,40})$/u,
  BG: lettered(
    /^(?:управител\p{L}*|собственик\p{L}*|собственичк\p{L}*|директор\p{L}*|шеф\p{L}*) на ((?:(?:ресторант|фирма|хотел|бистро) )?[„“"«]?\p{Lu}.{1,40})$/u,
  ),
};
const several: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:all|our|the|my|old|regular|existing|long-standing|both|loyal) )*((?:\p{Ll}+ )?(?!(?:boss|business|process|mistress)(?!\p{L}))\p{Ll}{3,}s)$/u,
  ),
  BG: /^(?:(?:всички|наши|нашите|старите|стари|редовните|редовни|постоянните|лоялните) )*(\p{Ll}{3,}(?:и|ите))(?: ни| ми)?$/u,
};
const office = lettered(
  /^(?:the |our )?(?:city |local |town )?(?:council|municipality|bank|tax office|ministry|insurance|insurer)(?!\p{L})|^(?:община|банка|кметство|НАП|министерство|застраховател)\p{L}*/iu,
);
const kin: Record<Language, RegExp> = {
  EN: /^(?:my|our) (?:landlord|landlady|client|customer|supplier|accountant|neighbou?r|tenant|partner|boss) ?|^(?:chef|head chef) (?=\p{Lu})/u,
  BG: /^(?:наемодателя?т?|хазяинът|хазяина|клиентът|клиента|доставчикът|доставчика|клиентка(?:та)?|колежката?|съседката|съседът|шефа?|шеф-готвача|майстор)(?: ни| ми)? ?/iu,
};

/** Whom a phrase names: “the director of the regional museum Mrs Stoyanova”. */
export function readerIn(phrase: string, language: Language): OrderReader {
  const text = phrase.trim();
  const name = titled.exec(text)?.[1] ?? '';
  const bare = text.replace(kin[language], '');
  const firm = firmAfter.exec(text)?.[1] ?? firmOf[language].exec(text)?.[1] ?? '';
  if (name !== '') return { name, group: '', firm };
  const own = named.exec(bare)?.[1] ?? '';
  if (own !== '') return { name: own, group: '', firm };
  if (office.test(text)) return { ...nobody, firm, isOffice: true };
  const group =
    several[language].exec(text)?.[1] ??
    /^((?:directors|owners|managers|members|heads)) of /iu.exec(text)?.[1] ??
    '';
  return { name: '', group, firm };
}

/** “My landlord Mr Brandt wants to raise the rent”: whom the story is about, and what it says of them. */
export function readerOfStory(
  story: string,
  language: Language,
): { reader: OrderReader; told: string } | null {
  const found = kin[language].exec(story);
  if (found === null) return null;
  const left = story.slice(found[0].length);
  const name = (titled.exec(left) ?? named.exec(left))?.[1] ?? '';
  const told = left.slice(name === '' || !left.startsWith(name) ? 0 : name.length).trim();
  return { reader: { ...nobody, name }, told };
}
