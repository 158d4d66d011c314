import { times } from '../testing/chance.ts'
import { raceEverything } from '../testing/races/everything.ts'

/** Each path a thousand times, with the `ZAR_MANY` of `npm run test:deep`. */
raceEverything(times(50))
