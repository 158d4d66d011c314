import { type Figures, figuresOf, lawOfCounts } from '../../../games/law.ts'
import { type ExampleSheet, roundAt } from './rules.ts'

/** Every stop of the reels is counted. */
export function figuresOfReels(sheet: ExampleSheet): Figures {
  const counts = new Map<number, number>()
  const [a = [], b = [], c = []] = sheet.reels
  for (const x of a.keys())
    for (const y of b.keys())
      for (const z of c.keys()) {
        const { hundredths } = roundAt(sheet, [x, y, z])
        counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1)
      }
  return figuresOf('main', lawOfCounts([...counts], a.length * b.length * c.length))
}
