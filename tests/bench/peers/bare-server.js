/**
 * The speed of the platform: `node:http` alone, answering with bodies that are ready. Started with
 * the file of a JSON object { "/path": { "status", "type", "body" (base64, brotli) } }.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(
    ([path, { status, type, body }]) => [path, { status, type, body: Buffer.from(body, 'base64') }],
  ),
);

createServer((request, response) => {
  const { status, type, body } = answers.get(request.url);
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    })
    .end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
