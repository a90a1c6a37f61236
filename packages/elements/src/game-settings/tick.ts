let context: AudioContext | undefined;

/**
 * A short, quiet tick, made on the spot: no file is fetched. It says nothing that is not shown and told too. Where a
 * device has no sound, or a browser allows none yet, there is none.
 */
export function tick(): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => {});
    const { currentTime } = context;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: 660 });
    const volume = new GainNode(context, { gain: 0.08 });
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.07);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(currentTime + 0.08);
  } catch {
    // No sound, then.
  }
}
