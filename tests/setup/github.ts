/** A real HTTP server that replaces the APIs of code hosts, with scripted responses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reaction = (request: IncomingMessage, response: ServerResponse) => void;

export type Call = { repository: string; headers: IncomingMessage['headers']; at: number };

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Responses of the API, valid and faulty. */
export const reply = {
  count:
    (count: unknown, headers: Record<string, string> = {}): Reaction =>
    (_request, response) =>
      response
        .writeHead(200, { ...JSON_TYPE, ...headers })
        .end(
          JSON.stringify({ id: 1, stargazers_count: count, star_count: count, stars_count: count }),
        ),
  status:
    (status: number, headers: Record<string, string> = {}): Reaction =>
    (_request, response) =>
      response.writeHead(status, { ...JSON_TYPE, ...headers }).end('{"message":"no"}'),
  text:
    (text: string, type = JSON_TYPE['content-type']): Reaction =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(text),
  redirect:
    (location: string): Reaction =>
    (_request, response) =>
      response.writeHead(301, { location }).end(),
  /** Never responds. */
  hang: (() => {}) as Reaction,
  reset: ((request) => request.socket.destroy()) as Reaction,
  /** One byte at a time, without an end. */
  drip: ((_request, response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  }) as Reaction,
  /** A number of bytes that start like a valid response. */
  flood:
    (bytes: number): Reaction =>
    (_request, response) => {
      response.writeHead(200, JSON_TYPE).write('{"stargazers_count":7,"x":"');
      response.end(`${'x'.repeat(bytes)}"}`);
    },
};

/** Nothing listens there: no test sends a request to another machine. */
const apiUrl = 'http://127.0.0.1:1';
export const NO_CODE_HOSTS = { github: { apiUrl }, gitlab: { apiUrl }, codeberg: { apiUrl } };
/** Environment variables for the same address of all APIs. */
const allAt = (url: string) => ({
  GITHUB_API_URL: url,
  GITLAB_API_URL: url,
  CODEBERG_API_URL: url,
});
export const NO_CODE_HOSTS_ENV = allAt(apiUrl);

/** Starts the server on a free port. Repositories without a script have 7 stars. */
export async function startGitHub() {
  const calls: Call[] = [];
  const scripts = new Map<string, Reaction[]>();
  const server = createServer((request, response) => {
    const repository = decodeURIComponent(request.url ?? '').replace(
      /^\/(base\/)?(repos|projects)\//,
      '',
    );
    calls.push({ repository, headers: request.headers, at: performance.now() });
    const script = scripts.get(repository) ?? [reply.count(7)];
    const reaction = script.length > 1 ? script.shift() : script[0];
    reaction?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Environment variables with which a site sends its calls here. */
    env: allAt(url),
    calls,
    /** Sets the responses to the calls for a repository, in order; the last one repeats. */
    script: (repository: string, ...reactions: Reaction[]) =>
      void scripts.set(repository, reactions),
    callsFor: (repository: string) => calls.filter((call) => call.repository === repository),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
