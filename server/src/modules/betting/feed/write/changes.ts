import { isDeepStrictEqual } from 'node:util'
import type { EventImage, MarketImage, SelectionImage } from '../../board/image/event-image.ts'
import type { EventDraft } from '../apply/draft.ts'

/** What a draft has that is not committed yet. Rows without an id are new. */
export type EventChanges = {
  event: EventImage
  base: EventImage | undefined
  /** Whether the event’s own row is new or another. */
  isChanged: boolean
  /** Whether there is more of it than there was, or it has another name or time. */
  isReshaped: boolean
  markets: MarketImage[]
  selections: { market: MarketImage; selection: SelectionImage }[]
  /** Of those the ones whose odds are shown otherwise. */
  moved: SelectionImage[]
}

/** How each event differs from what is committed; those that do not are left out. */
export const changesOf = (drafts: Iterable<EventDraft>): EventChanges[] =>
  [...drafts].map(changesIn).filter(({ isChanged, markets, selections }) => {
    return isChanged || markets.length > 0 || selections.length > 0
  })

function changesIn({ base, event, touched }: EventDraft): EventChanges {
  const pairs = [...touched].flatMap((name) => {
    const market = event.markets.get(name)
    return market ? [{ market, before: base?.markets.get(name) }] : []
  })
  const markets = pairs
    .filter(({ market, before }) => !before || differs(before, market, MARKET_FIELDS))
    .map(({ market }) => market)
  const selections = pairs.flatMap(({ market, before }) =>
    selectionsIn(market, before).map((one) => ({ market, ...one })),
  )
  return {
    event,
    base,
    isChanged: !base || isOther(base, event, EVENT_FIELDS),
    isReshaped:
      !base ||
      isOther(base, event, SHAPE_FIELDS) ||
      [...markets, ...selections.map(({ selection }) => selection)].some(({ id }) => id === 0),
    markets,
    selections,
    moved: selections.flatMap(({ selection, was }) =>
      was && shownOf(was) === shownOf(selection) ? [] : [selection],
    ),
  }
}

function selectionsIn(market: MarketImage, before: MarketImage | undefined) {
  const known = new Map(before?.selections.map((one) => [one.id, one]))
  return market.selections
    .map((selection) => ({ selection, was: known.get(selection.id) }))
    .filter(({ selection, was }) => !was || differs(was, selection, SELECTION_FIELDS))
}

/** The odds that a page is told, but for a trader’s own. */
export const shownOf = ({ odds, byMargin }: SelectionImage): number | null =>
  odds === null ? null : (byMargin ?? odds)

const MARKET_FIELDS = ['state', 'reason', 'told', 'awaits', 'settlement'] as const
const SELECTION_FIELDS = ['odds', 'fairPpm', 'closing', 'byMargin'] as const
/** What is read again where it changes. */
const SHAPE_FIELDS = ['league', 'home', 'away', 'startsAtMs', 'hasLive', 'players'] as const
/** What the board is told as it changes. */
export const TOLD_FIELDS = [
  ...(['producer', 'state', 'score', 'clock', 'stats', 'incidents', 'materialAtMs'] as const),
] as const
const EVENT_FIELDS = [
  ...SHAPE_FIELDS,
  ...TOLD_FIELDS,
  'material',
  'heldUntilMs',
  'heldFor',
  'movedAtMs',
  'course',
] as const

const differs = <Row>(a: Row, b: Row, fields: readonly (keyof Row)[]) =>
  fields.some((field) => a[field] !== b[field])

const isOther = (
  base: EventImage,
  event: EventImage,
  fields: readonly (keyof EventImage)[],
): boolean => fields.some((field) => !isDeepStrictEqual(base[field], event[field]))
