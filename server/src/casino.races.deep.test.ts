import { raceEverything } from './testing/races/everything.ts'

/** Each path so often; `ZAR_RACES` asks for another number. */
raceEverything(Number(process.env.ZAR_RACES ?? 1_000))
