import { PROVIDER_NAMES } from '@zar/contract/casino/casino'
import type { OfficeSupplier, SuppliersState } from '@zar/contract/office/suppliers'
import { readClosings, readRuns, readSupplierClosings } from '../../casino/index.ts'
import {
  MINUTES_SHOWN,
  readHealth,
  readMinutes,
  readSupplierKeys,
  type SupplierHealth,
} from '../../suppliers/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'

const NO_MINUTES = {
  p95Ms: Array.from({ length: MINUTES_SHOWN }, () => null),
  lastP95Ms: null,
  calls: 0,
  failed: 0,
}
/** So much of the calls may fail before the card says so. */
const FAILED_MAX = 0.01

/** A card for each supplier, and whether all gaming is stopped. */
export async function readSuppliers(
  { db, suppliers = [] }: OfficeDeps,
  call: OfficeCall<unknown>,
): Promise<SuppliersState> {
  const [health, minutes, closed, runs, closings, keysOf] = await Promise.all([
    readHealth(db, call.now),
    readMinutes(db, call.now),
    readSupplierClosings(db),
    readRuns(db, 1),
    readClosings(db),
    readSupplierKeys(db),
  ])
  const held = new Set(
    runs.filter((run) => run.outcome === 'held' && !run.acceptedBy).map((run) => run.provider),
  )
  const away = new Set(
    suppliers
      .filter(({ isReached }) => isReached?.() === false)
      .map(({ provider }) => provider.name),
  )
  const all = closings.find(({ game }) => game === null)
  return {
    suppliers: health.map((one) => {
      const lately = minutes.get(one.provider) ?? NO_MINUTES
      const closing = closed.find(({ provider }) => provider === one.provider)
      const object = `supplier:${one.provider}`
      return {
        ...tellHealth(one),
        ...lately,
        name: PROVIDER_NAMES[one.provider],
        state: stateOf(one, {
          isClosed: closing !== undefined,
          isAway: away.has(one.provider),
          isHeld: held.has(one.provider),
          isFailing: lately.failed > lately.calls * FAILED_MAX,
        }),
        closing: closing
          ? {
              at: closing.beganAt.toISOString(),
              by: closing.by,
              because: closing.because,
              games: closing.games,
            }
          : null,
        keys: keysOf(one.provider).map(({ since, ...key }) => ({
          ...key,
          since: since.toISOString(),
        })),
        actions: call.actions(['supplier.kill', 'supplier.restore'], { object }),
      }
    }),
    gaming: {
      closing: all ? { at: all.beganAt.toISOString(), by: all.by, because: all.because } : null,
      actions: call.actions(['gaming.stop', 'gaming.restart'], { object: 'gaming:all' }),
    },
  }
}

const tellHealth = ({ provider, ...health }: SupplierHealth) => ({
  provider,
  openRounds: health.openRounds.rounds,
  oldestRoundAt: health.openRounds.oldest?.toISOString() ?? null,
  differences: health.differences,
  gamesOpen: health.gamesOpen,
  launches: health.hour.launches.calls,
  launchesFailed: health.hour.launches.failed,
  comparedDay: health.reconciled.last,
  failure: health.reconciled.failure,
})

type Signs = { isClosed: boolean; isAway: boolean; isHeld: boolean; isFailing: boolean }

function stateOf({ isResting }: SupplierHealth, signs: Signs): OfficeSupplier['state'] {
  if (signs.isClosed) return 'closed'
  if (signs.isAway) return 'away'
  if (isResting) return 'resting'
  if (signs.isFailing) return 'failing'
  return signs.isHeld ? 'held' : 'works'
}
