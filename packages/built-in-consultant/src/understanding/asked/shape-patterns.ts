import { lettered } from '@savet/text/lettered';
import type { ShapeName } from '../../knowledge/angles.ts';

/** How a question of a kind is put; its first group is what is sought, chosen, begun or done. */
interface Pattern {
  name: ShapeName;
  sign: RegExp;
  /** A question with this is of no such kind. */
  not?: RegExp;
  /** The group is something to do, „да отворя автомивка“, and no thing. */
  isDeed?: true;
}

const how = '(?:how|where) (?:do|can|could|should|would) (?:i|we)(?: best)?';
const able = '(?: (?:мога|можем|бих могъл|бих могла|бихме могли))?';
const kak = `как${able} да(?: си)?`;
const kakOrWhere = `(?:как|къде|откъде|от къде)${able} да(?: си)?`;

/** Recipients and kinds of texts: with them, the message asks for an announcement or a text. */
const toMany = lettered(
  /(?<!\p{L})(?:users|customers|clients|buyers|guests|members|posts?|e-?mails?|newsletter|letter|потребителите|клиентите|клиентки|клиентките|купувачите|купувачи|гостите|курсист|членовете|пост|имейл|писмо)(?!\p{L})/iu,
);

/** The first that fits counts. */
export const shapePatterns: readonly Pattern[] = [
  { name: 'find', sign: sign(`${how} (?:find|source|look for) (.+)`) },
  {
    name: 'find',
    sign: sign('where (?:do|can|could|should) (?:i|we) (?:buy|get|order|rent|hire) (.+)'),
  },
  {
    name: 'find',
    sign: sign(
      `${kakOrWhere} (?:намеря|намерим|открия|открием|търся|търсим|потърся|потърсим|набавя|набавим) (.+)`,
    ),
  },
  { name: 'choose', sign: sign(`${how} (?:choose|pick|select|decide on) (.+)`) },
  { name: 'choose', sign: sign(`${kak} (?:избера|изберем|подбера|подберем|избирам) (.+)`) },
  {
    name: 'choose',
    sign: sign(
      '(?:which|what|what kind of) .{3,60} (?:should|do|shall) (?:i|we) (?:choose|use|take|pick|buy)',
    ),
  },
  {
    name: 'choose',
    sign: sign(
      '(?:кой|коя|кое|кои|какъв|каква|какво|какви) .{3,60} да (?:избера|изберем|взема|вземем|ползвам|ползваме|използвам|използваме|купя|купим)',
    ),
  },
  {
    name: 'cost',
    sign: sign('(?:how much|what) (?:does|do|will|would) it cost(?: (?:me|us))? to (.+)'),
    isDeed: true,
  },
  {
    name: 'cost',
    sign: sign('how much (?:money|capital) (?:do|will|would) (?:i|we) need to (.+)'),
    isDeed: true,
  },
  {
    name: 'cost',
    sign: sign('колко пари (?:ще )?(?:ми |ни )?(?:трябват|са нужни),? за да (.+)'),
    isDeed: true,
  },
  {
    name: 'cost',
    sign: sign('колко (?:ще |би )?(?:ми |ни )?(?:струва|струвало) да (.+)'),
    isDeed: true,
  },
  {
    name: 'cost',
    sign: sign(
      'how much (?:does|do|will|would|should) .{0,60}cost|what (?:does|do|will|would) .{2,60} cost|how much money (?:do|will|would) (?:i|we) need',
    ),
  },
  {
    name: 'cost',
    sign: sign(
      'колко (?:ще |би )?(?:ми |ни )?струва|колко пари|колко ще (?:ми |ни )?излезе|каква инвестиция',
    ),
  },
  {
    name: 'duration',
    sign: sign(
      'how long (?:does|do|will|would|before|until)|how many (?:months|weeks|years) (?:does|do|will|would|until|before)|колко (?:време|дълго|месеца|години|седмици)|за колко време',
    ),
  },
  {
    name: 'deal',
    sign: sign(
      '(?<!(?:how|what|when|where|why|which) )(?:do|should|shall|can) (?:i|we) (?:accept|agree|say yes|go along|take (?:it|this|that|them|him|her|the (?:deal|offer|job|order))|do (?:it|this|that))(?!\\p{L}| (?:over|away|back|down|off|out|to|with)(?!\\p{L}))|^(?:accept|agree|say yes|good deal|take it)[.?!\\s]*$|да (?:се )?(?:приема|приемем|съглася|съгласим)(?: ли)?[.?!\\s]*$|да кажа(?:м)? ли „?да',
    ),
  },
  {
    name: 'say',
    sign: sign(
      '(?:what (?:do|should|can|would|shall) (?:i|we) (?:say|tell|answer|reply)|how (?:do|should|can|would) (?:i|we) (?:tell|ask|say|answer|explain|bring)|какво да (?:му |ѝ |и |им |ги )?(?:кажа|кажем|отговоря|отговорим)|как да (?:му |ѝ |и |им |го |я |ги )?(?:кажа|кажем|поискам|поискаме|помоля|помолим|обясня|обясним|отговоря|отговорим|съобщя|съобщим))(?!\\p{L})',
    ),
    not: toMany,
  },
  { name: 'worth', sign: sign('^should (?:i|we) (.+)'), isDeed: true },
  {
    name: 'worth',
    sign: sign('is it (?:a good idea|smart|wise|sensible) to (.+)'),
    isDeed: true,
  },
  {
    name: 'worth',
    sign: sign('(?:струва ли си|има ли смисъл|заслужава ли си|разумно ли е) да (.+)'),
    isDeed: true,
  },
  {
    name: 'worth',
    sign: sign(
      '(?:is|are|would) .{1,80}worth (?:it|\\p{L}+ing)|does it (?:make sense|pay)|струва ли си|има ли смисъл|заслужава ли си|изгодно ли е|добра идея ли е|^да (?:\\p{L}+ ){0,2}?\\p{L}+(?:а|я|м|ме) ли',
    ),
  },
  {
    name: 'start',
    sign: sign(`${how} (?:start|open|set up|launch|organi[sz]e|host|hold|plan|begin|run) (.+)`),
  },
  {
    name: 'start',
    sign: sign(
      `${kak} (?:започна|започнем|стартирам|стартираме|отворя|отворим|организирам|организираме|проведа|проведем|създам|създадем|планирам|планираме|устроя|устроим) (.+)`,
    ),
  },
  {
    name: 'start',
    sign: sign(
      'where (?:do|should|can) (?:i|we) (?:start|begin)|(?:откъде|от къде|с какво) да (?:започна|започнем|почна|почнем|тръгна|тръгнем)',
    ),
  },
  {
    name: 'why',
    sign: sign(
      '^(?:but |and |so )?why (?:do|does|did|don|doesn|is|are|isn|aren|has|have|would)|^(?:а |но |и )?защо',
    ),
  },
];

function sign(pattern: string): RegExp {
  return lettered(`(?<!\\p{L})(?:${pattern.replaceAll('^', '^[^\\p{L}]*')})`, 'iu');
}
