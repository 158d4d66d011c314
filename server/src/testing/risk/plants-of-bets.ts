import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestCasino } from '../test-casino.ts'
import { LIRA } from './plants.ts'

type Leg = {
  at: Date
  oddsMilli?: number
  /** Of a live bet: the odds three seconds later. */
  laterMilli?: number
  /** Seconds from the bet to what happened in the event. */
  happensAfter?: number
  /** Of a bet before the start: the odds at which the market closed. */
  closingMilli?: number
  startsAt?: Date
}

/** Writes bets, words and decisions of the past, as their rows look afterwards. */
export function openBetPlants(casino: TestCasino) {
  const { db } = casino.owner

  async function event(one: Leg): Promise<{ selection: bigint; event: bigint }> {
    const startsAt = one.startsAt ?? one.at
    await sql`insert into betting_league values ('bets', 'football', 'Lig', 'TR') on conflict do nothing`.execute(
      db,
    )
    const { rows } = await sql<{ selection: bigint; event: bigint }>`
      with event as (
        insert into betting_event (source, source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at,
            first_starts_at, has_live, state, changed_at)
          values ('test', ${randomUUID()}, 'live', 'football', 'bets', 'a', 'A', 'b', 'B', ${startsAt}, ${startsAt}, true,
            'live', ${one.at}) returning id),
      market as (
        insert into betting_market (event_id, key, line, state, told)
          select id, 'total', '2.5', 'active', 1 from event returning id)
      insert into betting_selection (market_id, key, odds_milli, fair_ppm, closing_odds_milli, changed_at)
        select id, 'over', 1900, 500000, ${one.closingMilli ?? null}, ${one.at} from market
        returning id as selection, (select id from event) as event`.execute(db)
    return rows[0] ?? { selection: 0n, event: 0n }
  }

  return {
    /** A bet of one selection; live where it has later odds. */
    async bet(playerId: string, one: Leg): Promise<void> {
      const { selection, event: eventId } = await event(one)
      const isLive = one.laterMilli !== undefined
      await sql`
        with bet as (
          insert into betting_bet (request_id, fingerprint, player_id, currency, state, policy, unit_kurus, sizes, columns,
              cost_kurus, possible_kurus, rules_version, placed_at, decided_at)
            values (${randomUUID()}, '\\x00', ${playerId}, 'TRY', 'open', 'none', 1000, '{1}', 1, 1000, 2000, 1,
              ${one.at}, ${one.at}) returning id),
        leg as (
          insert into betting_leg (bet_id, number, odds_milli, is_banker, is_live, later_odds_milli)
            select id, 1, ${one.oddsMilli ?? 2000}, false, ${isLive}, ${one.laterMilli ?? null} from bet returning bet_id)
        insert into betting_leg_selection (bet_id, leg, selection_id, event_id, material)
          select bet_id, 1, ${selection}, ${eventId}, 0 from leg`.execute(db)
      if (one.happensAfter === undefined) return
      const at = new Date(one.at.getTime() + one.happensAfter * 1_000)
      await sql`insert into betting_material values (${eventId}, 1, ${at})`.execute(db)
    },
    /** A stake that the guard of a bonus refused. */
    async refused(playerId: string, at: Date): Promise<void> {
      await sql`insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
          amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, created_at)
        values ('hub88', ${randomUUID()}, 'bet', ${playerId}, 'zr_play', ${randomUUID()}, false, 'TRY', ${100n * LIRA},
          true, null, '\\x00', 'limit_reached', 0, ${at})`.execute(db)
    },
    /** What a player wrote in a ticket; `author` where it was another. */
    async ticket(playerId: string, at: Date, text: string, author = 'player'): Promise<void> {
      const id = randomUUID()
      await sql`insert into ticket (id, player_id, subject, title, status, messages, created_at, updated_at)
        values (${id}, ${playerId}, 'other', 'Soru', 'open', 1, ${at}, ${at})`.execute(db)
      await sql`insert into ticket_message (ticket_id, place, author, text, operator, created_at)
        values (${id}, 1, ${author}, ${text}, null, ${at})`.execute(db)
    },
    async said(playerId: string, at: Date, text: string): Promise<void> {
      await sql`insert into chat (player_id, messages, seen_at) values (${playerId}, 0, ${at}) on conflict do nothing`.execute(
        db,
      )
      await sql`insert into chat_message (player_id, place, message_id, author, text, created_at)
        select ${playerId}, coalesce(max(place), 0) + 1, ${randomUUID()}, 'player', ${text}, ${at}
          from chat_message where player_id = ${playerId}`.execute(db)
    },
    async askedToBeCalled(playerId: string, at: Date, message: string): Promise<void> {
      await sql`insert into call_request (id, player_id, name, message, contacts, created_at)
        values (${randomUUID()}, ${playerId}, 'Adı', ${message}, '[]', ${at})`.execute(db)
    },
    born: (playerId: string, day: string) =>
      db.updateTable('player').set({ birth_date: day }).where('id', '=', playerId).execute(),
    async staff(name: string): Promise<string> {
      const id = randomUUID()
      await sql`insert into staff (id, name, full_name, state) values (${id}, ${name}, ${name}, 'active')`.execute(
        db,
      )
      return id
    },
    /** A decision of somebody of the staff, as the audit log has it. */
    async decided(staffId: string, playerId: string, object: string, at: Date): Promise<void> {
      await sql`insert into audit_event (at, actor_kind, actor, roles, does, right_name, outcome, object, player_id)
        values (${at}, 'staff', ${staffId}, '{cashier}', 'withdrawal.approve', 'withdrawal.approve', 'done', ${object},
          ${playerId})`.execute(db)
    },
    /** A proposal of one that another approved. */
    async agreed(by: string, approver: string, at: Date): Promise<void> {
      const { rows } = await sql<{ id: bigint }>`
        insert into proposal (right_name, object, terms, facts, reason, proposed_by, proposed_at, lapses_at)
        values ('case.decide', ${`risk:${randomUUID()}`}, '{}', '{}', 'a test', ${by}, ${at}, ${at}::timestamptz + interval '1 hour')
        returning id`.execute(db)
      const id = rows[0]?.id ?? 0n
      await sql`insert into proposal_approval (proposal_id, approved_by, approved_at) values (${id}, ${approver}, ${at})`.execute(
        db,
      )
      await sql`update proposal set state = 'done', decided_at = ${at} where id = ${id}`.execute(db)
    },
  }
}
