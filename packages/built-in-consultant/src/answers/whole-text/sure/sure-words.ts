import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { SureReader } from '../../../understanding/sure-order/sure-order-type.ts';

interface SureWords {
  hello: (reader: SureReader, language: Language) => string;
  /** To a person without a name. */
  formal: string;
  you: string;
  hours: RegExp;
  leaving: RegExp;
  farewell: string;
  thanked: RegExp;
  thanks: { one: string; several: string };
  subjects: {
    apology: string;
    thanks: string;
    complaint: string;
    offer: string;
    question: string;
    reminder: string;
    plain: string;
    invitation: string;
    application: string;
    offered: string;
    request: string;
    asked: string;
  };
}

const titled = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b|^(?:г-|д-р|инж|проф)/u;
const groupsEn: Readonly<Record<string, string>> = {
  ...{ team: 'Hello everyone', staff: 'Hello everyone', crew: 'Hello everyone' },
  ...{ employees: 'Hello everyone', followers: 'Hello everyone', subscribers: 'Hello' },
};
const groupsBg: Readonly<Record<string, string>> = {
  ...{ клиенти: 'Уважаеми клиенти', гости: 'Уважаеми гости', пациенти: 'Уважаеми пациенти' },
  ...{ родители: 'Уважаеми родители', съседи: 'Уважаеми съседи', живущите: 'Уважаеми съседи' },
  ...{ екип: 'Здравейте, колеги', персонал: 'Здравейте, колеги', колеги: 'Здравейте, колеги' },
  ...{ служители: 'Здравейте, колеги', партньори: 'Уважаеми партньори' },
  ...{ клиентки: 'Уважаеми клиентки', пациентки: 'Уважаеми пациентки' },
  ...{ членове: 'Уважаеми членове', курсисти: 'Уважаеми курсисти', ученици: 'Здравейте' },
  ...{ наематели: 'Уважаеми наематели', доставчици: 'Уважаеми партньори' },
};

const officesEn = /^(?:provider|agency|bank|company|firm|school|hotel|restaurant|courier)$/u;

function helloEn({ name, role, isMany, isFirm }: SureReader): string {
  if (isFirm)
    return name === ''
      ? officesEn.test(role)
        ? 'Dear Sir or Madam,'
        : 'Hello,'
      : `Dear ${name} team,`;
  if (name !== '' && name.endsWith(' family')) return `Dear ${name},`;
  if (name !== '') return `Hello ${titled.test(name) ? name : name.split(' ')[0]},`;
  if (isMany) return `${groupsEn[role] ?? `Dear ${role}`},`;
  return 'Hello,';
}

function helloBg({ name, role, isMany, isFirm }: SureReader): string {
  if (isFirm)
    return name === ''
      ? lettered(/^(?:фирм|банк|агенц|общин|училищ|хотел|ресторант)/u).test(role)
        ? 'Уважаеми госпожи и господа,'
        : 'Здравейте,'
      : `Уважаеми колеги от ${name},`;
  if (name !== '')
    return `Здравейте, ${titled.test(name) || name.startsWith('семейство') ? name.replace(/^г-жа /u, 'г-жо ') : name.split(' ')[0]},`;
  const bare = role.replace(/(?<=и)те$|(?<=екип|персонал)а$/u, '');
  if (isMany) return `${groupsBg[bare] ?? 'Здравейте'},`;
  return 'Здравейте,';
}

export const sureWords: Record<Language, SureWords> = {
  EN: {
    hello: helloEn,
    formal: 'Dear [name],',
    you: '[your name], ',
    hours: lettered(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:to|and|-|–) \p{L}+)?: /u),
    leaving: /\byou are (?:leaving|retiring)\b|\byou(?:[’']re leaving| leave| retire)\b/iu,
    farewell: 'Thank you for everything. We wish you all the best!',
    thanked: /\bThank you\b/u,
    thanks: { one: 'Thank you very much!', several: 'Thank you very much!' },
    subjects: {
      ...{ apology: 'Our apologies', thanks: 'Thank you', complaint: 'Complaint' },
      ...{ offer: 'Our offer', question: 'A short question', reminder: 'A reminder' },
      ...{ plain: 'A short message', invitation: 'Invitation' },
      ...{ application: 'Your application', offered: 'Your offer', request: 'Your request' },
      asked: 'A request',
    },
  },
  BG: {
    hello: helloBg,
    formal: 'Уважаеми [обръщение],',
    you: '[Вашето име], ',
    hours: lettered(
      /^(?:Делник|Делнични дни|Понеделник|Вторник|Сряда|Четвъртък|Петък|Събота|Неделя)[^:]{0,20}: /u,
    ),
    leaving: lettered(/(?<!\p{L})напуск(?:ате|ахте)(?!\p{L})|пенсионира(?:те|хте)/iu),
    farewell: 'Благодарим Ви за всичко и Ви желаем успех!',
    thanked: lettered(/(?<!\p{L})Благодар(?:я|им)(?!\p{L})/iu),
    thanks: { one: 'Благодаря Ви от сърце!', several: 'Благодарим Ви от сърце!' },
    subjects: {
      ...{ apology: 'Извинение', thanks: 'Благодарност', complaint: 'Рекламация' },
      ...{ offer: 'Нашата оферта', question: 'Кратък въпрос', reminder: 'Напомняне' },
      ...{ plain: 'Кратко съобщение', invitation: 'Покана' },
      ...{
        application: 'Вашата кандидатура',
        offered: 'Вашето предложение',
        request: 'Вашата молба',
        asked: 'Молба',
      },
    },
  },
};
