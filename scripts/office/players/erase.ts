import { formatMoney, unitsOf } from '@zar/contract/money'
import { endPlay } from '../../../server/src/app/end-play.ts'
import { personalDataOf } from '../../../server/src/app/personal-data.ts'
import type { Db } from '../../../server/src/db/db.ts'
import { tellEnded } from '../../../server/src/hub/hub.ts'
import { eraseDue, erasePlayer } from '../../../server/src/jobs/erase-players.ts'
import {
  closeForErasure,
  endAllOfPlayer,
  findByNumber,
  readErasures,
  takeBackErasure,
} from '../../../server/src/modules/players/index.ts'
import type { Bus } from '../../../server/src/platform/bus/bus.ts'
import { openLog } from '../../../server/src/platform/log/log.ts'
import { Refusal } from '../../../server/src/platform/refusal.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { PLAYER_NUMBER } from './player.ts'

export const ERASE_USAGE = `npm run office -- erase                              lists the accounts that wait to be erased, and erased ones that hold money
npm run office -- erase due                          erases those whose time has come
npm run office -- erase ask NUMBER                   closes an account for a player who wrote to support, and puts it in line
npm run office -- erase back NUMBER                  takes one back: the account is again what it was
npm run office -- erase now NUMBER                   erases one that waits, at once and for good`

const day = (date: Date) => date.toISOString().slice(0, 10)

type OfficeRequest = { operator: string; openBus: () => Promise<Bus> }

/** Does what the words say; false when they say nothing that can be done. */
export async function erase(db: Db, words: string[], asked: OfficeRequest): Promise<boolean> {
  const [verb, number, ...rest] = words
  if (rest.length > 0) return false
  if (verb === undefined) return list(db)
  if (verb === 'due' && number === undefined) return runDue(db)
  const work = VERBS[verb]
  if (!work || !PLAYER_NUMBER.test(number ?? '')) return false
  const playerId = await findByNumber(db, number ?? '')
  if (!playerId) throw new Refusal('not_found')
  await work(db, playerId, asked)
  return true
}

const VERBS: Record<string, (db: Db, playerId: string, asked: OfficeRequest) => Promise<void>> = {
  ask: async (db, playerId, { operator, openBus }) => {
    const ended = await db.transaction().execute(async (tx) => {
      await closeForErasure(tx, { ...depsOf(db), ...personalDataOf(db) }, { playerId, operator })
      return endAllOfPlayer(tx, { playerId, why: 'house', now: databaseClock.now() })
    })
    for (const tokenHash of ended) await endPlay(depsOf(db), tokenHash)
    const bus = await openBus()
    await tellEnded(bus, { playerId }).finally(() => bus.close())
    console.log(
      'Closed: every session of the player has ended, and the account waits to be erased.',
    )
  },
  back: async (db, playerId) => {
    await db.transaction().execute((tx) => takeBackErasure(tx, playerId))
    console.log('Taken back: the account is again what it was.')
  },
  now: async (db, playerId, { operator }) => {
    if (!(await erasePlayer(depsOf(db), { playerId, operator })))
      throw new Refusal('erasure_not_asked')
    console.log('Erased: nothing says any more who the player was.')
  },
}

async function runDue(db: Db): Promise<true> {
  const erased = await eraseDue({ ...depsOf(db), log: openLog('warn') })
  console.log(erased === 0 ? 'No account is due.' : `${erased} erased.`)
  return true
}

async function list(db: Db): Promise<true> {
  const { waiting, left } = await readErasures(db)
  for (const { number, askedAt, dueAt, askedBy } of waiting) {
    const by = askedBy ? `, by ${askedBy}` : ''
    console.log(`${number}  asked ${day(askedAt)}${by}, due ${day(dueAt)}`)
  }
  console.log(waiting.length === 0 ? 'No account waits to be erased.' : `\n${waiting.length} wait.`)
  for (const { number, erasedAt, cashE5 } of left)
    console.log(`${number}  erased ${day(erasedAt)}, holds ${formatMoney(unitsOf(cashE5))}`)
  return true
}
