import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CodePiece } from './highlight.ts';

/** Longer code stays plain, in UTF-16 units: colouring it would hold up the page. */
const COLOURED_MAX = 20_000;

type Highlight = (code: string, language: string) => CodePiece[];

/** Null until some code has named its language. */
let loaded: Highlight | null = null;

/** The pieces of some code: one plain piece at first, those with colours once the grammars have been loaded. */
export function usePieces(code: string, language: string | undefined): CodePiece[] {
  const [highlight, setHighlight] = useState<Highlight | null>(() => loaded);
  const isColoured = Boolean(language) && code.length <= COLOURED_MAX;

  useEffect(() => {
    if (!isColoured || highlight) return undefined;
    let isGone = false;
    void loadHighlight().then((found) => {
      if (found && !isGone) setHighlight(() => found);
    });
    return () => {
      isGone = true;
    };
  }, [isColoured, highlight]);

  // The colours of an answer that is growing may lag behind its text.
  const settled = useDeferredValue(code);
  const pieces = useMemo(
    () => (isColoured && highlight && language ? highlight(settled, language) : null),
    [isColoured, highlight, settled, language],
  );
  if (!pieces || !code.startsWith(settled)) return [plain(code)];
  return code === settled ? pieces : [...pieces, plain(code.slice(settled.length))];
}

/** Null if the grammars cannot be loaded: code can be read without colours. */
async function loadHighlight(): Promise<Highlight | null> {
  try {
    ({ highlight: loaded } = await import('./highlight.ts'));
  } catch {
    return null;
  }
  return loaded;
}

function plain(text: string): CodePiece {
  return { text, kind: null };
}
