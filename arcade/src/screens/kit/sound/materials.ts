import { noise, type Out, tone } from './tones.ts'
import { type Material, NOTES } from './voices.ts'

type Struck = { material: Material; hz?: number; gain?: number }

/** What a slot is made of, struck once (SLOTS.md 2.6: envelopes in seconds, gains of 1). */
export function strike(out: Out, { material, hz = NOTES.D5, gain }: Struck): void {
  MATERIALS[material](out, hz, gain ?? GAINS[material])
}

const GAINS: Record<Material, number> = {
  cag: 0.04,
  cam: 0.1,
  carkdis: 0.08,
  cekic: 0.14,
  def: 0.2,
  kagit: 0.08,
  kuyruk: 0.03,
  ney: 0.1,
  pirinc: 0.14,
  porselen: 0.05,
  su: 0.1,
  tas: 0.14,
  yun: 0.16,
  zil: 0.05,
}

type Strike = (out: Out, hz: number, gain: number) => void

const MATERIALS: Record<Material, Strike> = {
  cag: (out, _hz, gain) => noise(out, { hz: 700, decay: 0.4, attack: 0.04, gain, at: 0, q: 0.6 }),
  cam: (out, hz, gain) => {
    tone(out, { hz, attack: 0.006, decay: 0.7, gain })
    tone(out, { hz: 2.94 * hz, attack: 0.006, decay: 0.5, gain: gain * 0.2 })
  },
  carkdis: (out, _hz, gain) => {
    noise(out, { hz: 2_400, decay: 0.006, gain, at: 0 })
    tone(out, { hz: 90, type: 'square', attack: 0.001, decay: 0.009, gain: gain / 2 })
  },
  cekic: (out, _hz, gain) => {
    for (const [partial, share] of [
      [1, 1],
      [2.32, 0.5],
      [4.25, 0.25],
    ] as const)
      tone(out, { hz: 410 * partial, attack: 0.001, decay: 0.26, gain: gain * share })
    noise(out, { hz: 2_600, decay: 0.005, gain, at: 0 })
  },
  def: (out, _hz, gain) => {
    tone(out, { hz: 118, toHz: 74, attack: 0.001, decay: 0.22, gain })
    noise(out, { hz: 2_000, decay: 0.01, gain: gain / 2, at: 0 })
  },
  kagit: (out, _hz, gain) =>
    noise(out, { hz: 3_000, toHz: 1_400, attack: 0.006, decay: 0.1, gain, at: 0 }),
  kuyruk: (out, _hz, gain) =>
    noise(out, { hz: 280, toHz: 520, attack: 0.4, decay: 1, gain, at: 0, q: 2 }),
  ney: (out, hz, gain) => {
    tone(out, { hz, type: 'triangle', attack: 0.05, decay: 0.3, gain })
    noise(out, { hz, attack: 0.05, decay: 0.3, gain: gain / 2, at: 0, q: 14 })
  },
  pirinc: (out, hz, gain) => {
    tone(out, { hz, attack: 0.002, decay: 0.42, gain })
    tone(out, { hz: 2.76 * hz, attack: 0.002, decay: 0.2, gain: gain * 0.4 })
  },
  porselen: (out, _hz, gain) => {
    tone(out, { hz: 1_860, attack: 0.001, decay: 0.09, gain })
    tone(out, { hz: 2_790, attack: 0.001, decay: 0.09, gain, at: 0.02 })
  },
  su: (out, _hz, gain) => tone(out, { hz: 520, toHz: 1_180, attack: 0.001, decay: 0.06, gain }),
  tas: (out, _hz, gain) => {
    noise(out, { hz: 900, decay: 0.009, gain, at: 0 })
    tone(out, { hz: 170, type: 'triangle', attack: 0.001, decay: 0.05, gain })
  },
  yun: (out, _hz, gain) => {
    noise(out, { hz: 300, decay: 0.03, gain, at: 0, q: 0.7 })
    tone(out, { hz: 82, type: 'triangle', attack: 0.002, decay: 0.07, gain })
  },
  zil: (out, _hz, gain) => {
    for (let partial = 0; partial < 6; partial++)
      tone(out, {
        hz: 4_000 + partial * 1_000,
        type: 'square',
        attack: 0.001,
        decay: 0.18,
        gain: gain / 6,
      })
  },
}
