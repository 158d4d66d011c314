import { strike } from './materials.ts'
import { noise, type Out, tone } from './tones.ts'
import { NOTES, type Note, type Voice } from './voices.ts'

/** The tables of the design: envelopes in seconds, gains of 1. */
export function speak(out: Out, voice: Voice): void {
  if (typeof voice !== 'object') VOICES[voice](out)
  else if ('string' in voice) pluck(out, voice.string, voice.gain ?? 0.2)
  else if ('material' in voice) strike(out, voice)
  else tap(out, voice.tap, 0.05)
}

const VOICES: Record<Extract<Voice, string>, (out: Out) => void> = {
  tap: (out) => tap(out, 220, 0.16),
  tile: (out) => {
    tone(out, { hz: 1318, attack: 0.002, decay: 0.22, gain: 0.14 })
    tone(out, { hz: 2637, attack: 0.002, decay: 0.22, gain: 0.056 })
  },
  chip: (out) => {
    for (const at of [0, 0.026]) noise(out, { hz: 3_000, decay: 0.018, gain: 0.18, at })
  },
  card: (out) => noise(out, { hz: 1_200, toHz: 3_200, decay: 0.1, gain: 0.12, at: 0 }),
  die: (out) => {
    for (const [at, hz] of DIE) tap(out, hz, 0.16, at)
  },
  snap: (out) => {
    noise(out, { hz: 2_000, decay: 0.01, gain: 0.14, at: 0 })
    tone(out, { hz: 180, toHz: 60, type: 'sawtooth', attack: 0.001, decay: 0.2, gain: 0.14 })
  },
  small: (out) => melody(out, ['A4', 'D5'], 0.09, 0.2),
  big: (out) => {
    melody(out, ['D4', 'Fs4', 'A4', 'D5'], 0.08, 0.22)
  },
  huge: (out) => {
    melody(out, ['D4', 'Eb4', 'Fs4', 'G4', 'A4', 'Bb4', 'C5', 'D5'], 0.07, 0.24)
    for (const note of ['D4', 'A4', 'D5'] as const) pluck(out, note, 0.24, 0.56)
  },
}
/** Five taps of a die that comes to rest: seconds after the first, and pitch. */
const DIE = [
  [0, 260],
  [0.07, 220],
  [0.13, 245],
  [0.21, 200],
  [0.3, 180],
] as const

function melody(out: Out, notes: readonly Note[], step: number, gain: number): void {
  for (const [index, note] of notes.entries()) pluck(out, note, gain, index * step)
}

function tap(out: Out, hz: number, gain: number, at = 0): void {
  tone(out, { hz, toHz: hz / 2, type: 'triangle', attack: 0.001, decay: 0.06, gain, at })
  noise(out, { hz: 1_800, decay: 0.012, gain: gain / 2, at })
}

/** A plucked string after Karplus and Strong: noise that goes round a delay of one period. */
function pluck({ context, master }: Out, note: Note, gain: number, at = 0): void {
  const { sampleRate, currentTime } = context
  const period = Math.round(sampleRate / NOTES[note])
  const buffer = context.createBuffer(1, Math.round(sampleRate * 0.7), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < period; i++) samples[i] = Math.sin(i * 12.9898) * Math.cos(i * 78.233)
  for (let i = period; i < samples.length; i++) {
    samples[i] = 0.995 * 0.5 * ((samples[i - period] ?? 0) + (samples[i - period + 1] ?? 0))
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  const level = context.createGain()
  level.gain.value = gain
  source.connect(level).connect(master)
  source.start(currentTime + at)
}
