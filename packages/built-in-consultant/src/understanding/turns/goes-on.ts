import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { twoWaysOf } from '../asked/two-ways.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import { placeIn } from '../follow-up/part-asked.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** Longer messages say something of their own. In words. */
const WORDS_MAX = 10;
const CHOICE_WORDS = 8;
const opening =
  '^[^\\p{L}]*(?:(?:and|but|ok|okay|so|thanks|thank you|great|well|hm|then|а|и|е|но|ами|добре|ок|значи|супер|благодаря|мерси|тогава)[,.! ]+)*';

const more = lettered(
  `${opening}(?:(?:is there |do you have |have you got )?(?:anything|something) (?:else|more)|what else|what more|(?:any|some|more|other|different) (?:other |more )?(?:ideas|tips|advice|options|suggestions|ways)|is that (?:all|it|everything)|(?:има ли )?(?:нещо|друго|още) (?:друго|още|нещо)|друго|какво (?:друго|още)|(?:още|други) (?:идеи|съвети|начини|варианти)|(?:само )?това ли е(?: всичко| само)?|само това ли(?: е)?)(?: (?:should|could|can|would|do) (?:i|we|you)(?: (?:do|try|know|think of|suggest|recommend|add|have))*| i (?:should|could|can) (?:do|try|know)| to (?:add|say|do|try)| on (?:this|that|it)| about (?:this|that|it)| worth (?:doing|trying|knowing)| (?:да|мога|можем|може|ще|бихте|би)(?: (?:да|направя|направим|пробвам|пробваме|опитам|опитаме|добавите|добавиш|знам|знаем|кажете|кажеш|предложите|предложиш|препоръчате|препоръчаш))*| по (?:темата|въпроса|това)| имате| имаш)?[\\s?.!]*$`,
  'iu',
);
/** “So which one?” after “X or Y?” */
const choosing = lettered(
  `${opening}(?:(?:so |then )?(?:which|what)(?: one| way| option)?(?: (?:of (?:the|these|them|those)(?: two)?|is|it|are|do|would|should|you|i|we|better|best|right|choose|pick|take|recommend|prefer|go|with|for|me|us|in|my|our|case|then|finally|the|one|to|now|advise|suggest))*|(?:just )?(?:choose|pick|decide)(?: (?:one|for me|for us))*|(?:first|the first) or (?:the )?second|(?:та )?(?:кое|коя|кой|какво)(?: (?:от|двете|двата|тях|да|избера|изберем|взема|вземем|е|по-добре|по-добро|по-доброто|по-добрата|по-добрият|препоръчвате|препоръчваш|бихте|избрали|избрал|ми|ни|тогава|все|пак|съветвате|съветваш|предпочитате|предпочиташ|за|мен|нас))*|(?:избери|изберете|решете|реши)(?: (?:едно|вместо|мен|нас|ми))*)[\\s?.!]*$`,
  'iu',
);
/** “The second one” after “X or Y?” may be Y or the second point. */
const oneOfTwo = lettered(
  `${opening}(?:(?:the |let[’']s (?:take|do|go with) (?:the )?|i (?:mean|meant|choose|take|prefer) (?:the )?)?(?:first|second|latter|former|1st|2nd)(?: one| option| way)?|(?:избирам |искам |взимам |предпочитам )?(?:първ|втор)(?:о|ото|ата|ия|ият))(?: please|,? моля)?[\\s?.!]*$`,
  'iu',
);
const why = lettered(
  `${opening}(?:(?:but )?why|why (?:that|this)(?: one)?(?: first)?|(?:но )?защо|защо (?:точно )?(?:това|него|нея|тя|то|първо)(?: първо)?|и защо)[\\s?.!]*$`,
  'iu',
);

/** A few words that go on from the advice before: whether there is more, which of its two ways, why that first. */
export function goesOnFromAdvice(query: string, thread: Thread): PartReading | null {
  const { reply, last, isLatest, isOffered, language } = thread;
  if (reply === '' || last === null || !isLatest || isOffered || isText(last)) return null;
  const asked = inCyrillicIfBulgarian(query);
  const words = wordsOf(asked).length;
  if (words > WORDS_MAX) return null;
  const reading = (ask: PartReading['ask'], place: number | null = null): PartReading => ({
    ...{ kind: 'part', ask, place, of: last, language: languageOf(query, language) },
  });
  if (more.test(asked)) return reading('else');
  // The reason for the step that was just named first.
  if (why.test(asked) && /^\*\*(?:First|Първо):\*\* /u.test(reply)) return reading('reason');
  const ways = twoWaysOf(inCyrillicIfBulgarian(thread.asked.split('\n')[0] ?? ''));
  if (ways === null || ways.isFear || words > CHOICE_WORDS) return null;
  if (oneOfTwo.test(asked)) {
    const place = /latter/iu.test(asked) ? 2 : (placeIn(asked) ?? 1);
    const way = place === 2 ? ways.second : ways.first;
    return place > 2 ? null : { ...reading('way', place), about: way };
  }
  return choosing.test(asked) ? reading('choose') : null;
}
