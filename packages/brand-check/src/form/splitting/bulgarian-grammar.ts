import { lettered } from '@savet/text/lettered';
import {
  begunBelow,
  below,
  clauseAfterComma,
  finite,
  hasFinite,
  imperative,
  impersonal,
  instructs,
  mainAfterComma,
  narrowed,
  npClause,
  npRelative,
  opening,
  weDo,
} from './bulgarian-clauses.ts';
import { bulgarianFragments } from './fragments.ts';
import type { SentenceGrammar } from './joints.ts';
import { bulgarianOpenings, openingJoints } from './openings.ts';
import { bulgarianRelatives } from './relatives.ts';
import { bulgarianRepetitions } from './repeated-subjects.ts';

export const bulgarianGrammar: SentenceGrammar = {
  joint: lettered(
    String.raw`(?<mark>[;,:]| [–—]) (?<joint>и |но |а )?(?<opening>(?=${opening}|${below}(?:${opening}|${impersonal}|${imperative}(?!\p{L}))))`,
    'giu',
  ),
  instruction: lettered(
    String.raw`(?<mark>[;,]) (?<joint>и )?(?<opening>(?=(?:не )?${imperative}(?!\p{L})))`,
    'giu',
  ),
  instructs,
  turns: [
    { pattern: /, поради което /giu, put: 'Затова ' },
    { pattern: lettered(/, така че (?!(?:\p{L}+ ){0,3}да )/giu), put: 'Затова ' },
    { pattern: /, затова (?!че |и )/giu, put: 'Затова ' },
    { pattern: /, защото (?=(?:смятаме|мислим|вярваме|знаем),? )/giu, put: '' },
    {
      pattern: /(?<!, защото .*), защото (?!(?:смятаме|мислим|вярваме|знаем),? |.*, защото )/giu,
      put: 'Причината е, че ',
    },
    { pattern: /(?<=^(?!тъй като ).*), тъй като (?!.*, тъй като )/giu, put: 'Причината е, че ' },
    { pattern: /, което означава, че /giu, put: 'Това означава, че ' },
    { pattern: lettered(`, после (?=(?:${npClause}|${finite}))`, 'giu'), put: 'После ' },
    { pattern: lettered(`, след това (?=(?:${npClause}|${finite}))`, 'giu'), put: 'След това ' },
    // A clause whose subject is another one needs no comma before “и”.
    {
      pattern: lettered(
        /(?<![,;:]|(?<!\p{L})(?:ко(?:й|я|е|и)то|че|ако|когато|защо|как|какво|дали|кой|където|докато)(?!\p{L})[^,]*) и (?=(?:бихме|бих) \p{L}+|(?:вече|никога|повече) не \p{L}+|(?:затова|освен това|въпреки това) \p{L}+|(?:макар че|понеже|тъй като) [^.!?;]*, )/giu,
      ),
      put: '',
    },
    // The subject stays unsaid: “Разгледахме документите и стигнахме до …”.
    {
      pattern: lettered(
        String.raw`(?<=(?:^|, )(?:\p{L}+ ){0,2}?${weDo} [^\s,.;:]+ [^,.;:]+) и (?=${weDo} \p{L}+ \p{L}+)`,
        'giu',
      ),
      put: '',
    },
    {
      pattern: lettered(/(?<=^[^,.;:]*(?<!\p{L})(?:е|са) [^,.;:]+) и (?=ще (?:бъде|бъдат|се) )/giu),
      put: '',
    },
  ],
  finders: [
    openingJoints(bulgarianOpenings),
    bulgarianRelatives,
    bulgarianRepetitions,
    bulgarianFragments,
  ],
  listed: lettered(
    /(?<comma>,) (?:\p{L}{3,}[ая]йте|\p{L}{3,}[втждшчлрснп]ете|вземи|донеси|избери|остави)(?!\p{L})[^,]*(?:, (?:ако|където|когато|който|която|което|които|за да) [^,]*)?$/iu,
  ),
  dropped: 'и',
  announces: lettered(
    /(?:(?<!\p{L})(?:е|са|беше|това|тези|следното|следните|каза|казва|пише|пита|попита|отговори|като|включва|(?:два|две|три|четири|пет|шест) \p{L}+(?: \p{L}+){0,3})|“|")$/iu,
  ),
  bound: lettered(/(?<!\p{L})(?:колкото повече|колкото по-|хем)(?!\p{L})/iu),
  pairs: [
    [lettered(/(?<!\p{L})нито(?!\p{L})/iu), lettered(/(?<!\p{L})нито(?!\p{L})/iu)],
    [lettered(/(?<!\p{L})не само(?!.* но )/iu), lettered(/(?<!\p{L})но(?!\p{L})/iu)],
    [
      lettered(/(?<!\p{L})или(?!\p{L}).*(?<!\p{L})или(?!\p{L})/iu),
      lettered(/(?<!\p{L})или(?!\p{L})/iu),
    ],
    [lettered(/(?<!\p{L})както(?!.* така )/iu), lettered(/(?<!\p{L})така и(?!\p{L})/iu)],
    [lettered(/(?<!\p{L})дали(?!.* или )/iu), lettered(/(?<!\p{L})или(?!\p{L})/iu)],
  ],
  isSentence: (words) => {
    if (begunBelow.test(words)) return mainAfterComma.test(words);
    if (instructs.test(words)) return true;
    // Before the first comma: a clause after it may belong to a noun.
    if (clauseAfterComma.test(words)) return false;
    return hasFinite.test(words.split(',')[0] ?? '') || narrowed.test(words);
  },
  inserted: lettered(`^(?:и |но |а )?${npRelative}`, 'iu'),
  resumed: /, (?:е|са|беше|бяха|ще|има|няма|може|трябва|сме|съм|сте) /iu,
};
