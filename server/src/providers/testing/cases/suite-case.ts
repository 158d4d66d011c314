import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect } from 'vitest'
import { launchGame, openBreaker, syncCatalogue } from '../../../modules/casino/index.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import type {
  BetMessage,
  CaseId,
  Meaning,
  RollbackMessage,
  Seat,
  WinMessage,
  Wire,
  WireReply,
} from '../wire.ts'

export type SuiteCase = {
  id: CaseId
  title: string
  /** What the reply that the case is about means; the supplier's words for it are the wire's. */
  expected: Meaning
  run: (table: Table) => Promise<void>
}

/** One lira. */
export const LIRA = 100_000n

const log = pino({ level: 'silent' })
const DAY_MS = 24 * 60 * 60_000

/** What a case plays with: players at a game, and what they are told. */
export function openTable(casino: TestCasino, wire: Wire, expected: Meaning, id?: CaseId) {
  const wordFor = (meaning: Meaning, as?: CaseId) =>
    (as && wire.answers?.[as]) ?? wire.says[meaning]
  const hears = (
    said: WireReply,
    word: string,
    balanceE5: bigint | undefined,
    meaning: Meaning,
  ) => {
    expect({ http: said.http, status: said.status }).toEqual({ http: 200, status: word })
    // A word of the contract's own may be a refusal, which need not tell a balance.
    const isTold = said.balanceE5 !== undefined || word === wire.says[meaning]
    if (balanceE5 !== undefined && isTold) expect(said.balanceE5).toBe(balanceE5)
    return said
  }
  return {
    casino,
    wire,
    unitE5: wire.unitE5 ?? 1n,
    /** Whether a rollback of a win, and then of its bet, is in the contract. */
    takesWinsBack: wire.takesWinsBack ?? true,
    /** A player with this much cash at the first game of the supplier, launched as players do. */
    async seat(cashE5: bigint): Promise<Seat> {
      const playerId = await casino.player({ cashE5 })
      return launch(casino, wire, playerId)
    },
    /** A launch of the same game by a player who is there. */
    launch: (playerId: string) => launch(casino, wire, playerId),
    setStatus: (seat: Seat, status: 'active' | 'blocked' | 'excluded') =>
      casino.setStatus(seat.playerId, status),
    /** What the player allows themselves of a day from now on: 1/100 000 of the unit, of time minutes. */
    async limit(seat: Seat, kind: 'stake' | 'loss' | 'time', most: bigint): Promise<void> {
      const set = { kind, most, period: 'day' as const, changed_at: casino.clock.now() }
      await casino.db
        .insertInto('player_limit')
        .values({ ...set, player_id: seat.playerId, wished: null, wished_at: null })
        .execute()
    },
    /** What a log-out, or the time that is over, does to the player's games. */
    end: (seat: Seat) =>
      casino.db
        .updateTable('game_session')
        .set({ expires_at: casino.clock.now() })
        .where('player_id', '=', seat.playerId)
        .execute(),
    async expire(seat: Seat): Promise<void> {
      casino.clock.advance(12 * 60 * 60_000)
      expect((await wire.bet(seat, bet(wire.unitE5 ?? 1n))).status).toBe(wire.says.expired)
    },
    /**
     * The reply means this and, where an amount is given, tells this balance. `as` is the case that
     * is about such a reply: the contract may have a word of its own for it.
     */
    says(said: WireReply, meaning: Meaning, balanceE5?: bigint, as?: CaseId): WireReply {
      return hears(said, wordFor(meaning, as), balanceE5, meaning)
    },
    /** The reply is the one the case is about. */
    saysAsExpected(said: WireReply, balanceE5?: bigint): WireReply {
      return hears(said, wordFor(expected, id), balanceE5, expected)
    },
    /** The reply is the one the case is about, or this other word that the contract has for it. */
    saysOrAsExpected(said: WireReply, other: string | undefined, balanceE5?: bigint): WireReply {
      return hears(said, other ?? wordFor(expected, id), balanceE5, expected)
    },
    /** The reply to a bet or a win that was taken before, when this was the balance, and now is. */
    saysAgain(said: WireReply, thenE5: bigint, nowE5 = thenE5): WireReply {
      const { says, balance } = wire.replay ?? { says: wordFor('ok', id), balance: 'then' }
      return hears(said, says, balance === 'now' ? nowE5 : thenE5, 'ok')
    },
    async holds(seat: Seat, cashE5: bigint): Promise<void> {
      expect(await casino.cashE5(seat.playerId)).toBe(cashE5)
    },
    /** Of each bet and win of the player's whether the ledger has its round as over by it. */
    async roundsClosed(seat: Seat): Promise<Record<'bet' | 'win', boolean[]>> {
      const rows = await casino.db
        .selectFrom('wallet_transaction')
        .select(['kind', 'round_closed'])
        .where('player_id', '=', seat.playerId)
        .execute()
      const of = (kind: 'bet' | 'win') =>
        rows.filter((row) => row.kind === kind).map((row) => row.round_closed)
      return { bet: of('bet'), win: of('win') }
    },
    /** How many transactions of the player's are kept. */
    async stored(seat: Seat): Promise<number> {
      const rows = await casino.db
        .selectFrom('wallet_transaction')
        .select('id')
        .where('player_id', '=', seat.playerId)
        .execute()
      return rows.length
    },
  }
}

export type Table = ReturnType<typeof openTable>

export const bet = (amountE5: bigint, round: string = randomUUID()) => ({
  id: randomUUID(),
  amountE5,
  round,
})

export const winOf = (of: { id: string; round: string }, amountE5: bigint) => ({
  id: randomUUID(),
  betId: of.id,
  amountE5,
  round: of.round,
})

export const rollbackOf = (of: BetMessage | WinMessage): RollbackMessage => ({
  id: randomUUID(),
  ofId: of.id,
  ofKind: 'betId' in of ? 'win' : 'bet',
  round: of.round,
  amountE5: of.amountE5,
})

async function launch(casino: TestCasino, wire: Wire, playerId: string): Promise<Seat> {
  const { provider } = wire
  const game = await casino.db
    .selectFrom('game')
    .select('code')
    .where('provider', '=', provider.name)
    .where('is_open', '=', true)
    .orderBy('position')
    .executeTakeFirst()
  if (!game) {
    const { added, broken, why } = await syncCatalogue(casino.db, provider)
    if (added.length > 0) return launch(casino, wire, playerId)
    throw new Error(`no game to play at: ${why ?? JSON.stringify(broken)}`)
  }
  let token = ''
  const { db, clock, house, random } = casino
  const url = await launchGame(
    {
      db,
      clock,
      house,
      random,
      log,
      breaker: openBreaker(clock),
      whenLogInEnds: async () => new Date(clock.now().getTime() + DAY_MS),
      // The supplier's ear at the wire: what the launch told it.
      provider: {
        ...provider,
        launchUrl: (order) => {
          token = order.token
          return provider.launchUrl(order)
        },
      },
    },
    {
      playerId,
      gameCode: game.code,
      platform: 'desktop',
      locale: 'tr',
      ip: '127.0.0.1',
      lobbyUrl: 'http://localhost:3000/casino/slot',
      logInHash: Buffer.alloc(32),
    },
  )
  // One supplier opens a game by a page of its own.
  expect(url).toMatch(/^(http|<)/)
  const seat = { playerId, token, gameCode: game.code }
  await wire.opened?.(seat)
  return seat
}
