import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('log.ts', import.meta.url).href;

/** The output of a logger in a process of its own: it writes past `process.stdout`. */
function printed(statement: string, isTerminal = false): string {
  const script = `import { createLog } from ${JSON.stringify(module)}; const log = createLog('info', { isTerminal: ${isTerminal} }); ${statement}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
}

it('writes each entry as one line, for every reader', () => {
  const name = 'a\nb\r\u0085c\u2028{"level":50}\u2029\u202ed\u009b31m';
  const line = printed(`log.warn({ name: ${JSON.stringify(name)} }, 'a screen crashed');`);
  expect(line.slice(0, -1)).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(line)).toMatchObject({ level: 40, name });
});

it('leaves letters as they are', () => {
  expect(printed(`log.warn({ name: 'Щъркел 😀' }, 'x');`)).toContain('"Щъркел 😀"');
});

it('writes plain lines on a terminal, in which no value can hide', () => {
  const name = 'a\nb\u0085c\u202ed\u009b31m\u001b[2J';
  const line = printed(
    `log.warn({ name: ${JSON.stringify(name)}, token: 't0ken' }, 'a screen crashed');`,
    true,
  );
  expect(line).toContain('a screen crashed');
  expect(line).not.toContain('{"level"');
  expect(line).not.toContain('t0ken');
  expect(line).not.toMatch(/[\u0080-\u009f\u202e]/);
  expect(line).not.toContain('\u001b[2J');
  expect(line.trimEnd()).not.toContain('\n');
});
