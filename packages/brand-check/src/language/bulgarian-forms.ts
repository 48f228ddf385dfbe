const vowelEnd = /[аъоуеиюяѝ]$/;
const nounEndings = list('а ът я ят та то те о е и ите ия ият ата ята ото ето у ю');
const adjectiveEndings = list('а о и ия ият ата ото ите');
const presentInA = list(
  'а м ш ме те т х хме хте ха л ла ло ли й йте йки не нето ния нията н на но ни ната ните щ',
);
const verbEndings = list(
  'я а иш и им ите ят ат еш е ем ете их и ихме ихте иха ах а ахме ахте аха ил ила или ал ала али ен ена ени ай айте',
);
const irregular: Readonly<Record<string, readonly string[]>> = {
  чудо: ['чудеса', 'чудесата'],
  човек: ['човека', 'човекът', 'човеци', 'хора', 'хората', 'души'],
  дете: ['деца', 'децата', 'детето'],
  име: ['имена', 'имената', 'името'],
  брат: ['братя', 'братята'],
  път: ['пътища', 'пътищата', 'пъти'],
};
/** Softer consonants in front of -и. */
const softened: Readonly<Record<string, string>> = { к: 'ц', г: 'з', х: 'с' };
const hardened: Readonly<Record<string, string>> = { ц: 'к', з: 'г', с: 'х' };
/** A shorter stem takes only the endings of its own form. */
const STEM_MIN = 4;

/**
 * The forms of a Bulgarian word: of noun, adjective and verb, because the word class is unknown. Comparatives are
 * words of their own („по-“ and „най-“ stand in front of a hyphen).
 */
export function bulgarianForms(word: string): ReadonlySet<string> {
  const forms = new Set([word, ...(irregular[word] ?? [])]);
  const add = (stem: string, endings: readonly string[]) => {
    for (const ending of endings) forms.add(stem + ending);
  };
  add(word, articlesOf(word));
  if (word.endsWith('й')) add(word.slice(0, -1), list('я ят и ите ю еве евете'));
  else if (word.endsWith('не') && word.length > 6) add(word.slice(0, -2), presentInA);
  else if (/(?:ам|ям|аме|яме)$/.test(word)) add(word.replace(/ме?$/, ''), presentInA);
  else if (/(?:им|ем)$/.test(word)) add(word.slice(0, -2), verbEndings);
  else if (vowelEnd.test(word)) addVowelForms(word, add);
  else addConsonantForms(word, add);
  return forms;
}

type Add = (stem: string, endings: readonly string[]) => void;

function addConsonantForms(word: string, add: Add): void {
  if (word.length < STEM_MIN && !irregular[word]) {
    add(word, list('и ите ове овете'));
  } else add(word, [...nounEndings, 'ове', 'овете', 'ьо']);
  const last = word.slice(-1);
  const soft = softened[last];
  if (soft) add(word.slice(0, -1) + soft, ['и', 'ите']);
  const fleeting = fleetingStem(word);
  if (fleeting) add(fleeting, [...adjectiveEndings, 'ове', 'овете']);
}

function addVowelForms(word: string, add: Add): void {
  const stem = word.slice(0, -1);
  if (stem.length < STEM_MIN) {
    add(stem, ownEndings(word));
    return;
  }
  add(stem, ['', ...nounEndings]);
  const hard = hardened[stem.slice(-1)];
  if (word.endsWith('и') && hard) add(stem.slice(0, -1) + hard, ['', 'а', 'ът']);
  // „Лесни“ belongs to „лесен“.
  const cluster = /^(.*[бвгджзклмнпрстфхцчшщ])([нлрк])$/.exec(stem);
  if (cluster) add(`${cluster[1]}е${cluster[2]}`, ['']);
}

/** „Лесен“ → „лесн“, „чудодеен“ → „чудодейн“, „топъл“ → „топл“. */
function fleetingStem(word: string): string | null {
  const parts = /^(.+)([еъ])([нлрцк])$/.exec(word);
  if (!parts || word.length <= STEM_MIN) return null;
  const [, before = '', , last = ''] = parts;
  return vowelEnd.test(before) ? `${before}й${last}` : before + last;
}

function articlesOf(word: string): readonly string[] {
  if (/[аяу]$/.test(word)) return ['та'];
  if (/[ое]$/.test(word)) return ['то', 'та', 'те'];
  return word.endsWith('и') ? ['те', 'та', 'то'] : ['ът', 'а', 'ят', 'я'];
}

function ownEndings(word: string): readonly string[] {
  if (/[ая]$/.test(word)) return list('а ата и ите о я ята');
  return /[ое]$/.test(word) ? list('о ото е ето а ата') : list('и ите');
}

function list(endings: string): string[] {
  return endings.split(' ');
}
