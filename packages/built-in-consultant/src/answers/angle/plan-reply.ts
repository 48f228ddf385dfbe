import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { answered, free, type Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { type PlanAsked, planAsked } from '../../understanding/asked/plan-asked.ts';

/** As a rough guide, so many names bring one talk: of strangers, and of those who know the asker. */
const NAMES = 10;
const KNOWN_NAMES = 3;
/** Hours to find one person, write and call once; and hours for one conversation with its preparation. */
const NAME_HOURS = 1 / 3;
const TALK_HOURS = 1;
const COUNT = 3;

/** A plan by weeks with the time, the aim and the means that the question names. */
export function planReply(
  query: string,
  language: Language,
  { angles, phrases }: Knowledge,
): Reply {
  const asked = planAsked(query);
  if (asked === null) return free(phrases[language].allSaid);
  const { goals, weeks, what, hours, noMoney, money } = angles.texts[language].plans;
  const { goal, hasHelper } = asked;
  const texts = goals[goal];
  const rows = texts.phases.map((phase, index) => ({ phase, span: spanOf(index, asked) }));
  const shown = rows.filter(({ span }) => span !== null);
  const merged = shown.map(({ span, phase }, index) => {
    const until = rows.indexOf(shown[index + 1] ?? { phase: '', span: null });
    const others = rows.slice(
      rows.findIndex((row) => row.phase === phase) + 1,
      until < 0 ? undefined : until,
    );
    return { span, text: [phase, ...others.map((row) => row.phase)].join(' ') };
  });
  const total = asked.hours === null ? null : asked.hours * asked.weeks;
  const head = total === null ? [weeks, what] : [weeks, what, hours];
  const table = [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...merged.map(({ span, text }) => {
      const [from, to] = span ?? [1, 1];
      const of = total === null ? [] : [String((to - from + 1) * (asked.hours ?? 0))];
      return `| ${[from === to ? String(from) : `${from}–${to}`, filled(text, asked), ...of].join(' | ')} |`;
    }),
  ].join('\n');
  const means =
    asked.money === null
      ? ''
      : asked.money === ''
        ? noMoney
        : fillTemplate(money, { sum: asked.money });
  return answered(
    join(
      `${filled(texts.lead, asked)} ${timeText(asked, language, angles)}`.trim(),
      table,
      hasHelper ? texts.helper : '',
      means,
      filled(texts.sign, asked),
    ),
  );
}

/** The weeks of a phase, the first and the last; null if it shares those of the phase before. */
function spanOf(index: number, { weeks }: PlanAsked): readonly [number, number] | null {
  const phases = 4;
  const from = Math.floor((index * weeks) / phases) + 1;
  const to = Math.max(from, Math.floor(((index + 1) * weeks) / phases));
  const isShared = index > 0 && Math.floor(((index - 1) * weeks) / phases) + 1 === from;
  return isShared ? null : [from, to];
}

function filled(text: string, { count }: PlanAsked): string {
  const wanted = count ?? COUNT;
  const names = wanted * NAMES;
  return fillTemplate(text, {
    count: wanted,
    names,
    third: Math.ceil(names / 3),
    known: wanted * KNOWN_NAMES,
  });
}

/** Whether the hours that there are suffice. */
function timeText(
  { goal, hours, weeks, count }: PlanAsked,
  language: Language,
  angles: Knowledge['angles'],
): string {
  if (hours === null) return '';
  const { plans } = angles.texts[language];
  const total = hours * weeks;
  if (goal !== 'talks') return fillTemplate(plans.total, { total });
  const wanted = count ?? COUNT;
  const need = Math.round(wanted * (NAMES * NAME_HOURS + TALK_HOURS));
  return fillTemplate(need > total ? plans.tooMuch : plans.enough, {
    total,
    need,
    known: wanted * KNOWN_NAMES,
  });
}
