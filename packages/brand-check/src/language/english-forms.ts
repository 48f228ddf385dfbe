const vowel = /[aeiou]/;
const irregular: Readonly<Record<string, readonly string[]>> = {
  person: ['people'],
  man: ['men'],
  woman: ['women'],
  child: ['children'],
  buy: ['bought'],
  sell: ['sold'],
  get: ['got', 'gotten', 'getting'],
  make: ['made', 'making'],
  pay: ['paid'],
  build: ['built'],
  give: ['gave', 'given'],
  take: ['took', 'taken'],
  write: ['wrote', 'written'],
};
/** Shorter words take no endings besides those of a noun. */
const VERB_MIN = 3;

/** The forms of an English word: of noun, verb and adjective, because the word class is unknown. */
export function englishForms(word: string): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const base of basesOf(word)) {
    for (const form of inflected(base)) forms.add(form);
  }
  for (const form of [...forms]) {
    forms.add(`${form}'s`);
    if (form.endsWith('s')) forms.add(`${form}'`);
  }
  return forms;
}

/** The singular of a noun in the plural; null for a word that is no regular plural. */
export function singularOf(word: string): string | null {
  if (word === 'people') return 'person';
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : null;
}

export function pluralOf(word: string): string {
  if (word === 'person') return 'people';
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x|s|z)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A regular verb with -ed or -ing. */
export function withEnding(base: string, ending: 'ed' | 'ing'): string {
  if (base.endsWith('e')) return ending === 'ed' ? `${base}d` : `${base.slice(0, -1)}ing`;
  if (ending === 'ed' && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubled(base) + ending;
}

function basesOf(word: string): string[] {
  const bases = [word];
  const singular = singularOf(word);
  if (singular) bases.push(singular);
  if (/[^aeiou]ing$/.test(word) && vowel.test(word.slice(0, -3))) bases.push(word.slice(0, -3));
  return bases;
}

function inflected(base: string): string[] {
  const forms = [base, pluralOf(base), ...(irregular[base] ?? [])];
  if (base.length < VERB_MIN || !/^[a-z]+$/.test(base)) return forms;
  const stem = base.endsWith('e') ? base.slice(0, -1) : doubled(base);
  const soft = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}i` : stem;
  forms.push(withEnding(base, 'ed'), withEnding(base, 'ing'), `${base}ly`);
  // “User” is no comparative of “use”: only short words that can be adjectives take -er.
  if (base.length <= 6 && !base.endsWith('e') && !base.endsWith('r')) {
    forms.push(`${soft}er`, `${soft}est`);
  }
  if (base.endsWith('ble')) forms.push(`${base.slice(0, -1)}y`);
  return forms;
}

/** “Log” becomes “logg” in front of -ed and -ing. */
function doubled(base: string): string {
  return /^(?:[^aeiou]*[aeiou])[bdgkmnprt]$/.test(base) ? base + base.slice(-1) : base;
}
