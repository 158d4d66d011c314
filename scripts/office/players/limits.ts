import { E5, unitsOf } from '@zar/contract/money'
import {
  LIMIT_KINDS,
  LIMIT_MAX,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@zar/contract/protection'
import type { Db } from '../../../server/src/db/db.ts'
import {
  liftHouseLimit,
  readAllLimits,
  setHouseLimit,
} from '../../../server/src/modules/protection/index.ts'
import { systemRandom } from '../../../server/src/platform/random.ts'
import { textOf } from '../arguments.ts'
import { databaseClock } from '../database-clock.ts'
import { refuse } from '../terminal-text.ts'
import { findPlayer, PLAYER_NUMBER } from './player.ts'

export const LIMITS_USAGE = `npm run office -- limits NUMBER                      lists a player's limits: their own, and the operator's
npm run office -- limits set NUMBER KIND PERIOD MOST TEXT
                                                     sets one of the operator's, which only the operator changes, and says why:
                                                     KIND is ${LIMIT_KINDS.join(', ')}; PERIOD is ${LIMIT_PERIODS.join(', ')};
                                                     MOST is whole units, of time minutes a day
npm run office -- limits lift NUMBER KIND PERIOD     takes it away; the player is told of both`

const MOST = /^\d{1,9}$/
const deps = { clock: databaseClock, random: systemRandom }

/** Does what the words say; false when they say nothing that can be done. */
export async function limits(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb = '', number = '', kind = '', period = '', ...rest] = words
  if (verb !== 'set' && verb !== 'lift') return words.length === 1 && list(db, verb)
  if (!PLAYER_NUMBER.test(number) || !isKind(kind) || !isPeriod(period)) return false
  if (kind === 'time' && period !== 'day') return refuse('Time has a limit for the day alone.')
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  const which = { playerId, kind, period }
  return verb === 'set' ? set(db, which, rest, operator) : rest.length === 0 && lift(db, which)
}

type LimitKey = { playerId: string; kind: LimitKind; period: LimitPeriod }

async function set(
  db: Db,
  which: LimitKey,
  [most = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const because = textOf(text.join(' '))
  if (!MOST.test(most) || !because) return false
  const isTime = which.kind === 'time'
  const largest = isTime ? LIMIT_MAX.minutes : LIMIT_MAX.money
  if (Number(most) > largest) return refuse(`MOST is ${largest} at most.`)
  const exact = BigInt(most) * (isTime ? 1n : E5)
  await setHouseLimit({ db, ...deps }, { ...which, most: exact, operator, because })
  console.log('Set: it holds from now on, and the player is told.')
  return true
}

async function lift(db: Db, which: LimitKey): Promise<true> {
  await liftHouseLimit({ db, ...deps }, which)
  console.log('Lifted, and the player is told. Their own limits are as they were.')
  return true
}

async function list(db: Db, number: string): Promise<boolean> {
  if (!PLAYER_NUMBER.test(number)) return false
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  const all = await readAllLimits(db, playerId, databaseClock.now())
  for (const { kind, period, most, is_of_house, set_by, because } of all) {
    const amount = kind === 'time' ? `${most} minutes` : String(unitsOf(most))
    const whose = is_of_house ? `the operator's, by ${set_by}: ${because}` : 'their own'
    console.log(`${kind} a ${period}  ${amount}  ${whose}`)
  }
  if (all.length === 0) console.log('No limits.')
  return true
}

const isKind = (word: string): word is LimitKind => LIMIT_KINDS.some((kind) => kind === word)
const isPeriod = (word: string): word is LimitPeriod =>
  LIMIT_PERIODS.some((period) => period === word)
