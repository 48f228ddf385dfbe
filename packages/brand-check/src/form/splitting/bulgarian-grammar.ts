import type { SentenceGrammar } from './joints.ts';

/** A verb of the first person plural, which no noun looks like. */
const weDo = String.raw`\p{L}{2,}(?:хме|[аяе]ваме)`;
const subject = String.raw`(?:(?:аз|ние|вие|той|тя) (?!и |или |не само )\p{L}+|(?:точно |именно )?затова (?!че |и )\p{L}+|(?:това|тук|там|тогава|после|така) (?:е|са|беше|бяха|ще|има|няма)(?!\p{L})|(?:ще|има|няма) \p{L}+|${weDo}(?!\p{L}))`;
const subordinator =
  '(?:ако|когато|щом|докато|понеже|тъй като|макар|въпреки|след|преди|за|освен|като|със?|във?|при|където|който|която|което|които|че|да)';
const finite = String.raw`(?:е|са|сме|съм|сте|беше|бяха|ще|има|няма|може|можем|можете|трябва|знаем|искаме|печем|правим|предлагаме|работим|${weDo})`;
const hasFinite = new RegExp(String.raw`(?<!\p{L})${finite}(?!\p{L})`, 'iu');
const begunBelow = new RegExp(String.raw`^${subordinator}(?!\p{L})`, 'iu');
const clauseAfterComma = new RegExp(String.raw`, ${subject}`, 'iu');
const imperative = String.raw`(?:обадете се|елате|донесете|изберете|вземете|запазете|пишете ни|питайте|поръчайте|вижте|предвидете|заповядайте)`;

const instructs = new RegExp(String.raw`^(?:моля,? )?${imperative}(?!\p{L})`, 'iu');

export const bulgarianGrammar: SentenceGrammar = {
  joint: new RegExp(
    String.raw`(?<mark>[;,]| [–—]) (?<joint>и |но |а )?(?<opening>(?=${subject}|(?:понеже|тъй като|ако|когато|щом|макар че|докато|след като) [^.!?;]*, ${subject}))`,
    'giu',
  ),
  instruction: new RegExp(
    String.raw`(?<mark>[;,]) (?<joint>и )?(?<opening>(?=${imperative}(?!\p{L})))`,
    'giu',
  ),
  instructs,
  dropped: 'и',
  bound: /(?<!\p{L})(?:нито|не само|колкото|дали|хем|както|или .* или)(?!\p{L})/iu,
  isSentence: (words) => {
    const hasClause = clauseAfterComma.test(words);
    if (begunBelow.test(words)) return hasClause;
    if (instructs.test(words)) return true;
    // Before the first comma: a clause after it may belong to a noun.
    return hasFinite.test(words.split(',')[0] ?? '') && !hasClause;
  },
  resumed: /, (?:е|са|беше|бяха|ще|има|няма|може|трябва|сме|съм|сте) /iu,
};
