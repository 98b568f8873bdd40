/** Loaded into each measured server: tells the bench what the process has used, when asked. */
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ cpu: user + system, rss, heapUsed });
});
