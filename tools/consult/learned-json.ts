/** A longer list has a line for each item. */
const LINE = 90;

/** Learned weights as a file in which each sign has a line, written as the format check wants it. */
export function learnedJson(learned: object): string {
  const inOneLine = (_key: string, value: unknown) =>
    Array.isArray(value) && value.every((each) => typeof each === 'number')
      ? value.join(' ')
      : value;
  const json = JSON.stringify(learned, inOneLine, 2).replace(/\[\n[^\]]*\]/g, (list) => {
    const line = list.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']');
    return line.length <= LINE ? line : list;
  });
  return `${json}\n`;
}
