import type { Guard } from '../guard.ts';

const http = 'apps/server/src/app/http';
const headers = `${http}/headers/security-headers.ts`;
const headersTest = `${http}/headers/security-headers.test.ts`;
const gateTest = `${http}/gate.test.ts`;
const noFrames = 'no page may frame %s, run plug-ins or another base';

/** Other sites, and what browsers are told. */
export const browserGuards: readonly Guard[] = [
  {
    guard: 'calls from pages of other origins are refused',
    file: `${http}/http.ts`,
    was: "    checkOrigin(context, trustedOrigins);\n    const name = context.req.param('name');",
    becomes: "    const name = context.req.param('name');",
    proof: [gateTest, 'refuses the origin %s without any CORS header'],
  },
  {
    guard: 'log-ins from pages of other origins are refused',
    file: `${http}/http.ts`,
    was: "    if (context.req.method === 'POST') checkOrigin(context, trustedOrigins);",
    becomes: '',
    proof: [gateTest, 'refuses the origin %s without any CORS header'],
  },
  {
    guard: 'CORS lets only the listed origins read',
    file: `${http}/headers/allow-origins.ts`,
    was: 'origin: [...origins],',
    becomes: 'origin: (origin) => origin,',
    proof: [`${http}/headers/allow-origins.test.ts`, 'of %s may not'],
  },
  {
    guard: 'a page runs only scripts of its own host',
    file: headers,
    was: '"script-src \'self\'"',
    becomes: "\"script-src 'self' 'unsafe-inline'\"",
    proof: [
      headersTest,
      'a page runs scripts and styles of its own host only, none of them inline',
    ],
  },
  {
    guard: 'no page runs plug-ins',
    file: headers,
    was: '    "object-src \'none\'",\n',
    becomes: '',
    proof: [headersTest, noFrames],
  },
  {
    guard: 'no page may be framed',
    file: headers,
    was: '    "frame-ancestors \'none\'",\n',
    becomes: '',
    proof: [headersTest, noFrames],
  },
  {
    guard: 'no page has another base',
    file: headers,
    was: '    "base-uri \'none\'",\n',
    becomes: '',
    proof: [headersTest, noFrames],
  },
  {
    guard: 'browsers guess no type',
    file: headers,
    was: "    'X-Content-Type-Options': 'nosniff',\n",
    becomes: '',
    proof: [
      'apps/server/src/features/chat/sharing/sharing.test.ts',
      'sends a page without scripts, cookies, referrers, caches and search engines',
    ],
  },
  {
    guard: 'browsers keep to https',
    file: headers,
    was: '...(isSecure && {',
    becomes: '...(false && {',
    proof: [headersTest, 'browsers are told to use https where the server has it'],
  },
  {
    guard: 'no cache keeps private answers',
    file: `${http}/headers/forbid-storing.ts`,
    was: "    context.header('Cache-Control', 'no-store');\n",
    becomes: '',
    proof: [headersTest, '%s is kept by no cache'],
  },
  {
    guard: 'the token of a session is only in the cookie',
    file: `${http}/log-in/library-answers.ts`,
    was: '  const { token: _session, ...body } = (await response.json())',
    becomes: '  const body = (await response.json())',
    proof: [`${http}/auth-routes.test.ts`, '%s keeps the session’s token in the cookie'],
  },
];
