import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
const [path, slow='4', n='3'] = process.argv.slice(2);
for (let i=0;i<+n;i++){
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--blink-settings=lazyLoadingImageMarginPxUnknown=1250'] });
const { lhr } = await lighthouse((process.env.BASE ?? 'http://localhost:4601')+path, { port: chrome.port, onlyCategories: ['performance'], throttling: { cpuSlowdownMultiplier: +slow }, disableFullPageScreenshot: true, logLevel: 'error' });
const m = lhr.audits.metrics.details.items[0];
console.log(path, 'score', Math.round(lhr.categories.performance.score*100), 'FCP', m.firstContentfulPaint, 'LCP', m.largestContentfulPaint, 'TBT', m.totalBlockingTime, 'TTI', m.interactive, 'obsFCP', m.observedFirstContentfulPaint, 'bench', Math.round(lhr.environment.benchmarkIndex));
console.log('  ', (lhr.audits['long-tasks'].details?.items ?? []).map(t => `${Math.round(t.startTime)}:${Math.round(t.duration)} ${t.url.split('/').pop()||t.url}`).join(' | '));
chrome.kill(); }
