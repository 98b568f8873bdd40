/**
 * The speed of the platform: `node:http` alone, with prepared bodies. Started with
 * the file of a JSON object { "/path": { "status", "headers", "body" (base64, as it is sent) } }.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(
    ([path, { status, headers, body }]) => [
      path,
      { status, headers, body: Buffer.from(body, 'base64') },
    ],
  ),
);
const NOT_FOUND = { status: 404, headers: {}, body: Buffer.from('Not Found') };

createServer((request, response) => {
  const { status, headers, body } = answers.get(request.url) ?? NOT_FOUND;
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
