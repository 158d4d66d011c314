import { createHash } from 'node:crypto'

/** A message of the company without its envelope: `type`, `event` and what the type carries. */
export type Said = { type: string; event?: string } & Record<string, unknown>
type Market = {
  key: string
  line: string | null
  status: number
  prices: [string, number | null, number | null][]
}

/** What a producer of the company offers, by what it said. */
export function openCompanyState() {
  const fixtures = new Map<string, Said>()
  const markets = new Map<string, Map<string, Market>>()
  const last = new Map<string, Said>()

  const marketsOf = (event: string) => {
    const known = markets.get(event) ?? new Map<string, Market>()
    markets.set(event, known)
    return known
  }
  const set = (event: string, { key, line }: Market, change: Partial<Market>) => {
    const name = `${key}|${line ?? ''}`
    const known = marketsOf(event).get(name) ?? { key, line, status: 0, prices: [] }
    marketsOf(event).set(name, { ...known, ...change })
  }
  const EFFECTS: Record<string, (said: Said, event: string) => void> = {
    fixture: (said, event) => fixtures.set(event, said),
    odds_change: (said, event) => {
      last.set(event, said)
      for (const { key, line, status, prices = [] } of said.markets as Market[]) {
        const named = new Set(prices.map(([selection]) => selection))
        const known = marketsOf(event).get(`${key}|${line ?? ''}`)?.prices ?? []
        const gone = known.filter(([selection]) => !named.has(selection))
        const now = prices.length > 0 ? [...prices, ...gone.map(dropped)] : known
        set(event, { key, line } as Market, { status, prices: now })
      }
    },
    bet_stop: (said, event) => {
      for (const market of marketsOf(event).values()) {
        if (market.status === 1) set(event, market, { status: said.status as number })
      }
    },
    bet_settlement: (said, event) => {
      for (const market of said.markets as Market[]) set(event, market, { status: -3 })
    },
    rollback_bet_settlement: (said, event) => {
      for (const market of said.markets as Market[]) set(event, market, { status: -1 })
    },
    bet_cancel: (said, event) => {
      const isWhole = said.from === undefined && said.to === undefined
      for (const market of said.markets as Market[]) {
        if (isWhole) set(event, market, { status: -4 })
      }
    },
  }
  return {
    take: (said: Said) => {
      if (said.event !== undefined) EFFECTS[said.type]?.(said, said.event)
    },
    fixtures: () => fixtures.values(),
    /** All fixtures, and of each event one message with all its markets. */
    image: (): Said[] => [
      ...fixtures.values(),
      ...[...markets].map(([event, known]) => ({
        ...last.get(event),
        type: 'odds_change',
        event,
        reason: undefined,
        markets: [...known.values()],
      })),
    ],
    digest: () => {
      const lines = [...markets].flatMap(([event, known]) =>
        [...known.values()]
          .filter(({ status }) => Math.abs(status) === 1)
          .flatMap(({ key, line, status, prices }) =>
            prices
              .filter(([, odds]) => odds !== null)
              .map(([selection, odds]) =>
                [event, key, line ?? '', status, selection, odds].join('|'),
              ),
          ),
      )
      return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
    },
  }
}

const dropped = ([selection]: Market['prices'][number]): Market['prices'][number] => {
  return [selection, null, null]
}
