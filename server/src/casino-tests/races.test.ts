import { raceEverything } from '../testing/races/everything.ts'

/** Each path so often; a thousand times in casino.races.deep.test.ts. */
raceEverything(10)
