/** Preloaded into each measured server: reports the process's CPU and memory on request. */
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ cpu: user + system, rss, heapUsed });
});
