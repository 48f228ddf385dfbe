import { Agent, request as ask, createServer } from 'node:http';
import { printPort } from './processes.ts';

/** A process: the least that a server can do, which passes requests and answers on without looking at them. */
const [provider = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
  const { method, headers } = request;
  const asked = ask(`${provider}${request.url}`, { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(asked);
});
server.keepAliveTimeout = 60_000;
printPort(server);
