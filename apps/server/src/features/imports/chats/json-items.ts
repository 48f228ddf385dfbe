/** The text is not a whole JSON array. */
export class JsonArrayError extends Error {}

const [BACKSLASH, QUOTE] = [0x5c, 0x22];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE, COMMA] = [
  0x5b, 0x5d, 0x7b, 0x7d, 0x2c,
];
const LAST_SPACE = 0x20;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * The items of a JSON array, each as its JSON text, so that a large array is never in memory as a whole. Whether an item is valid
 * JSON is left to who parses it.
 * @param longest in UTF-16 units; a longer item is null
 * @throws JsonArrayError if the text is not an array, ends too early, or continues after it
 */
export async function* jsonItems(
  texts: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<string | null> {
  const state = { depth: 0, isText: false, isEscaped: false };
  let pieces: string[] = [];
  let length = 0;
  let isOver = false;
  const keep = (piece: string) => {
    length += piece.length;
    if (length <= longest) pieces.push(piece);
    else pieces = [];
  };
  const take = () => {
    const item = length > longest ? null : pieces.join('');
    pieces = [];
    length = 0;
    return item;
  };
  for await (const text of texts) {
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (state.isText) {
        if (state.isEscaped) state.isEscaped = false;
        else if (unit === BACKSLASH) state.isEscaped = true;
        else if (unit === QUOTE) state.isText = false;
      } else if (state.depth === 0) {
        if (unit <= LAST_SPACE || unit === BYTE_ORDER_MARK) continue;
        if (isOver || unit !== OPEN_BRACKET) throw new JsonArrayError();
        state.depth = 1;
        start = index + 1;
      } else if (unit === QUOTE) state.isText = true;
      else if (unit === OPEN_BRACKET || unit === OPEN_BRACE) state.depth += 1;
      else if (unit === CLOSE_BRACKET || unit === CLOSE_BRACE) {
        state.depth -= 1;
        if (state.depth > 0) continue;
        if (unit !== CLOSE_BRACKET) throw new JsonArrayError();
        keep(text.slice(start, index));
        const last = take();
        // An empty array has no item.
        if (last === null || last.trim() !== '') yield last;
        isOver = true;
      } else if (unit === COMMA && state.depth === 1) {
        keep(text.slice(start, index));
        yield take();
        start = index + 1;
      }
    }
    if (state.depth > 0) keep(text.slice(start));
  }
  if (!isOver) throw new JsonArrayError();
}
