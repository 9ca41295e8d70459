/** Four small sounds, made on the spot: no file, no player. Browsers let a page sound once somebody has touched it. */

export type Sound = "turn" | "move" | "chat" | "end";

/** Each note: pitch in Hz, when it begins and how long it rings, in seconds. */
const TUNES: Record<Sound, [pitch: number, begin: number, length: number][]> = {
  turn: [
    [587, 0, 0.16],
    [880, 0.13, 0.3],
  ],
  move: [[330, 0, 0.09]],
  chat: [[740, 0, 0.1]],
  end: [
    [440, 0, 0.3],
    [554, 0.14, 0.3],
    [659, 0.28, 0.6],
  ],
};
const LOUD = 0.06;

let context: AudioContext | null = null;
let ringing = 0;

export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [pitch, begin, length] of TUNES[sound]) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + begin);
    volume.gain.linearRampToValueAtTime(LOUD, now + begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
    voice.connect(volume).connect(context.destination);
    voice.start(now + begin);
    voice.stop(now + begin + length + 0.05);
    voice.onended = rest;
    ringing += 1;
  }
}

/** Silence too would be computed and played all evening, and that costs battery. */
function rest(): void {
  ringing -= 1;
  if (!ringing) void context?.suspend();
}
