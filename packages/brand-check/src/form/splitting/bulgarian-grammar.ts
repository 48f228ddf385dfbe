import { bulgarianFragments } from './fragments.ts';
import type { SentenceGrammar } from './joints.ts';
import { bulgarianOpenings, openingJoints } from './openings.ts';
import { bulgarianRelatives } from './relatives.ts';
import { bulgarianRepetitions } from './repeated-subjects.ts';

/** A verb of the first person plural, which no noun looks like. */
const weDo = String.raw`(?:\p{L}{2,}(?:хме|аме|яме)|пишем|вадим|пазим|печем|правим|работим|знаем|искаме|четем|носим|берем|търсим)`;
const past =
  '(?:дойде|започна|излезе|влезе|стана|остана|падна|намери|каза|видя|взе|даде|реши|купи|откри|обеща|пристигна|тръгна|успя|написа|попита)';
const present =
  '(?:иска|искат|смятат|мислят|могат|пишат|знаят|търсят|знае|може|можем|можете|можеш|трябва|означава|получавате|получаваш|помага|струва|започва|стои|върви|идва|дава|прави|носи|казва|показва|отнема|остава|минава|чака|стига|живее|расте|тежи|трае|включва|изисква|позволява|спестява|отговаря|отваря|затваря|почива|излиза|влиза|намира|избира|работи|търси|купува|продава|поръчва|печели|пази|пише|чете|учи)';
const shaped = String.raw`(?:\p{L}{3,}ват|\p{L}{2,}(?:аше|яше|еше))`;
const finite = String.raw`(?:е|са|сме|съм|сте|беше|бяха|биха|ще|има|няма|${present}|${past}|${shaped}|${weDo}|(?<!(?<!\p{L})да )се (?!под|над|при|във|пред|след|през|към|без|край|зад|между|около|само|още|вече|там|тук)\p{L}{3,})`;
/** Endings that some nouns have, too. */
const likely = String.raw`(?!надежда|нужда|вражда|поява|проява|изява|квартира)\p{L}{2,}(?:жда|ява|ира|ува|(?<!те)[лндрсв]ят)`;
const hasFinite = new RegExp(String.raw`(?<!\p{L})(?:${finite}|${likely})(?!\p{L})`, 'iu');
/** “Each loaf, which leaves the oven, is …” */
const narrowed = new RegExp(
  String.raw`^[^,]+, (?:\p{L}{1,2} )?ко(?:й|я|е|и)то [^,]+, ${finite}(?!\p{L})`,
  'iu',
);

const subordinator =
  '(?:ако|когато|щом|докато|понеже|тъй като|макар|въпреки|след|преди|за|освен|като|със?|във?|при|където|който|която|което|които|че|да)';
/** Unstressed words can’t begin a sentence. */
const clitic = '(?:се|си|ме|те|го|я|ни|ви|ги|му|ѝ|й|им|ми|ти|е|са|съм|сме|сте)';
const linking =
  '(?:ако|когато|щом|докато|понеже|макар|където|който|която|което|които|чийто|чиято|чиито|че|да|как|кога|какво|кой|дали|колко|не|само|и|също|дори|именно)';
/** A subject and its verb: nothing that opens another clause stands before it. */
const npClause = String.raw`(?!${clitic} )(?:(?!${linking} )\p{L}[\p{L}-]* ){1,7}?${finite}(?!\p{L})`;
const pronoun = String.raw`(?:(?:аз|ние|вие|той|тя) (?!и |или |не само )\p{L}+|(?:точно |именно )?затова (?!че |и )\p{L}+|(?:това|тук|там|тогава|после|така) (?:е|са|беше|бяха|ще|има|няма)(?!\p{L})|(?:ще|има|няма) \p{L}+|${weDo}(?!\p{L}))`;
const there = String.raw`(?:там|тогава|после|оттам)(?:, [^.,;!?]{1,60},)? ${finite}(?!\p{L})`;
const opening = `(?:${pronoun}|${there}|${npClause})`;
const below = '(?:понеже|тъй като|ако|когато|щом|макар че|докато|след като) [^.!?;]*, ';
const impersonal = String.raw`(?:ни|ви|ми|ти|му|ѝ|им) (?:трябва|трябват|остава|остават|липсва|липсват)(?!\p{L})`;
const imperative = String.raw`(?:обадете се|елате|донесете|изберете|вземете|запазете|пишете ни|питайте|поръчайте|вижте|предвидете|заповядайте|ела|обади се|вземи|донеси|докарай|доведи|избери|запази|виж|питай|поръчай|остави)`;

const begunBelow = new RegExp(String.raw`^${subordinator}(?!\p{L})`, 'iu');
const clauseAfterComma = new RegExp(`, ${pronoun}`, 'iu');
const mainAfterComma = new RegExp(String.raw`, (?:${opening}|${imperative}(?!\p{L}))`, 'iu');
const instructs = new RegExp(String.raw`^(?:моля,? )?${imperative}(?!\p{L})`, 'iu');

export const bulgarianGrammar: SentenceGrammar = {
  joint: new RegExp(
    String.raw`(?<mark>[;,:]| [–—]) (?<joint>и |но |а )?(?<opening>(?=${opening}|${below}(?:${opening}|${impersonal})))`,
    'giu',
  ),
  instruction: new RegExp(
    String.raw`(?<mark>[;,]) (?<joint>и )?(?<opening>(?=${imperative}(?!\p{L})))`,
    'giu',
  ),
  instructs,
  turns: [
    { pattern: /, поради което /giu, put: 'Затова ' },
    { pattern: /, така че (?!(?:\p{L}+ ){0,3}да )/giu, put: 'Затова ' },
    { pattern: /, затова (?!че |и )/giu, put: 'Затова ' },
    { pattern: /, защото (?!.*, защото )/giu, put: 'Причината е, че ' },
    { pattern: /, което означава, че /giu, put: 'Това означава, че ' },
    { pattern: new RegExp(`, после (?=(?:${npClause}|${finite}))`, 'giu'), put: 'После ' },
    { pattern: new RegExp(`, след това (?=(?:${npClause}|${finite}))`, 'giu'), put: 'След това ' },
    // The subject stays unsaid: “Разгледахме документите и стигнахме до …”.
    {
      pattern: new RegExp(
        String.raw`(?<=(?:^|, )(?:\p{L}+ ){0,2}?${weDo} [^\s,.;:]+ [^,.;:]+) и (?=${weDo} \p{L}+ \p{L}+)`,
        'giu',
      ),
      put: '',
    },
    {
      pattern: /(?<=^[^,.;:]*(?<!\p{L})(?:е|са) [^,.;:]+) и (?=ще (?:бъде|бъдат|се) )/giu,
      put: '',
    },
  ],
  finders: [
    openingJoints(bulgarianOpenings),
    bulgarianRelatives,
    bulgarianRepetitions,
    bulgarianFragments,
  ],
  listed: null,
  dropped: 'и',
  announces:
    /(?:(?<!\p{L})(?:е|са|беше|това|тези|следното|следните|каза|казва|пише|пита|попита|отговори|като|включва)|“|")$/iu,
  bound:
    /(?<!\p{L})(?:нито|не само|колкото|(?<!(?:пита|попита|знае|провер|реш|вид)\p{L}* )дали|хем|както|или .* или)(?!\p{L})/iu,
  isSentence: (words) => {
    if (begunBelow.test(words)) return mainAfterComma.test(words);
    if (instructs.test(words)) return true;
    // Before the first comma: a clause after it may belong to a noun.
    if (clauseAfterComma.test(words)) return false;
    return hasFinite.test(words.split(',')[0] ?? '') || narrowed.test(words);
  },
  resumed: /, (?:е|са|беше|бяха|ще|има|няма|може|трябва|сме|съм|сте) /iu,
};
