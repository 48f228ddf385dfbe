import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { itemsOf } from '../../../filling/items.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { type CommissionSetting, type CommissionText, mail, note, signedBelow } from './frame.ts';
import { contactOf, introduction, ourselves } from './introduction.ts';
import { saidOf, tidyNote } from './sentences.ts';

const bareThat: Record<Language, RegExp> = {
  EN: /^(?:and )?that /iu,
  BG: /^(?:и )?(?:какво предлагаме и )?че /iu,
};
const meeting: Record<Language, RegExp> = {
  EN: /^(?:asking (?:for|them for|him for|her for)|ask for|to ask for|i(?:[’']d| would)? (?:want|like) to ask for|request(?:ing)?|we want) ((?:\d+|a|an|half|ten|fifteen|twenty|thirty) .*(?:minutes|call|meeting|coffee|chat|talk|appointment|visit).*)$/iu,
  BG: /^(?:искам да (?:го |я |ги )?помоля за|моля за|за|искам|поиск\S+) ((?:\d+|среща|разговор|обаждане|кратък|кратка) ?.*(?:минути|среща|разговор|обаждане).*)$/iu,
};
const asksTime = lettered(
  /(?:call|meet|visit|come|see|drop|leave|bring|обадя|срещн|видим|мин[ае]|остав|донес|занес)/iu,
);
const intends: Record<Language, RegExp> = {
  EN: /^(?:i|we)(?:[’']d)? (?:would like|want|wish) to /iu,
  BG: lettered(/^(?:че )?(?:искам|искаме|бих искал\p{L}*|бихме искали) да /iu),
};

/** “A client who missed her appointment”: a story of its own. */
const ofSomebody = lettered(/^(?:who|whose|ко(?:й|я|е|и)то|чи(?:й|я|е|и)то)(?!\p{L})/iu);
const asksWhy = lettered(/^(?:why|how|what|защо|как)(?!\p{L})/iu);

interface Words {
  welcome: string;
  /** In place of what the Brand Hub doesn’t say of us. */
  blank: string;
  invitation: (asked: string) => string;
  suits: string;
  subjects: { prices: string; welcome: string; call: string };
  forFirm: (firm: string) => string;
}

const words: Record<Language, Words> = {
  EN: {
    welcome: 'Welcome, and thank you for choosing us.',
    blank: '[Who you are and what you offer, in one sentence.]',
    // “Could I have 20 minutes of your time on a call?”
    invitation: (asked) =>
      `Could I have ${asked} of your time?`.replace(
        /(\bon a call\b.*|\bfor a .*|\bnext week\b.*) of your time\?$/iu,
        'of your time $1?',
      ),
    suits: 'Does that suit you?',
    subjects: { prices: 'Our prices', welcome: 'Welcome', call: 'A short call' },
    forFirm: (firm) => ` for ${firm}`,
  },
  BG: {
    welcome: 'Добре дошли и благодарим, че избрахте нас.',
    blank: '[Кои сте и какво предлагате, с едно изречение.]',
    invitation: (asked) => `Бихте ли отделили ${asked}?`,
    suits: 'Удобно ли Ви е?',
    subjects: { prices: 'Нашите цени', welcome: 'Добре дошли', call: 'Кратък разговор' },
    forFirm: (firm) => ` за ${firm}`,
  },
};

/** A letter or a few lines with the sentences of the request, as they are written. */
export function letter(setting: CommissionSetting): CommissionText | null {
  const { commission, language, wanted } = setting;
  const { genre } = commission;
  if (ofSomebody.test(commission.sentences[0]?.[0] ?? '')) return null;
  const content = contentOf(setting);
  if (content === null) return null;
  const { told, asked, introduces } = content;
  const own = words[language];
  const welcome = genre === 'welcome' ? own.welcome : '';
  const intro = introduces ? introduction(setting) : welcome;
  const lead = introduces && intro === '' ? own.blank : intro;
  if (told.length === 0 && lead === '' && asked === '') return null;
  const body = told.map((sentence) => escapeMarkdown(sentence)).join(' ');
  if (genre === 'post') return post(setting, body);
  const close = closeOf(content, language);
  if (wanted.form === 'short' || genre === 'message')
    return { text: note(setting, [lead, body, close].filter(Boolean).join(' ')) };
  const subject = subjectFor(setting, { intro, asked, told });
  return subject === '' ? null : { text: mail(setting, subject, [lead, body, close]) };
}

/** The message of a request to its reader. */
interface Content {
  told: readonly string[];
  /** The meeting that the request asks for. */
  asked: string;
  /** Whether it is to say who we are. */
  introduces: boolean;
}

/** Null if a part has no place in a letter. */
function contentOf({ commission, language }: CommissionSetting): Content | null {
  const { genre } = commission;
  const isToReader = genre !== 'post';
  let introduces = false;
  let asked = '';
  const told: string[] = [];
  for (const parts of commission.sentences) {
    const host = genre === 'welcome' ? contactOf(parts[0] ?? '', language) : '';
    if (host !== '') {
      told.push(host);
      continue;
    }
    const left: string[] = [];
    for (const part of parts) {
      const meant = isToReader ? meeting[language].exec(part) : null;
      if (ourselves[language].test(part)) introduces = true;
      else if (part.toLowerCase().startsWith('какво предлагаме и че ')) {
        introduces = true;
        left.push(part.replace(bareThat.BG, ''));
      } else if (meant !== null) asked = meant[1] ?? '';
      else left.push(part.replace(bareThat[language], ''));
    }
    if (left.length === 0) continue;
    const said = saidOf(left, language, isToReader);
    // A post may have notes, a letter has sentences.
    if (said.notes.length > 0 && isToReader) return null;
    told.push(
      ...said.notes.map((each) => `${capitalised(tidyNote(each, language))}.`),
      ...said.sentences,
    );
  }
  return { told, asked, introduces };
}

/** The request for a meeting, or after “I would like to call you” whether that suits the reader. */
function closeOf({ told, asked }: Content, language: Language): string {
  const own = words[language];
  if (asked !== '') return own.invitation(asked);
  const isIntended = told.some(
    (sentence) => intends[language].test(sentence) && asksTime.test(sentence),
  );
  return isIntended ? own.suits : '';
}

/** Null without a sentence, and if its subject is a question that nothing answers. */
function post(setting: CommissionSetting, body: string): CommissionText | null {
  const { subject } = setting.commission;
  if (asksWhy.test(subject) || body === '') return null;
  const bare = subject.replace(/^(?:our|the|нашата|нашия|нашето) /iu, '');
  const title = subject === '' ? '' : `**${escapeMarkdown(capitalised(bare))}**`;
  return { text: [title, body, signedBelow(setting)].filter(Boolean).join('\n\n') };
}

const WORDS_MAX = 7;

/** The subject of a mail: the introduction, the meeting, or the first sentence if it is short. */
function subjectFor(
  { commission, language, business, own }: CommissionSetting,
  { intro, asked, told }: { intro: string; asked: string; told: readonly string[] },
): string {
  const { subjects, forFirm } = words[language];
  const { genre, subject, reader } = commission;
  if (genre === 'price') return subjects.prices;
  if (genre === 'welcome') return subjects.welcome;
  if (intro !== '' && genre === 'letter') {
    const [item = ''] = itemsOf(own['products'] ?? '');
    const thing = item === '' ? (business ?? '') : item;
    const firm = reader.firm === '' ? '' : forFirm(reader.firm);
    return `${capitalised(thing)}${firm}`;
  }
  if (subject !== '' && subject.split(' ').length <= WORDS_MAX) return capitalised(subject);
  if (asked !== '') return subjects.call;
  const [first = ''] = told;
  const clause =
    first.replace(/[.!?]+$/u, '').split(/,| (?:because|so that|as|защото|заради|затова) /u)[0] ??
    '';
  const bare = clause.replace(
    /^(?:We would like to |I would like to |Please |Моля, |Искам да |Бихме искали да )/u,
    '',
  );
  return bare.split(' ').length <= WORDS_MAX ? capitalised(bare) : '';
}
