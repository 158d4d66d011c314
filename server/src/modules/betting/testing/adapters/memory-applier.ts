import { marketName } from '../../board/image/event-image.ts'
import type { FeedMessage, ToldMarket } from '../../feed/message.ts'
import type { Applier, HeldMarket, Position, Told } from '../../feed/odds-feed.ts'

/** An applier that keeps what it is told in memory: what an adapter is held against. */
export function openMemoryApplier(from?: Position) {
  const told: Told[] = []
  const markets = new Map<string, HeldMarket>()
  const state: { isOpen: boolean; settledAt: Date | undefined; ask: () => void } = {
    isOpen: false,
    settledAt: undefined,
    ask: () => {},
  }

  function hold(event: string, { key, line, status, prices }: ToldMarket): void {
    const name = `${event} ${marketName(key, line)}`
    const before = markets.get(name)?.prices ?? []
    const named = prices.map(([selection, odds]) => [selection, odds] as const)
    const isNamed = (selection: string) => named.some(([one]) => one === selection)
    const dropped = before.flatMap(([one]) => (isNamed(one) ? [] : [[one, null] as const]))
    const now = named.length > 0 ? [...named, ...dropped] : before
    markets.set(name, { event, key, line, status, prices: now })
  }

  /** Gives markets of an event another status. */
  function mark(
    event: string,
    status: HeldMarket['status'],
    isMeant: (one: HeldMarket) => boolean,
  ) {
    for (const [name, one] of markets) {
      if (one.event === event && isMeant(one)) markets.set(name, { ...one, status })
    }
  }

  function take(message: FeedMessage): void {
    const { type, event } = message
    if (type === 'odds_change') for (const one of message.markets) hold(event, one)
    if (type === 'bet_stop') mark(event, message.status, ({ status }) => status === 1)
    if (type !== 'bet_settlement') return
    state.settledAt = message.toldAt
    const settled = message.markets.map(({ key, line }) => marketName(key, line))
    mark(event, -3, ({ key, line }) => settled.includes(marketName(key, line)))
  }

  const applier: Applier = {
    from,
    settledAt: () => state.settledAt,
    tell: (one) => {
      told.push(one)
      if (one.kind === 'open' || one.kind === 'closed') state.isOpen = one.kind === 'open'
      if (one.kind === 'image') markets.clear()
      for (const message of messagesOf(one)) take(message)
    },
    applied: async () => {},
    onAsked: (listener) => {
      state.ask = listener
    },
    held: () => markets.values(),
  }
  return {
    applier,
    told,
    isOpen: () => state.isOpen,
    /** A person asks that all is read anew. */
    askAnew: () => state.ask(),
    /** The odds of a selection as they were told last. */
    odds: (event: string, key: string, selection: string) =>
      markets.get(`${event} ${key}`)?.prices.find(([one]) => one === selection)?.[1],
    /** Everything of a kind, in its order. */
    of: <Kind extends Told['kind']>(kind: Kind) =>
      told.filter((one): one is Extract<Told, { kind: Kind }> => one.kind === kind),
  }
}

function messagesOf(told: Told): readonly FeedMessage[] {
  if (told.kind === 'image') return told.messages
  return 'message' in told ? [told.message] : []
}
