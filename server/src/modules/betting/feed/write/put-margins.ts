import type { Tx } from '../../../../db/db.ts'
import type { MarketImage } from '../../board/image/event-image.ts'
import { holdMargins, marginOdds, marginsOver } from '../../margins/by-margin.ts'
import type { Margins, MarketPlaced } from '../../margins/scopes.ts'
import type { EventDraft } from '../apply/draft.ts'

type Touched = { market: MarketImage; placed: MarketPlaced }

/** Puts the margins that traders have set into what is about to be written. None is set until the transaction ends. */
export async function putMargins(tx: Tx, drafts: readonly EventDraft[]): Promise<void> {
  const touched = drafts.flatMap(touchedIn)
  if (touched.length === 0) return
  await holdMargins(tx)
  const margins = await marginsOver(
    tx,
    touched.map(({ placed }) => placed),
  )
  for (const one of touched) put(one, margins)
}

const touchedIn = ({ event, touched }: EventDraft): Touched[] =>
  [...touched].flatMap((name) => {
    const market = event.markets.get(name)
    if (!market) return []
    const { id, key } = market
    return [{ market, placed: { id, key, sport: event.sport, leagueId: event.league.id } }]
  })

function put({ market, placed }: Touched, margins: Margins): void {
  const told = market.selections.map(({ odds, fairPpm }) => ({ oddsMilli: odds, fairPpm }))
  const odds = marginOdds(margins, placed, told)
  if (market.selections.every(({ byMargin }, at) => byMargin === odds[at])) return
  market.selections = market.selections.map((one, at) => ({ ...one, byMargin: odds[at] ?? null }))
}
