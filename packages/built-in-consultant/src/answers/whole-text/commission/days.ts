/** Names of months and of weekdays in both languages, as parts of patterns. */
export const month =
  '(?:jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|june?|july?|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)';
export const weekdayEn = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const weekdayBg = 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя';
