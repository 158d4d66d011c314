import { createHash, randomUUID } from 'node:crypto'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import { HOUSE_ID } from '../../modules/ledger/index.ts'
import type { TestCasino } from '../test-casino.ts'

export const HOUR_MS = 3_600_000
export const LIRA = 100_000n

type Paid = {
  isDeposit?: boolean
  at: Date
  lira: number
  method?: number
  account?: string
  isPayerOwn?: boolean
  isDeclined?: boolean
  isStopped?: boolean
}
type Stake = { at: Date; lira: number; wonLira?: number; balanceLira?: number; game?: string }

const statusOf = ({ isStopped, isDeclined }: Paid) => {
  if (isStopped) return PAYMENT_STATUS.Cancelled
  return isDeclined ? PAYMENT_STATUS.Rejected : PAYMENT_STATUS.Confirmed
}

/** Writes what players did at any time of the past, as its rows look afterwards. */
export function openPlants(casino: TestCasino) {
  const { db } = casino.owner

  async function cashOf(playerId: string): Promise<{ cash: bigint; games: bigint }> {
    const { rows } = await sql<{ cash: bigint; games: bigint }>`
      select (select id from account where owner_id = ${playerId} and kind = 'player_cash') as cash,
        (select id from account where owner_id = ${HOUSE_ID} and kind = 'games' and currency = 'TRY') as games`.execute(
      db,
    )
    return rows[0] ?? { cash: 0n, games: 0n }
  }

  async function move(playerId: string, reason: string, one: Stake, key: string): Promise<void> {
    const { cash, games } = await cashOf(playerId)
    const isOut = reason === 'bet'
    const [source, target] = isOut ? [cash, games] : [games, cash]
    const balance = BigInt(Math.round((one.balanceLira ?? 1_000) * 100)) * 1_000n
    await sql`insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5,
        target_balance_e5, created_at)
      values (${key}, ${playerId}, ${source}, ${target}, ${BigInt(one.lira) * LIRA}, ${reason}::transfer_reason,
        ${isOut ? balance : null}, ${isOut ? null : balance}, ${one.at})`.execute(db)
  }

  async function store(
    playerId: string,
    kind: 'bet' | 'win',
    id: string,
    round: string,
    one: Stake,
  ) {
    await sql`insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, created_at)
      values ('hub88', ${id}, ${kind}::wallet_kind, ${playerId}, ${one.game ?? 'zr_play'}, ${round}, false, 'TRY',
        ${BigInt(one.lira) * LIRA}, true, null, '\\x00', 'ok', 0, ${one.at})`.execute(db)
  }

  return {
    /** An order at the cashier. */
    async paid(playerId: string, one: Paid): Promise<string> {
      const id = randomUUID()
      const { isDeposit = true } = one
      const status = statusOf(one)
      await db
        .insertInto('payment')
        .values({
          id,
          player_id: playerId,
          type: isDeposit ? PAYMENT_TYPES.Deposit : PAYMENT_TYPES.Withdraw,
          status,
          method_id: one.method ?? 1,
          amount_e5: BigInt(one.lira) * LIRA,
          currency: 'TRY',
          gateway_id: null,
          reason: null,
          account_hmac: one.account ? createHash('sha256').update(one.account).digest() : null,
          is_payer_own: one.isPayerOwn ?? null,
          ledger_mark: 0n,
          approved_at: !isDeposit && status === PAYMENT_STATUS.Confirmed ? one.at : null,
          hold: null,
          promised_at: null,
          created_at: one.at,
          updated_at: casino.clock.now(),
        })
        .execute()
      if (one.isStopped)
        await sql`insert into payment_event (payment_id, step, at) values (${id}, 'stopped', ${one.at})`.execute(
          db,
        )
      return id
    },
    /** A round of a game, with what it paid. */
    async round(playerId: string, one: Stake): Promise<void> {
      const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()]
      await store(playerId, 'bet', bet, round, one)
      await move(playerId, 'bet', one, `hub88:${bet}`)
      if (!one.wonLira) return
      const won = { ...one, lira: one.wonLira }
      await store(playerId, 'win', win, round, won)
      await move(playerId, 'win', won, `hub88:${win}`)
    },
    /** Money that came in, as the ledger has it. */
    deposit: (playerId: string, at: Date, lira: number) =>
      move(playerId, 'deposit', { at, lira, balanceLira: lira }, `deposit:${randomUUID()}`),
    async loggedIn(playerId: string, at: Date, { device = '', ip = '' }): Promise<void> {
      await db
        .insertInto('session')
        .values({
          token_hash: Buffer.from(casino.random.token(32)),
          player_id: playerId,
          created_at: at,
          last_seen_at: at,
          expires_at: at,
          ended_at: null,
          ip,
          user_agent: '',
          fingerprint: device,
        })
        .execute()
    },
    joined: (playerId: string, at: Date) =>
      db.updateTable('player').set({ created_at: at }).where('id', '=', playerId).execute(),
    /** What the roll-up of a day says. */
    async day(playerId: string, at: Date, lostLira: number): Promise<void> {
      await sql`insert into player_day (day, player_id, product, own_bets, own_stakes_e5, stakes_e5, wins_e5, deposits_e5,
          withdrawals_e5)
        values (${at}::date, ${playerId}, 'casino', 1, 0, ${BigInt(lostLira) * LIRA}, 0, 0, 0)`.execute(
        db,
      )
    },
    async wish(playerId: string, at: Date, most: bigint, used: bigint): Promise<void> {
      await db
        .insertInto('limit_wish')
        .values({
          player_id: playerId,
          kind: 'loss',
          period: 'week',
          most,
          wished: null,
          used,
          asked_at: at,
        })
        .execute()
    },
    async flag(one: string, other: string, at: Date): Promise<void> {
      await db
        .insertInto('bonus_flag')
        .values({
          one_id: one < other ? one : other,
          other_id: one < other ? other : one,
          rule: 'ring',
          about: 'welcome',
          linked_by: ['device', 'address'],
          found_at: at,
        })
        .execute()
    },
    /** A market with two selections; answers both. */
    async market(at: Date): Promise<[bigint, bigint]> {
      await sql`insert into betting_league values ('risk', 'football', 'Lig', 'TR') on conflict do nothing`.execute(
        db,
      )
      const { rows } = await sql<{ id: bigint }>`
        with event as (
          insert into betting_event (source, source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at,
              first_starts_at, has_live, state, changed_at)
            values ('test', ${randomUUID()}, 'live', 'football', 'risk', 'a', 'A', 'b', 'B', ${at}, ${at}, false,
              'scheduled', ${at}) returning id),
        market as (
          insert into betting_market (event_id, key, line, state, told)
            select id, 'total', '2.5', 'active', 1 from event returning id)
        insert into betting_selection (market_id, key, odds_milli, fair_ppm, changed_at)
          select id, key, 1900, 500000, ${at} from market, unnest(array['over', 'under']) key returning id`.execute(
        db,
      )
      return [rows[0]?.id ?? 0n, rows[1]?.id ?? 0n]
    },
    /** A single bet. */
    async bet(playerId: string, selection: bigint, at: Date, lira: number): Promise<void> {
      const kurus = BigInt(lira) * 100n
      await sql`
        with bet as (
          insert into betting_bet (request_id, fingerprint, player_id, currency, state, policy, unit_kurus, sizes, columns,
              cost_kurus, possible_kurus, rules_version, placed_at, decided_at)
            values (${randomUUID()}, '\\x00', ${playerId}, 'TRY', 'open', 'none', ${kurus}, '{1}', 1, ${kurus}, ${kurus * 2n},
              1, ${at}, ${at}) returning id),
        leg as (
          insert into betting_leg (bet_id, number, odds_milli, is_banker, is_live)
            select id, 1, 1900, false, false from bet returning bet_id)
        insert into betting_leg_selection (bet_id, leg, selection_id, event_id, material)
          select leg.bet_id, 1, ${selection}, m.event_id, 0 from leg, betting_selection s
            join betting_market m on m.id = s.market_id where s.id = ${selection}`.execute(db)
    },
  }
}
