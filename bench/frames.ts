/** Counts presented and dropped frames of a page, from Chromium's trace. */
import type { Browser, Page } from '@playwright/test';

/** Numbers of frames with changes. */
export type Frames = {
  /** Frames of the main thread, which cause most of the cost; fewer on a busy machine. */
  mainThread: number;
  presented: number;
  /** Presented without the main thread's update. */
  partial: number;
  /** Presented with missing tiles. */
  incomplete: number;
  /** Not presented, during motion. */
  dropped: number;
};

/** The trace category of frames. It has few events per frame, so tracing costs little. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame';

/** Chromium's report of one frame. */
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

/** Traces the frames of a page while `run` runs. No other page may move meanwhile. */
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

/** One frame can have several reports: of the compositor and of the main thread. */
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
