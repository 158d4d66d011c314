/** Computes the mathematics of every game anew and writes it where the catalogue reads it. */
import { writeFileSync } from 'node:fs'
import { EARLIER_SHEETS, SHEETS } from '../games/slot/catalogue.ts'
import { computePar } from '../games/slot/par.ts'

const file = new URL('../games/slot/par-sheets.json', import.meta.url)
const pars = [...SHEETS, ...EARLIER_SHEETS].map(computePar)
writeFileSync(file, `${JSON.stringify(pars, null, 2)}\n`)
