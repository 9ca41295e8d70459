/** A few small sounds, made on the spot: no file, no player. Browsers let a page sound once somebody has touched it. */
import type { LogLine } from "../lib/types";

export type Sound = "turn" | "move" | "chat" | "end" | "card" | "dice" | "coin" | "wave";

/** A note: pitch in Hz, when it begins and how long it rings, in seconds. */
interface Note {
  pitch: number;
  begin: number;
  length: number;
}

/** A rush of air through a filter: paper, wood, water. */
interface Rush extends Note {
  /** Where the filter goes to while it sounds. */
  to: number;
  /** How narrow it is: the higher, the more it sings. */
  narrow: number;
  loud: number;
}

const TUNES: Record<Sound, { notes?: Note[]; rushes?: Rush[] }> = {
  turn: { notes: [note(587, 0, 0.16), note(880, 0.13, 0.3)] },
  move: { notes: [note(330, 0, 0.09)] },
  chat: { notes: [note(740, 0, 0.1)] },
  end: { notes: [note(440, 0, 0.3), note(554, 0.14, 0.3), note(659, 0.28, 0.6)] },
  card: { rushes: [rush(2600, 5200, 0, 0.11, 0.8, 1.6)] },
  dice: { rushes: [0, 0.07, 0.13, 0.21, 0.26].map((begin, k) => rush(1500 + 260 * (k % 3), 900, begin, 0.045, 5, 4)) },
  coin: { notes: [note(1976, 0, 0.08), note(2637, 0.06, 0.28)] },
  wave: { rushes: [rush(300, 900, 0, 0.35, 0.7, 1.6), rush(900, 220, 0.3, 0.6, 0.7, 1.2)] },
};
const LOUD = 0.06;

/** What a kind of event sounds like, by a word in its name; the first that fits counts. */
const HEARD: [Sound, RegExp][] = [
  ["dice", /^rolled|^combat|-raids$/],
  ["coin", /coin|doubloons|^paid|^cup|^chest|income|ruby|treasure|^loot|^buried|^stored|points$/],
  ["wave", /^sailed|^swims|^placed|ship-|^jordan-sails|^aboard|^drowned/],
  ["card", /card|drew|dealt|kept|took|laid|refilled|flipped|quest|acquired|bought|explored|turned|expedition|tossed|discarded|plan$/],
];

/** The sound of what happened: of several the rarest, as they are told in that order. */
export function soundOf(fresh: Pick<LogLine, "kind">[]): Sound {
  return HEARD.find(([, words]) => fresh.some(({ kind }) => words.test(kind)))?.[0] ?? "move";
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let ringing = 0;

/** Sound it; `volume` from 0 to 1. */
export function play(sound: Sound, volume = 1): void {
  if (!volume || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const { notes = [], rushes = [] } = TUNES[sound];
  for (const each of notes) ring(context, each, LOUD * volume);
  for (const each of rushes) blow(context, each, LOUD * volume * each.loud);
}

function note(pitch: number, begin: number, length: number): Note {
  return { pitch, begin, length };
}

function rush(pitch: number, to: number, begin: number, length: number, narrow: number, loud: number): Rush {
  return { pitch, to, begin, length, narrow, loud };
}

function ring(to: AudioContext, { pitch, begin, length }: Note, loud: number): void {
  const voice = to.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  sound(to, voice, voice, { begin, length }, loud);
}

function blow(to: AudioContext, { pitch, to: goal, begin, length, narrow }: Rush, loud: number): void {
  const voice = to.createBufferSource();
  voice.buffer = hiss ??= noise(to);
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(pitch, to.currentTime + begin);
  filter.frequency.linearRampToValueAtTime(goal, to.currentTime + begin + length);
  sound(to, voice, voice.connect(filter), { begin, length }, loud);
}

/** Loud quickly, then fading. */
function sound(to: AudioContext, voice: AudioScheduledSourceNode, last: AudioNode, { begin, length }: Omit<Note, "pitch">, loud: number): void {
  const [start, volume] = [to.currentTime + begin, to.createGain()];
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + Math.min(0.015, length / 3));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  last.connect(volume).connect(to.destination);
  voice.start(start);
  voice.stop(start + length + 0.05);
  voice.onended = rest;
  ringing += 1;
}

/** A second of noise. */
function noise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
  return buffer;
}

/** Silence too would be computed and played all evening, and that costs battery. */
function rest(): void {
  ringing -= 1;
  if (!ringing) void context?.suspend();
}
