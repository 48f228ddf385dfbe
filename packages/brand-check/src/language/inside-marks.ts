/** Whether a position is inside brackets, quotation marks or emphasis, which have to stay in one piece. */
export function isInsideMarks(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const count = (pattern: RegExp) => before.match(pattern)?.length ?? 0;
  return (
    count(/[([]/g) > count(/[)\]]/g) ||
    count(/„/g) > count(/“/g) ||
    (count(/„/g) === 0 && count(/“/g) > count(/”/g)) ||
    count(/«/g) > count(/»/g) ||
    count(/"/g) % 2 === 1 ||
    count(/\*\*/g) % 2 === 1 ||
    count(/(?<!\*)\*(?!\*)/g) % 2 === 1 ||
    count(/(?<![\p{L}\p{N}])_(?=\S)/gu) > count(/(?<=\S)_(?![\p{L}\p{N}])/gu)
  );
}
