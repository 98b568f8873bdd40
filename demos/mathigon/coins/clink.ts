/** The sound of coins, synthesized from a few sine waves. */

/** Partials of a struck disc: frequency ratio to the lowest, loudness, duration in s. */
const PARTIALS = [
  [1, 1, 0.22],
  [1.59, 0.6, 0.16],
  [2.14, 0.45, 0.11],
  [2.92, 0.3, 0.08],
  [4.16, 0.16, 0.05],
] as const;

/** Frequency of the lowest partial of a 20 mm coin, Hz. */
const PITCH_HZ = 3100;
const LOUDNESS = 0.05;

export type Clink = {
  /**
   * Plays the sound of one coin.
   * @param size diameter, mm; larger coins sound lower
   * @param after delay, s
   * @param force of the collision, 0 to 1, for the volume
   */
  sound(size: number, after?: number, force?: number): void;
  close(): void;
};

/** Call on a button press, because browsers block audio before user input. @throws if the browser has no audio */
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
