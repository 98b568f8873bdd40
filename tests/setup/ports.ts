import { createServer } from 'node:net';

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A free port, the same in every process of a test run; kept in the environment variable `name`. */
export async function sharedPort(name: string): Promise<number> {
  process.env[name] ??= String(await freePort());
  return Number(process.env[name]);
}
