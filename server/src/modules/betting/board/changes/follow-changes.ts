import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../../../../db/db.ts'
import type { Bus } from '../../../../platform/bus/bus.ts'
import { type BoardImage, dropEvent, putEvent } from '../image/board-image.ts'
import { readEvents } from '../image/read-events.ts'
import { readImage } from '../image/read-image.ts'
import { applyChange, type EventNote, reshaped } from './apply-change.ts'
import { ALIVE_TOPIC, type BoardAlive, type BoardChange, CHANGES_TOPIC } from './board-change.ts'

/** Between two tries to read everything. */
const AGAIN_MS = 1_000

export type FollowDeps = { db: Db; bus: Bus; log: Logger }

/** Hears what became different; without notes everything was read again. */
type OnChange = (notes: readonly EventNote[] | undefined) => void

/**
 * Keeps an image as it is committed: it takes changes in the order of their numbers, and where one is missing
 * it reads everything again. Resolves when it is there.
 */
export async function followChanges(deps: FollowDeps, image: BoardImage, onChange: OnChange) {
  const { db, bus, log } = deps
  const closing = new AbortController()
  const { signal } = closing
  let last = Promise.resolve()

  async function readAgain(): Promise<void> {
    Object.assign(image, await readImage(db))
    onChange(undefined)
  }

  async function keepTrying(work: () => Promise<void>): Promise<void> {
    for (let isDone = false; !isDone && !signal.aborted; ) {
      isDone = await work().then(
        () => true,
        (err) => {
          if (!signal.aborted) log.error({ err }, 'the board is behind; it is read again')
          return false
        },
      )
      if (!isDone) await wait(AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }

  /** One after the other: a change that reads from the database holds up those behind it. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(() => keepTrying(work))
  }

  async function take(change: BoardChange): Promise<void> {
    if (change.s <= image.seq) return
    if (change.s > image.seq + 1) return readAgain()
    const read = await takeRead(db, image, change.read ?? [])
    image.seq = change.s
    onChange([...read, ...applyChange(image, change)])
  }

  const stops = [
    bus.subscribe(CHANGES_TOPIC, (payload) => inTurn(() => take(payload as BoardChange))),
    bus.subscribe(ALIVE_TOPIC, (payload) => {
      const alive = payload as BoardAlive
      Object.assign(image.heardAtMs, alive.heardAtMs)
      inTurn(async () => {
        if (alive.s > image.seq) await readAgain()
      })
    }),
  ]
  inTurn(readAgain)
  await last
  return {
    /** Resolves when everything that was heard so far is taken. */
    settled: () => last,
    close: () => {
      closing.abort()
      for (const stop of stops) stop()
    },
  }
}

/** Reads events anew, and drops those that are no more. */
async function takeRead(db: Db, image: BoardImage, ids: readonly number[]): Promise<EventNote[]> {
  if (ids.length === 0) return []
  const found = await readEvents(db, { ids })
  for (const id of ids) dropEvent(image, id)
  for (const event of found) putEvent(image, event)
  return ids.map(reshaped)
}
