/** The sound of coins, made of a few sines: no files. */

/** Partials of a struck disc: how far above the lowest, how loud, how long, s. */
const PARTIALS = [
  [1, 1, 0.22],
  [1.59, 0.6, 0.16],
  [2.14, 0.45, 0.11],
  [2.92, 0.3, 0.08],
  [4.16, 0.16, 0.05],
] as const;

/** Of the lowest partial of a coin of 20 mm, Hz. */
const PITCH_HZ = 3100;
const LOUDNESS = 0.05;

export type Clink = {
  /**
   * Sounds one coin.
   * @param size across, mm: larger ones are lower
   * @param after s from now
   * @param force of the knock, 0 to 1: softer ones are quieter
   */
  sound(size: number, after?: number, force?: number): void;
  close(): void;
};

/** Call at the press of a button: a browser lets nothing sound before. Throws where it cannot. */
export function createClink(): Clink {
  const context = new AudioContext();
  return {
    sound(size, after = 0, force = 1) {
      const start = context.currentTime + 0.01 + after;
      for (const [times, loud, long] of PARTIALS) {
        const tone = context.createOscillator();
        const fade = context.createGain();
        tone.frequency.value = ((PITCH_HZ * 20) / size) * times;
        fade.gain.setValueAtTime(0, start);
        fade.gain.linearRampToValueAtTime(LOUDNESS * loud * force, start + 0.003);
        fade.gain.exponentialRampToValueAtTime(1e-4, start + long);
        tone.connect(fade).connect(context.destination);
        tone.start(start);
        tone.stop(start + long + 0.02);
      }
    },
    close: () => void context.close(),
  };
}
