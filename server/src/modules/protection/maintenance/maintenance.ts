import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { repeatEvery } from '../../../platform/queues.ts'
import type { House } from '../licence/house.ts'
import { type Maintenance, readAnnounced } from './read-maintenance.ts'

type Deps = { db: Db; clock: Clock; log: Logger; everyMs?: number }

const READ_EVERY_MS = 2_000

/**
 * What is announced, in memory, so that a bet can ask. Every process reads it each two seconds and knows begin and
 * end beforehand: each ends at its time also where the database cannot be read.
 */
export async function openMaintenance({ db, clock, log, everyMs = READ_EVERY_MS }: Deps) {
  let known = await readAnnounced(db)
  const nowOf = (nowMs: number) => known.find((one) => isNow(one, nowMs))
  let wasOn = nowOf(clock.now().getTime()) !== undefined

  async function read(): Promise<void> {
    known = await readAnnounced(db)
    const isOn = nowOf(clock.now().getTime()) !== undefined
    if (isOn !== wasOn) log.info({ event: isOn ? 'maintenance' : 'maintenance over' }, 'gaming')
    wasOn = isOn
  }

  const reading = repeatEvery(everyMs, {
    work: read,
    onFailed: (err) => log.warn({ err }, 'maintenance was not read'),
  })
  return {
    /** The one that runs, else the next that is announced. */
    next: (nowMs: number): Maintenance | undefined =>
      known.find(({ endsAt }) => nowMs < endsAt.getTime()),
    isOn: (nowMs: number): boolean => nowOf(nowMs) !== undefined,
    read,
    close: reading.close,
  }
}

const isNow = ({ beginsAt, endsAt }: Maintenance, nowMs: number): boolean =>
  beginsAt.getTime() <= nowMs && nowMs < endsAt.getTime()

type Announced = Pick<Awaited<ReturnType<typeof openMaintenance>>, 'next' | 'isOn'>

/** A house that takes no stakes and deposits during maintenance either. What a licence forbids comes first. */
export const withMaintenance = (house: House, { next, isOn }: Announced): House => ({
  whyClosed: (question, nowMs) =>
    house.whyClosed(question, nowMs) ?? (isOn(nowMs) ? 'maintenance' : undefined),
  nextMaintenance: next,
})
