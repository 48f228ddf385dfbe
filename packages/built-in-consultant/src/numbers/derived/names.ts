import { lettered } from '@savet/text/lettered';

const LEAST = 3;
const ENDING = 2;
/** Words that name nothing of a sum. */
const filler = lettered(
  /^(?:what|with|even|still|keep|goes|went|that|this|they|them|only|just|about|then|make|makes|have|had|from|into|some|instead|each|were|was|would|will|and|but|the|for|per|our|you|how|much|many|one|new|can|all|out|are|say|lets|over|those|these|rather|drop|drops|raise|lower|increase|more|less|fewer|goes|leave|leaves|lose|month|monthly|year|week|day|hour|ако|ами|само|тогава|вместо|стане|стана|станат|беше|бъде|взема|пусна|падна|вдигна|кача|сваля|намаля|увелича|дам|дадем|им|му|ми|ни|си|на|за|по|от|до|при|той|тя|то|те|ги|го|още|един|една|едно|месец|година|седмица|ден|лева|лв|евро|euro|euros|eur|leva|колко|какво|как|към|около|все|пак|тръгнат|напуснат|напусне|загубя|повече|малко|направя|какъв|каква|са|сме|съм)$/iu,
);

/** The words of a text that name something. */
export function namesIn(text: string): string[] {
  const words = text.toLowerCase().match(lettered(/\p{L}{3,}/gu)) ?? [];
  return words.filter((word) => !filler.test(word));
}

/** Whether a word is one of others but for its ending: “курс”, „курсът“. */
export function alikeIn(word: string, others: readonly string[]): boolean {
  return others.some((other) => {
    const shorter = Math.min(word.length, other.length);
    const least = Math.max(LEAST, shorter - ENDING);
    const isNear = Math.abs(word.length - other.length) <= ENDING * 2;
    return isNear && word.slice(0, least) === other.slice(0, least);
  });
}
