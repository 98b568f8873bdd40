/** Creates an empty canvas of at least 1 px. @throws if the browser has no canvas */
export function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return { canvas, context: contextOf(canvas) };
}

/** @throws if the browser has no canvas */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  return context;
}
