import { type Figures, figuresOf, lawOfCounts } from '../../law.ts'
import { type DrumSheet, roundAt } from './rules.ts'

/** Every stop of the drums is counted. */
export function figuresOfDrums(sheet: DrumSheet): Figures {
  const counts = new Map<number, number>()
  const [a = 0, b = 0, c = 0] = sheet.drums.map((drum) => drum.length)
  for (let stop = 0; stop < a * b * c; stop++) {
    const stops = [Math.floor(stop / (b * c)), Math.floor(stop / c) % b, stop % c]
    const { hundredths } = roundAt(sheet, stops)
    counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1)
  }
  return figuresOf('main', lawOfCounts([...counts], a * b * c))
}
