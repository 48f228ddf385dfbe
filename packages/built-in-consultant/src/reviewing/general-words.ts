import { lettered } from '@savet/text/lettered';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';

/** A longer statement says something beside its general words. */
const WORDS_MAX = 12;
/** Words that any business could write, and the small ones between them. */
const general = lettered(
  /^(?:the|a|an|and|or|of|for|to|in|with|by|our|we|us|your|you|their|all|every|each|always|more|most|is|are|be|it|that|as|at|on|best|better|great|good|top|high|highest|first|number|one|leading|leader|reliable|trusted|trust|quality|service|services|solutions?|partner|professional(?:s|ism)?|experience|experienced|passion|passionate|excellent|excellence|innovation|innovative|innovate|customers?|clients?|people|everyone|everybody|happy|happiness|satisf\p{L}*|care|caring|success|successful|value|values|unique|perfect|modern|dream|dreams|future|life|lives|world|together|team|love|smile|smiles|joy|help|helping|make|making|makes|give|giving|offer|offering|provide|providing|deliver|delivering|become|being|choice|choose|different|difference|beyond|expectations?|attention|individual|approach|fair|affordable|prices?|honest|honesty|integrity|и|или|за|на|в|във|с|със|от|към|по|до|да|се|си|е|са|сме|ни|ви|не|най|най-\p{L}+|по-\p{L}+|ние|вие|вашият|вашата|вашето|вашите|нашият|нашата|нашите|нашето|всеки|всички|винаги|добр\p{L}*|качеств\p{L}*|качествен\p{L}*|довери\p{L}*|надежд\p{L}*|професионал\p{L}*|опит|обслужване|услуг\p{L}*|решени\p{L}*|партньор\p{L}*|клиент\p{L}*|хора|хората|щастлив\p{L}*|доволн\p{L}*|грижа|грижим|грижи|успех\p{L}*|успешн\p{L}*|стойност\p{L}*|уникал\p{L}*|перфект\p{L}*|модерн\p{L}*|мечт\p{L}*|бъдеще\p{L}*|живот\p{L}*|свят\p{L}*|заедно|екип\p{L}*|любов|усмивк\p{L}*|радост|помагаме|помощ|правим|даваме|предлагаме|предоставяме|бъдем|станем|избор\p{L}*|различн\p{L}*|очаквани\p{L}*|внимание|индивидуал\p{L}*|подход|достъпн\p{L}*|цени|честн\p{L}*|лидер\p{L}*|номер|едно|иновати\p{L}*|отлич\p{L}*|първ\p{L}*|отношение)$/u,
);
const WORDS_MIN = 2;

/** Whether a statement is a slogan: without a figure, a name or a word that is not general. */
export function isOnlyGeneral(value: string): boolean {
  const words = wordsOf(value).map((word) => fold(word.toLowerCase()));
  if (words.length < WORDS_MIN || words.length > WORDS_MAX || /\d/u.test(value)) return false;
  return words.every((word) => general.test(word));
}
