import { lettered } from '@savet/text/lettered';

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 600;
/** A question without its mark: “and what if they say no”, „а ако се оплачат“. */
const asks = lettered(
  /^\s*(?:(?:and|but|so|ok(?:ay)?|well|yes|no|а|и|но|ами|добре|да|не|a|i|no|ami)[, ]+){0,2}(?:how|what|why|when|where|which|who|whose|if|should|shall|do|does|did|is|are|was|were|can|could|would|will|won[’']t|don[’']t|doesn[’']t|isn[’']t|aren[’']t|wouldn[’']t|как|какво|какъв|каква|какви|защо|кога|къде|кой|коя|кое|кои|колко|ако|дали|трябва ли|може ли|има ли|няма ли|kak|kakvo|zashto|koga|kolko|ako|dali)(?!\p{L})/iu,
);
/** „Не е ли скъпо“: the particle of a question. */
const particle = lettered(/(?<=\p{L}\s)(?:ли|li)(?=\s|$)/u);

/** Whether a message asks something: that is never a fact of the business. */
export function isQuestion(message: string): boolean {
  const text = message.slice(0, READ_MAX);
  return text.includes('?') || asks.test(text) || particle.test(text);
}
