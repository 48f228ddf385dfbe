const LENGTH = 20_000;
const PIECES = 2_000;

const block = [
  '## Where to begin\n\n',
  'Ask **five customers** what they would do without you; *their* words are worth more than yours.\n\n',
  '1. Write down each answer.\n2. Mark what returns.\n3. Keep `three` of them.\n\n',
  '| Question | Why |\n| --- | --- |\n| Who? | It narrows. |\n| Instead of what? | It compares. |\n\n',
  'Хлябът идва късно и е вчерашен: това е болката, с която да започнете.\n\n',
].join('');

/** 20,000 characters of markdown such as models write, in 2,000 pieces. */
export const longAnswer: readonly string[] = cut(block.repeat(Math.ceil(LENGTH / block.length)));

function cut(text: string): string[] {
  const size = LENGTH / PIECES;
  return Array.from({ length: PIECES }, (_, index) => text.slice(index * size, (index + 1) * size));
}
