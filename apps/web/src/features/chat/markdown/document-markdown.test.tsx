import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentMarkdown, documentHeadings } from './document-markdown.tsx';

const text = '## 1. We\n\nText.\n\n### 1.1 *Our* `names`\n\nText.\n\n- # In a list';

test('each heading has a rank below the title, and the id that its list has', () => {
  const headings = documentHeadings(text);
  expect(headings.map(({ name, depth }) => `${depth} ${name}`)).toEqual([
    '2 1. We',
    '3 1.1 Our names',
  ]);
  const [first, second] = headings.map(({ id }) => id);
  const html = renderToStaticMarkup(<DocumentMarkdown text={text} />);
  expect(html).toContain(`<h3 id="${first}" tabindex="-1">1. We</h3>`);
  expect(html).toContain(
    `<h4 id="${second}" tabindex="-1">1.1 <em>Our</em> <code>names</code></h4>`,
  );
});
