import { join } from 'node:path';
import { bindEnglish, bindShortWords, withPlainSpaces } from '@savet/i18n/typography/line-ends';
import type { Plugin } from 'vite';

const CATALOGUES = join(import.meta.dirname, '../../../packages/i18n/src');
const rules = [
  { folder: join(CATALOGUES, 'bg/'), bind: bindShortWords },
  { folder: join(CATALOGUES, 'en/'), bind: bindEnglish },
];
/** Placeholders are attributes, which other programs compare letter by letter. */
const PLACEHOLDERS = /\bplaceholder\w*: (['"]).*?\1/g;

/**
 * Keeps short words and numbers off the ends of lines in the texts of the page. When it is built, so that pages load no
 * code for it; and only here, so that files, emails and tests have plain spaces.
 */
export function lineEnds(): Plugin {
  return {
    name: 'line-ends',
    transform: {
      filter: { id: /\/(bg|en)\// },
      // Every character stays in its place, so the source map does too.
      handler(code, id) {
        const rule = rules.find(({ folder }) => id.startsWith(folder));
        if (!rule) return undefined;
        const bound = rule.bind(code).replace(PLACEHOLDERS, (found) => withPlainSpaces(found));
        return { code: bound, map: null };
      },
    },
  };
}
