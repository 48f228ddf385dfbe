import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import type { Told } from '../told.ts';

const about: Record<Language, RegExp> = {
  EN: /(?:quote|quotation|offer|tender|estimate|proposal|bid)(?: to (?:the )?[^,;.:]{3,40}?)?(?:\s*[:,–-]\s*|\s+(?:for|on)\s+)([^,;.]{3,100})/iu,
  BG: /(?:оферта(?:та)?|търг|предложение(?:то)?|обществена поръчка)(?: (?:към|до|на) [^,;.:]{3,40}?)?(?:\s*[:,–-]\s*|\s+(?:за|по)\s+)([^,;.]{3,100})/iu,
};
const whose = lettered(
  /\s*(?<!\p{L})(?:for|to|до|за|на) (?:(?:Mr|Mrs|Ms|Dr|г-н|г-жа|г-ца|д-р)\.? \p{Lu}\p{L}+|(?:the |our |my |an? |един |една )?(?:client|customer|клиент\p{L}*))(?: \p{Lu}\p{L}+)?/gu,
);
const validity: Record<Language, RegExp> = {
  EN: /^valid (?:for |until |till )?(.+)$/iu,
  BG: lettered(/^(?:валидн\p{L}*|важи) (?:(?:за|до) )?(.+)$/iu),
};
const lasting: Record<Language, RegExp> = {
  EN: /^(?:(?:takes|duration|time|it takes|finished in|done in|in) )?((?:about |around )?\d{1,3}(?:[-–]\d{1,3})? (?:working )?(?:days|weeks|months))$/iu,
  BG: /^(?:(?:срок|времетраене|изпълнение|за|срок за изпълнение)(?: от)? )?((?:около )?\d{1,3}(?:[-–]\d{1,3})? (?:работни )?(?:дни|седмици|месеца))$/iu,
};
const priced = lettered(
  /^(?:price |цена |for |total |общо )?(?:[€$£] ?[\d][\d., ]*|[\d][\d., ]*(?:€|eur\p{L}*|евро|лв\.?|лева|leva|lv))(?: .*)?$/iu,
);

/** The parts of a cover letter for a quote: the work, its price and duration, and the validity of the quote. */
export function coverParts(
  text: string,
  _: Told,
  { person = '' }: Brief,
  language: Language,
): Record<string, string> {
  const en = isEnglish[language];
  const plain = text.replace(
    lettered(
      /^[^:]*?(?:cover(?:ing)? (?:letter|email|note)|придружител\p{L}* (?:писмо|имейл))\s*/iu,
    ),
    '',
  );
  const parts = plain
    .split(/[,;]\s+/u)
    .map((part) => part.trim().replace(/[\s.]+$/u, ''))
    .filter(Boolean);
  const [first = '', ...others] = parts;
  const found =
    about[language].exec(first)?.[1] ??
    /:\s*(.+)$/u.exec(first)?.[1] ??
    /^.*(?:for|за) (.{3,100})$/isu.exec(first.replace(whose, ''))?.[1] ??
    '';
  const thing = found.replace(whose, '').trim();
  const lines = others.flatMap((part) => {
    if (part === person) return [];
    const held = validity[language].exec(part)?.[1];
    if (held !== undefined) return [];
    const time = lasting[language].exec(part)?.[1];
    if (time !== undefined) return [`${en ? 'Time' : 'Срок'}: ${time}`];
    const amount = part.replace(/^(?:price|цена|for|total|общо)\s+/iu, '');
    if (priced.test(part)) return [`${en ? 'Price' : 'Цена'}: ${amount}`];
    return [capitalised(part)];
  });
  const held = others.map((part) => validity[language].exec(part)?.[0] ?? '').find(Boolean) ?? '';
  const holds = held.replace(lettered(/^(?:valid|валидн\p{L}*|важи)\s+/iu), '');
  return {
    tender: lettered(/(?<!\p{L})(?:tender|bid|търг\p{L}*|обществена поръчка)(?!\p{L})/iu).test(text)
      ? ' '
      : '',
    coverThing: thing,
    coverLines: lines.map((line) => `- ${line}`).join('\n'),
    holds: /^\d/u.test(holds) && en ? `for ${holds}` : holds,
  };
}
