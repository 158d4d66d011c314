import { E5 } from '@zar/contract/money'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Db, Tx } from '../../../db/db.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Desk, TradeDeed } from '../../betting/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { PastDeed } from '../rights/separation.ts'

export type TradingDeps = OfficeDeps & { bus: Pick<Bus, 'publish'>; onCommitted: () => void }

/** The deps of the office, and the trading room of the sportsbook. */
export type Room = { deps: TradingDeps; desk: Desk }

const RIGHT_OF: Record<TradeDeed['did'], Right> = {
  priced: 'price.set',
  priced_wide: 'price.set_wide',
  suspended: 'market.suspend',
  entered: 'result.enter',
}

/** What a person did on a market, as separation sees it. */
export async function pastOn(
  { desk }: Room,
  tx: Db | Tx,
  of: { marketId: bigint; by: string },
): Promise<PastDeed[]> {
  const deeds = await desk.deeds(tx, of)
  return deeds.map(({ did, at }) => ({ right: RIGHT_OF[did], at }))
}

const KURUS = E5 / 100n
export const e5Of = (kurus: number): bigint => BigInt(kurus) * KURUS
