/** Learned weights as a file in which each sign has a line. */
export function learnedJson(learned: object): string {
  const inOneLine = (_key: string, value: unknown) =>
    Array.isArray(value) && value.every((each) => typeof each === 'number')
      ? value.join(' ')
      : value;
  return `${JSON.stringify(learned, inOneLine, 2)}\n`;
}
