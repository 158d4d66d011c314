/** Computes the mathematics of every game anew and writes it where the catalogue reads it. */
import { writeFileSync } from 'node:fs'
import { SHEETS } from '../games/slot/catalogue.ts'
import { computePar } from '../games/slot/par.ts'

const file = new URL('../games/slot/par-sheets.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(SHEETS.map(computePar), null, 2)}\n`)
