import type { ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../../db/db.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { acceptImport } from '../catalogue/office.ts'
import type { BrokenRow, GameProvider, LaunchOrder, ListedGame, PlayedRound } from '../provider.ts'

export const listed = (code: string, change: Partial<ListedGame> = {}): ListedGame => ({
  code,
  name: code,
  nameEn: null,
  studio: 'Lale Stüdyo',
  section: 'slot',
  kind: null,
  features: [],
  rtpBp: 9640,
  volatility: 3,
  maxWin: null,
  lines: null,
  stakes: null,
  isOpen: true,
  releasedAt: new Date('2026-01-01'),
  ...change,
})

/** A supplier at the other side of the casino's interface, whose mood a test sets. */
export function openSupplier(games: ListedGame[] = [], name: ProviderName = 'hub88') {
  const orders: LaunchOrder[] = []
  const askedRounds: PlayedRound[] = []
  const supplier = {
    games,
    broken: [] as BrokenRow[],
    orders,
    askedRounds,
    mood: 'opens' as 'opens' | 'declines' | 'is down',
    /** Told of each launch while it is being answered. */
    onLaunch: async (_order: LaunchOrder) => {},
  }
  const provider: GameProvider = {
    name,
    listGames: async () => {
      if (supplier.mood === 'is down') throw new Error('down')
      return { games: supplier.games, broken: supplier.broken }
    },
    launchUrl: async (order) => {
      orders.push(order)
      await supplier.onLaunch(order)
      if (supplier.mood === 'is down') throw new Error('down')
      return supplier.mood === 'opens' ? 'http://games.example/play' : undefined
    },
    roundUrl: async (round) => {
      askedRounds.push(round)
      if (supplier.mood === 'is down') throw new Error('down')
      return supplier.mood === 'opens' ? `http://games.example/${round.roundId}` : undefined
    },
  }
  return Object.assign(supplier, { provider })
}

/** The supplier's games are these and no others, however many of those before are closed for it. */
export async function listOnly(
  db: Db,
  supplier: ReturnType<typeof openSupplier>,
  games: ListedGame[],
): Promise<void> {
  supplier.games = games
  const { outcome } = await syncCatalogue(db, supplier.provider)
  if (outcome !== 'held') return
  await acceptImport(db, { provider: supplier.provider.name, operator: 'a test' })
  await syncCatalogue(db, supplier.provider)
}
