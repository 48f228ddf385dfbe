import { lettered } from '@savet/text/lettered';
import { type IdeaKind, ideaKinds } from '../../knowledge/ideas.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { occasionNamed } from './about.ts';
import { kindSigns } from './kinds.ts';

type Needed = Pick<Knowledge, 'followUps' | 'ideas'>;

/** Words that ask for several to choose from. */
const ideaNouns =
  '(?:ideas?|suggestions?|options|variants|proposals|brainstorm(?:ing)?|inspiration|(?:some|a few|several) versions|идея за|идей|идеи(?:те)?|идейки|предложения|хрумвания|варианта(?! а)|варианти|вдъхновение|списък (?=с (?:въпроси|идеи|теми|имена|заглавия))|list of (?=ideas|questions|names|topics|headlines|titles|slogans|faqs?|frequently))';
const ideaVerbs =
  '(?:suggest|come up with|think of|think up|help me (?:name|find|with)|предложи(?:те)?|измисли(?:те)?|подскажи(?:те)?|хрумни(?:те)?|дай(?:те)? (?:ми |ни )?нещо за)';
/** A wish for ideas. */
export const ideas = lettered(`(?<!\\p{L})(?:${ideaNouns}|${ideaVerbs})(?!\\p{L})`, 'giu');
const nouns = lettered(`(?<!\\p{L})${ideaNouns}(?!\\p{L})`, 'iu');
/** “Is that a good idea?”, “how do I come up with names?” */
const noWish = lettered(
  /(?<!\p{L})(?:(?:good|bad|great|stupid|добра|лоша|умна|глупава) (?:idea|идея)|explain|обясни\p{L}*|how (?:to|do i|do we|can i) (?:come up|find|choose|write|pick))(?!\p{L})/iu,
);
/** “… Give me five ideas.” is about the sentence before. */
const atTheEnd = lettered(
  /(?<!\p{L})(?:give|suggest|дай\p{L}*|предложи\p{L}*|може)(?: (?:me|us|ми|ни|ли))? (?:(?:\d{1,2}|a few|some|several|няколко|\p{L}{2,6}) )?(?:ideas|options|suggestions|versions|variants|варианта|варианти|идеи|предложения)[.!]?\s*$/iu,
);
/** “Ten ideas for Black Friday”. */
const forOccasion = lettered(
  /(?<!\p{L})(?:ideas? for|идеи за|предложения за)\s+([^,.;:!?]{2,40})/iu,
);
/** Between the wish and what is wished. In UTF-16 units. */
const GAP_MAX = 35;

/** A question that an idea answers. */
export const openQuestion = lettered(
  /(?<!\p{L})(?:what (?:can|could|should|to|do|shall) (?:i |we )?(?:post|share|write about|film|give|name|call|put (?:on|up))|(?:which|what) questions? (?:should|belong|go|to|do i|can i)|какво да (?:сложа|сложим|напиша|напишем|пусна|пуснем) (?:като|за|в|във|на)|what (?:subject line|headline|hashtags?|questions?) (?:should|can|do|to)|what to (?:post|write about|film)|what gift|ask (?:my|our) (?:customers|guests|clients)|за какво да (?:пиша|пишем|снимам|снимаме)|какво да (?:постна|постнем|публикувам|публикуваме|кача|качим|качвам|качваме|снимам|снимаме|подаря|подарим|пусна в)|как да (?:кръстя|кръстим|нарека|наречем)|как(?:во|ви|ъв) (?:\p{L}+ ){0,3}(?:въпроси|промоции|хаштагове|призив|подарък|подаръци|име|слоган|заглавие|промоция) (?:да|може|мога)|какво (?:да )?(?:попитам|питам))(?!\p{L})/iu,
);
const asksHow = lettered(
  /^[^\p{L}\p{N}]*(?:and |so |ok |а |и )?(?:how|why|when|which|who|is|are|do|does|did|should|would|will|am|was|have|has|as|защо|кога|колко|кой|коя|кое|кои|дали|трябва|струва|има ли|добр[аои] ли|каква е|какъв е|какво е|какво са|какви са|what(?:’|'| i)s|what are|what makes|как)(?!\p{L})/iu,
);
const writesTexts = lettered(
  /^[^\p{L}\p{N}]*(?:please |can you |моля,? )?(?:write|draft|compose|create|make|напиши|напишете|състави|съставете|съчини|направи|направете)(?!\p{L})/iu,
);
const otherMatter = lettered(
  /(?<!\p{L})(?:plan for|business plan|calendar|schedule|check (?:this|my)|review (?:this|my)|what do you think|is it|does it|план за|график|календар|провери|прегледай|как ти се струва|кое е по-добр\p{L}*|shitstorm|scandal|crisis|swearing|скандал\p{L}*|криза|baby|daughter|son|wife|husband|girlfriend|boyfriend|mum|mother-in-law|child|бебе(?:то)?|дъщеря\p{L}*|сина?|жена си|жена ми|мъжа си|мъжа ми|детето|майка ми|тъщата|срещу (?:имейл|мейл)\p{L}*|in exchange|оставят? (?:ми |си )*(?:имейл|мейл)\p{L}*|(?:subject line|headline|заглавие|тема) (?:and|и) (?:a )?(?:text|body|текст)|file ?names?|compare|сравни\p{L}*|как да разбера|which (?:one )?is better|died|passed away|death|funeral|mourning|починал\p{L}*|почина|загубихме|смърт\p{L}*|погребение|баща\p{L}*|father|dad|екипът (?:да|ви)|your team|does savet|докъде (?:стигнах\p{L}*|сме)|говоря с тях|talk to them|имена на файлове|(?:first|discovery|intro|първа(?:та)?|първо(?:то)?|първия?) (?:call|meeting|talk|среща|обаждане|разговор) (?:with|to|с|със|до) (?:an? |the |our |my )?(?:\p{L}+ )?(?:agency|supplier|accountant|lawyer|bank|landlord|investors?|агенция|доставчик|счетоводител|адвокат|банка\p{L}*|хазяин\p{L}*|инвеститор\p{L}*)|интервю с клиент\p{L}*|interviews? with (?:an? |our |my )?customers?|customer interviews?|(?:clients|customers|guests|клиенти|гости)(?:те)? (?:who|that|които))(?!\p{L})/iu,
);
/** The name of a kind begins the message, after a number and the wish. */
const opening = lettered(
  /^[^\p{L}\p{N}]*(?:(?:please|can|could|you|i|we|need|want|give|show|me|us|some|a|few|good|short|catchy|and|hi|hello|моля|може|ли|да|ми|ни|дай|дайте|дадеш|искам|искаме|трябват|трябва|няколко|добри|кратки|здравей|здравейте|write|напиши|напишете|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|два|две|три|четири|пет|шест|седем|осем|девет|десет)[\s,]+)*$/iu,
);
const numberBefore = lettered(
  /(?:(?<![\p{L}\d.,])\d{1,2}|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|две|три|четири|пет|шест|седем|осем|девет|десет|двайсет))\s+(?:[\p{L}-]+\s+){0,2}$/iu,
);
/** The kind of list that is asked for; null if none is. */
export function kindAsked(text: string, knowledge: Needed): IdeaKind | null {
  if (otherMatter.test(text) || noWish.test(text)) return null;
  return kindIn(text) ?? occasionKind(text, knowledge);
}

/** The kind of which several are asked for. */
function kindIn(text: string): IdeaKind | null {
  const open = openQuestion.exec(text);
  if (open === null && asksHow.test(text)) return null;
  const wishes: Wish[] = [...text.matchAll(ideas)].map(({ 0: word, index }) => ({
    isNoun: nouns.test(word),
    start: index,
    end: index + word.length,
  }));
  return ideaKinds.find((kind) => isAsked(kind, text, open, wishes)) ?? null;
}

/** Whether a text asks for several of a kind: by a question, by a wish near its name, or by a number before it. */
function isAsked(
  kind: IdeaKind,
  text: string,
  open: RegExpExecArray | null,
  wishes: readonly Wish[],
): boolean {
  const { pattern, isLine } = kindSigns[kind];
  const found = pattern.exec(text);
  if (found === null) return false;
  if (open !== null && (touches(open, found) || isLine || text.endsWith('?'))) return true;
  if (atTheEnd.test(text)) return true;
  const [name] = found;
  const span = { start: found.index, end: found.index + name.length };
  const near = wishes.filter((wish) => !isApart(text, wish, span));
  if (near.some(({ isNoun }) => isNoun || isLine || isSeveral(name))) return true;
  const clauses = text.slice(0, span.start).split(/[.,;:!?–—]\s/u);
  const lead = clauses.at(-1) ?? '';
  const isCounted = numberBefore.test(lead) && lead.split(/\s+/u).length <= LEAD_WORDS;
  if (!isSeveral(name) || !(isCounted || opening.test(lead))) return false;
  return isLine || (!writesTexts.test(text) && isCounted && !areTexts.has(kind));
}

/** The kind for an occasion that is no season, if nothing else is named: promotions. */
function occasionKind(text: string, knowledge: Needed): IdeaKind | null {
  if (asksHow.test(text)) return null;
  const named = occasionNamed(forOccasion.exec(text)?.[1] ?? '', knowledge);
  return named !== null && !knowledge.ideas.signs.occasions[named]?.isSeason ? 'promotions' : null;
}

const LEAD_WORDS = 5;

interface Span {
  start: number;
  end: number;
}

interface Wish extends Span {
  /** “Ideas”, in place of a verb such as “suggest”. */
  isNoun: boolean;
}

/** Whether a wish is too far from what it might be for. */
function isApart(text: string, wish: Span, { start, end }: Span): boolean {
  const between = wish.start < start ? text.slice(wish.end, start) : text.slice(end, wish.start);
  return (
    between.length > GAP_MAX ||
    /[.;!?]\s|, (?:а|но|and|but) /u.test(between) ||
    clause.test(between)
  );
}

/** “Suggest what we post”: a question of its own. */
const clause = lettered(
  /(?<!\p{L})(?:what|which|how|that|who|какво|кои|кой|как|които|който|която|което)(?!\p{L})/iu,
);

function touches(open: RegExpExecArray, found: RegExpExecArray): boolean {
  return found.index < open.index + open[0].length && open.index < found.index + found[0].length;
}

/** A number of these asks for whole texts or things, unless ideas are asked for. */
const areTexts: ReadonlySet<IdeaKind> = new Set([
  'posts',
  'videos',
  'topics',
  'promotions',
  'gifts',
  'events',
  'contests',
]);

/** Whether a name stands in the plural. */
function isSeveral(name: string): boolean {
  return plural.test(name);
}

const plural = lettered(
  /(?:lines|slogans|mottos|tags|faqs?|questions|headlines|titles|hooks|sentences|actions|ctas|texts|labels|names|topics|themes|subjects|posts|stories|videos|reels|shorts|promotions|promos|offers|deals|specials|gifts|presents|events|workshops|contests|giveaways|episodes|articles|слоган[аи]|девизи|тагове|тага|въпроси|въпроса|чзв|заглавия|теми|редове|изречения|хукове|хука|призив[аи]|текстове|имена|постове|поста|публикации|сторита|видеа|клипове|клипа|рийл\p{L}*|рилс|рилове|промоции|оферти|предложения|подаръци|подаръка|събития|конкурси|епизоди|статии)(?!\p{L})/iu,
);
