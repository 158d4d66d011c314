import type { Note, SlotTitle, Voice } from '@zar/art/slots/title'
import { type Voice as Heard, NOTES } from '../kit/sound/voices.ts'

const LETTERS = { D: 'D', 'E♭': 'Eb', 'F♯': 'Fs', G: 'G', A: 'A', 'B♭': 'Bb', C: 'C' } as const
/** The scale as the table of notes has it: from D4 up to D5. */
const KNOWN: Record<string, number> = NOTES

/** A note of a title in Hz. Octaves beside the table's are halves and doubles of it. */
export function hzOf(note: Note): number {
  const letter = LETTERS[note.slice(0, -1) as keyof typeof LETTERS]
  const octave = Number(note.at(-1))
  const [from, hz] = [4, 5].flatMap((at) => {
    const known = KNOWN[`${letter}${at}`]
    return known === undefined ? [] : [at, known]
  })
  return (hz ?? NOTES.D4) * 2 ** (octave - (from ?? 4))
}

/** A title's colour of sound: its first voice at its first note, and its second. */
export function soundsOf({ sound }: Pick<SlotTitle, 'sound'>): readonly [Heard, Heard] {
  const [first, second] = sound.voices
  return [heard(first, sound.notes[0]), heard(second, sound.notes[1])]
}

function heard(voice: Voice, note: Note): Heard {
  if (voice === 'tak') return { tap: hzOf(note) }
  if (voice === 'cini') return 'tile'
  if (voice === 'tel') return { string: stringOf(note) }
  return { material: voice, hz: hzOf(note) }
}

/** Strings are plucked within the table's octave. */
function stringOf(note: Note): keyof typeof NOTES {
  const letter = LETTERS[note.slice(0, -1) as keyof typeof LETTERS]
  const name = `${letter}${letter === 'C' ? 5 : note.endsWith('5') && letter === 'D' ? 5 : 4}`
  return name as keyof typeof NOTES
}
