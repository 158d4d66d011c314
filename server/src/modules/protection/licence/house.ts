import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { repeatEvery } from '../../../platform/queues.ts'
import type { Maintenance } from '../maintenance/read-maintenance.ts'
import { readApproved } from './read-licences.ts'
import { type HouseQuestion, type HouseRefusal, hasHeld, holds, whyUncovered } from './rules.ts'

/** Whether the casino may take stakes and deposits now. Every gate asks it. */
export type House = {
  /** Why not, or undefined. It reads nothing, so a bet can ask. */
  whyClosed: (question: HouseQuestion, nowMs: number) => HouseRefusal | undefined
  /** The maintenance that runs, else the next that is announced. */
  nextMaintenance?: (nowMs: number) => Maintenance | undefined
}

/** Play money needs no licence. */
export const PLAY_MONEY: House = { whyClosed: () => undefined }

type HouseDeps = { db: Db; clock: Clock; log: Logger; everyMs?: number }

/** How often the licences are read, and how old they may be: older ones count for nothing. */
const READ_EVERY_MS = 2_000
const STALE_MS = 10_000

/** Real money is not taken: the sentence says why. */
export class NoLicence extends Error {
  override readonly name = 'NoLicence'
}

/**
 * The house of `MODE=real`: open while a licence holds. Throws `NoLicence` where none ever held, and what the
 * database throws where it cannot be read. With one that has ended it opens for withdrawals alone.
 */
export async function openRealHouse({ db, clock, log, everyMs = READ_EVERY_MS }: HouseDeps) {
  let known = { licences: await readApproved(db), readMs: clock.now().getTime() }
  let wasOpen: boolean | undefined

  function tellChange(): void {
    const nowMs = clock.now().getTime()
    const isOpen = isFresh(nowMs) && known.licences.some((licence) => holds(licence, nowMs))
    if (isOpen === wasOpen) return
    wasOpen = isOpen
    if (isOpen) log.info({ event: 'real money open' }, 'a licence holds')
    else log.error({ event: 'real money closed' }, 'no licence holds: withdrawals alone are taken')
  }

  async function read(): Promise<void> {
    const readMs = clock.now().getTime()
    known = { licences: await readApproved(db), readMs }
    tellChange()
  }

  const isFresh = (nowMs: number) => Math.abs(nowMs - known.readMs) <= STALE_MS

  if (!known.licences.some((licence) => hasHeld(licence, known.readMs))) {
    throw new NoLicence('real money needs a licence record that two people have approved')
  }
  tellChange()
  const reading = repeatEvery(everyMs, { work: read, onFailed: tellChange })
  return {
    whyClosed: (question: HouseQuestion, nowMs: number) =>
      isFresh(nowMs) ? whyUncovered(known.licences, question, nowMs) : 'real_money_closed',
    /** Reads the licences anew. */
    read,
    close: reading.close,
  } satisfies House & { read: () => Promise<void>; close: () => Promise<void> }
}
