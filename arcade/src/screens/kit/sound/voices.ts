/** Notes of the hicaz scale on D, Hz. */
export const NOTES = {
  D4: 293.7,
  Eb4: 311.1,
  Fs4: 370,
  G4: 392,
  A4: 440,
  Bb4: 466.2,
  C5: 523.3,
  D5: 587.3,
} as const
export type Note = keyof typeof NOTES

/** What can be heard. All of it is synthesised (`speak.ts`). */
export type Voice =
  | 'tap'
  | 'tile'
  | 'chip'
  | 'card'
  | 'die'
  | 'snap'
  | 'small'
  | 'big'
  | 'huge'
  | { string: Note; gain?: number }
  /** A wood tap of a pitch of its own, Hz. */
  | { tap: number }
  /** What a slot is made of: its pitch in Hz, where the material has one. */
  | { material: Material; hz?: number; gain?: number }

/** Materials of the slots (SLOTS.md 2.6). */
export type Material =
  | 'cag'
  | 'cam'
  | 'carkdis'
  | 'cekic'
  | 'def'
  | 'kagit'
  | 'kuyruk'
  | 'ney'
  | 'pirinc'
  | 'porselen'
  | 'su'
  | 'tas'
  | 'yun'
  | 'zil'
