import type { CallName } from '@savet/contract/calls';
import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import type { AttackCase } from '../attack-case.ts';
import { callNames } from '../contract-calls.ts';
import { type Answer, send, sendJson } from '../http.ts';
import { stringFields } from '../string-fields.ts';
import { answerShortly } from '../world.ts';

/** Tables without which a server starts, but most calls fail in a way that nobody foresaw. */
const tables = [
  ...['chats', 'messages', 'revisions', 'viewings', 'brand_field_versions'],
  ...['deleted_chats', 'model_changes', 'scorecards', 'payment_events'],
];
/** Texts of users must not appear in the log either. */
const CANARY = 'canary-4f1d';
const inside =
  /\n\s+at |node_modules|\.ts:\d|select |insert into|update "|\$1|PGlite|Kysely|postgres:/i;

export const failureCases: readonly AttackCase[] = [
  {
    number: 31,
    name: 'what a forced internal error shows in answers and in the log',
    run: async ({ stage, staff, isLong, answerWith }, attempts) => {
      const rename = (from: string, to: string) =>
        stage.runSql(
          tables.map((name) => `alter table ${from}${name} rename to ${to}${name};`).join('\n'),
        );
      if (isLong) await rename('', 'gone_');
      answerWith((answer) => answer.refuse(500));
      const { server } = stage;
      const logged = server.output.length;
      const authorization = `Bearer ${staff.token}`;
      let failures = 0;
      for (const name of callNames) {
        const answer = await sendJson(server, `/api/${name}`, planted(name), { authorization });
        if (answer.status >= 500) failures += 1;
        attempts.expect(`the answer of ${name}`, isGeneric(answer), answer.text);
      }
      const account = { email: `${CANARY}@people.test`, password: `${CANARY}-password` };
      for (const [route, body] of Object.entries({
        'sign-up/email': { ...account, name: CANARY },
        'sign-in/email': account,
        'reset-password': { token: CANARY, newPassword: account.password },
      })) {
        const answer = await sendJson(server, `/api/auth/${route}`, body);
        attempts.expect(`the answer of ${route}`, isGeneric(answer), answer.text);
      }
      if (isLong) {
        const live = { method: 'GET', headers: { authorization } };
        const stream = await send(server, '/api/live', live);
        attempts.expect('the answer of the live stream', isGeneric(stream), stream.text);
      }
      const fewest = isLong ? callNames.length / 4 : 1;
      if (failures < fewest) throw new Error(`only ${failures} calls failed`);

      for (const line of server.output.slice(logged)) {
        const text = line.toLowerCase();
        const isClean = !text.includes(CANARY) && !text.includes(staff.token.toLowerCase());
        attempts.expect('a line of the log', isClean && !inside.test(line), line);
      }
      answerWith(answerShortly);
      if (isLong) await rename('gone_', '');
    },
  },
];

/** A valid input with a canary in every text that takes it. */
function planted(name: CallName): object {
  const ids = new Set(['uid', 'path']);
  return stringFields()
    .filter((field) => field.name === name && !ids.has(String(field.path.at(-1))))
    .filter(({ path }) => path.length === 1)
    .reduce<object>((input, { path: [field = ''], inputWith }) => {
      const value = (inputWith(CANARY) as Record<string, unknown>)[field];
      return { ...input, [field]: value };
    }, callInputs[name]);
}

/** A short text with a code; the id of the request is in a header. */
function isGeneric({ status, text, body, headers }: Answer): boolean {
  if (status < 400) return !inside.test(text);
  const isShort = text.length < 300 && headers.has('x-request-id');
  const keys = Object.keys(body ?? {})
    .toSorted()
    .join();
  return isShort && /^code(,error,success|,message)?$/.test(keys) && !inside.test(text);
}
