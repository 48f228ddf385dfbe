import { join } from 'node:path';
import { bindShortWords, withPlainSpaces } from '@savet/i18n/typography/line-ends';
import type { Plugin } from 'vite';

const TEXTS = join(import.meta.dirname, '../../../packages/i18n/src/bg/');
/** Placeholders are attributes, which other programs compare letter by letter. */
const PLACEHOLDERS = /\bplaceholder\w*: (['"]).*?\1/g;

/**
 * Keeps short words off the ends of lines in the Bulgarian texts of the page. When it is built, so that pages load no
 * code for it; and only here, so that files, emails and tests have plain spaces.
 */
export function bulgarianLineEnds(): Plugin {
  return {
    name: 'bulgarian-line-ends',
    transform: {
      filter: { id: /\/bg\// },
      // Every character stays in its place, so the source map does too.
      handler: (code, id) =>
        id.startsWith(TEXTS)
          ? {
              code: bindShortWords(code).replace(PLACEHOLDERS, (found) => withPlainSpaces(found)),
              map: null,
            }
          : undefined,
    },
  };
}
