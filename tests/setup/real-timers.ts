import { afterEach, vi } from 'vitest';

// Test files share a thread, so time that stands still after one would stop the next.
afterEach(() => void vi.useRealTimers());
