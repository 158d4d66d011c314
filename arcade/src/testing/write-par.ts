/** Computes the mathematics of every game anew and writes it where the catalogue reads it. */
import { writeFileSync } from 'node:fs'
import { SHEETS } from '../games/catalogue.ts'
import { computePar } from '../games/par.ts'

const file = new URL('../games/par-sheets.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(SHEETS.map(computePar), null, 2)}\n`)
