/** What became of the frames of a page, from Chromium's trace. */
import type { Browser, Page } from '@playwright/test';

/** Numbers of frames that had something to show. */
export type Frames = {
  /** Frames of the main thread, of which most costs are made: fewer on a busy machine. */
  mainThread: number;
  presented: number;
  /** Presented without what the main thread had for it. */
  partial: number;
  /** Presented with parts of cards not yet painted. */
  incomplete: number;
  /** Not presented, in the middle of a movement. */
  dropped: number;
};

/** The one category that reports frames; a few events for each, so that it hardly disturbs. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame';

/** What Chromium tells of one frame. */
type Report = {
  frame_sequence: number;
  state: string;
  affects_smoothness?: boolean;
  has_missing_content?: boolean;
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  args: { name?: string; frame_reporter?: Report };
};

/** Traces the frames of a page, the only one that moves, while `run` runs. */
export async function traceFrames(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<Frames> {
  await browser.startTracing(page, { categories: [CATEGORY] });
  let trace: Buffer | undefined;
  try {
    await run();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return countFrames(traceEvents);
}

/** One frame may have several reporters: one for the compositor's part, one for the main thread's. */
function countFrames(events: TraceEvent[]): Frames {
  const renderers = new Set(
    events
      .filter(({ name, args }) => name === 'process_name' && args.name === 'Renderer')
      .map(({ pid }) => pid),
  );
  const count: Frames = { mainThread: 0, presented: 0, partial: 0, incomplete: 0, dropped: 0 };
  const frames = new Map<string, Report[]>();
  for (const { name, ph, pid, args } of events) {
    const report = args.frame_reporter;
    if (!renderers.has(pid)) continue;
    if (name === 'BeginMainThreadFrame') count.mainThread++;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    const key = `${pid} ${report.frame_sequence}`;
    frames.set(key, [...(frames.get(key) ?? []), report]);
  }
  for (const reports of frames.values()) {
    const has = (state: string) => reports.some((report) => report.state === state);
    const complete = has('STATE_PRESENTED_ALL');
    if (complete || has('STATE_PRESENTED_PARTIAL')) {
      count.presented++;
      if (!complete) count.partial++;
      if (reports.some((report) => report.has_missing_content)) count.incomplete++;
    } else if (
      reports.some(
        ({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness,
      )
    ) {
      count.dropped++;
    }
  }
  return count;
}
