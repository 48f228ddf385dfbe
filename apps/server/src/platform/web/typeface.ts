import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CSS that gives pages outside the web its typeface, from the files of the built web; empty if it has none. */
export function typefaceOf(webFolder: string): string {
  const styles = globSync('assets/*.css', { cwd: webFolder }).sort();
  const faces = styles.flatMap(
    (path) => readFileSync(join(webFolder, path), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  const family = /font-family:\s*["']?([\w ]+)/.exec(faces[0] ?? '')?.[1];
  if (family === undefined) return '';
  return `${[...new Set(faces)].join('\n')}\n:root { --font: "${family}", system-ui, sans-serif; }\n`;
}
