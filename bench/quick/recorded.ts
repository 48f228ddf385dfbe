/**
 * Ratios of the quick form, each to a baseline of the same run. After a change that is meant to be slower or faster, write what
 * `npm run bench -- quick` prints.
 */
export const recorded: Readonly<Record<string, number>> = {
  'statistics, of the same with few users': 1.25,
  'first page of people, of the same with few users': 1,
  'search of people, one match, of the same with few users': 1.1,
  'search of people, all match, of the same with few users': 1.1,
  'first page of chats, of the same with few users': 1,
  'first page of messages, of the same with few users': 1,
  'people on a plan, by email, of the same with few users': 1.1,
  'people on a plan that nobody has, of the same with few users': 1,
  'brand book (pdf), of compressing': 1.2,
  'brand book (docx), of compressing': 0.6,
};
