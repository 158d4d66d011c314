import { PROVIDER_NAMES, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/house/jackpots'
import { Refusal } from '../../../platform/refusal.ts'
import {
  type JackpotFall,
  type JackpotPool,
  readFalls,
  readJackpotPools,
  readLedgerJackpotsE5,
} from '../../casino/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

const PAGE = 100
const DAY_MS = 86_400_000
/** The arcade is asked each minute. */
const OLD_MS = 5 * 60_000

/** The jackpots' pools as the arcade tells them, and the falls that our ledger paid. Their rules are the arcade's. */
export const jackpotOfficeRoutes = ({ db }: OfficeDeps): OfficeRoute[] => [
  serve(contract.listJackpots, async ({ now }) => {
    const since = new Date(now.getTime() - contract.JACKPOT_DAYS * DAY_MS)
    const [readings, oursE5] = await Promise.all([
      readJackpotPools(db, since.toISOString().slice(0, 10)),
      readLedgerJackpotsE5(db),
    ])
    const pools = poolsOf(readings)
    const theirsE5 = pools.reduce((sum, { last }) => sum + last.wonE5, 0n)
    return {
      data: {
        pools: pools.map((pool) => tellPool(pool, now)),
        days: readings.map(({ pool, day, amountE5 }) => ({
          pool: pool as Level,
          day,
          amountE5: `${amountE5}`,
        })),
        books: {
          theirsE5: `${theirsE5}`,
          oursE5: `${oursE5}`,
          differenceE5: `${oursE5 - theirsE5}`,
        },
        isOld: pools.some(({ last }) => now.getTime() - last.at.getTime() > OLD_MS),
      },
    }
  }),
  serve(contract.listFalls, async (call) => {
    const { before } = call.input
    const found = await readFalls(db, {
      before: before === undefined ? undefined : cursorIn(before),
      limit: PAGE + 1,
      locale: call.caller.locale,
    })
    const page = found.slice(0, PAGE)
    const last = found.length > PAGE ? page.at(-1) : undefined
    const [sees] = call.actions(['player.view'])
    const rows = page.map((fall) => tellFall(fall, sees?.state !== 'refused'))
    return { data: { rows, next: last ? `${last.exactAt} ${last.transaction}` : null } }
  }),
]

type Level = contract.OfficePool['pool']
const LEVELS: readonly Level[] = ['yek', 'du', 'cihar', 'ses']

type Pool = { last: JackpotPool; before: JackpotPool | undefined }

/** The last reading of each pool, and that of the day before it. */
const poolsOf = (readings: readonly JackpotPool[]): Pool[] =>
  LEVELS.flatMap((level) => {
    const own = readings.filter(({ pool }) => pool === level)
    const last = own.at(-1)
    return last ? [{ last, before: own.at(-2) }] : []
  })

const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(at)

function tellPool({ last, before }: Pool, now: Date): contract.OfficePool {
  const isToday = last.day === dayOf(now)
  const today = (of: 'paidInE5' | 'wonE5'): bigint =>
    isToday ? last[of] - (before?.[of] ?? 0n) : 0n
  return {
    pool: last.pool as Level,
    at: last.at.toISOString(),
    amountE5: `${last.amountE5}`,
    reserveE5: `${last.reserveE5}`,
    ceilingE5: last.ceilingE5 === null ? null : `${last.ceilingE5}`,
    paidInE5: `${last.paidInE5}`,
    wonE5: `${last.wonE5}`,
    falls: last.falls,
    paidInTodayE5: `${today('paidInE5')}`,
    wonTodayE5: `${today('wonE5')}`,
  }
}

/** Whose jackpot it was is for those alone who may see players. */
function tellFall(fall: JackpotFall, seesPlayers: boolean): contract.OfficeFall {
  const { exactAt: _, playerId: id, playerNumber: number, ...rest } = fall
  const provider = rest.provider as ProviderName
  return {
    ...rest,
    provider,
    providerName: PROVIDER_NAMES[provider],
    player: seesPlayers ? { id, number } : null,
    at: rest.at.toISOString(),
    toldAt: rest.toldAt?.toISOString() ?? null,
    amountE5: `${rest.amountE5}`,
  }
}

const EXACT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (.+)$/

/** Where a page goes on: a moment, and the transaction behind it. */
function cursorIn(text: string): { exactAt: string; transaction: string } {
  const [, exactAt, transaction] = EXACT.exec(text) ?? []
  if (!exactAt || !transaction || Number.isNaN(Date.parse(exactAt)))
    throw new Refusal('invalid_input')
  return { exactAt, transaction }
}
