import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { HOUSE_ID, writeCheckpoints } from '../../modules/ledger/index.ts'
import { closeDays, foldSealed } from '../../modules/reports/index.ts'
import { LEDGER_KEY } from '../ledger-key.ts'
import type { TestCasino } from '../test-casino.ts'

/** `games`, `gateway`, `promotion`, or of a player `cash`, `withdrawal`, `debt` and `bonus`. */
export type Place = { player?: string; kind: string }
export type Move = {
  key: string
  playerId: string
  source: Place
  target: Place
  amountE5: bigint
  reason: string
  at: Date
}
/** What the wallet stores beside a move of play. */
export type Stored = {
  provider: string
  id: string
  kind: 'bet' | 'win' | 'rollback'
  game: string
  round: string
  referenceId: string | null
  own: boolean
  amountE5: bigint
}

/** Posts movements at any time of the past, as their modules do: rows, balances, and bets in one transaction. */
export function openBooks(casino: TestCasino) {
  const { db } = casino.owner
  const bonuses = new Map<string, string>()
  const accounts = new Map<string, bigint>()

  /** The account of a player's bonus is its own. */
  async function accountId(tx: Tx, { player, kind }: Place): Promise<bigint> {
    const name = `${player} ${kind}`
    const known = accounts.get(name)
    if (known !== undefined) return known
    const stored = player ? `player_${kind}` : kind
    const owner = player && kind === 'bonus' ? (bonuses.get(player) ?? randomUUID()) : player
    if (player && kind === 'bonus' && owner) {
      bonuses.set(player, owner)
      await sql`insert into account (owner_id, kind, currency, balance_e5, floor_e5)
        values (${owner}, 'player_bonus', 'TRY', 0, 0)`.execute(tx)
    }
    const { id } = await tx
      .selectFrom('account')
      .select('id')
      .where('owner_id', '=', owner ?? HOUSE_ID)
      .where('kind', '=', stored as 'games')
      .where('currency', '=', 'TRY')
      .executeTakeFirstOrThrow()
    accounts.set(name, id)
    return id
  }

  async function post(tx: Tx, move: Move): Promise<bigint> {
    const { key, playerId, amountE5, reason, at } = move
    const [source, target] = [await accountId(tx, move.source), await accountId(tx, move.target)]
    await sql`update account set balance_e5 = balance_e5 + case id when ${source} then ${-amountE5}::bigint else ${amountE5}::bigint end
      where id in (${source}, ${target}) and balance_e5 is not null`.execute(tx)
    const { rows } = await sql<{ id: bigint }>`
      insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, created_at)
        values (${key}, ${playerId}, ${source}, ${target}, ${amountE5}, ${reason}::transfer_reason, ${at}) returning id`.execute(
      tx,
    )
    return rows[0]?.id ?? 0n
  }

  async function store(tx: Tx, playerId: string, stored: Stored, at: Date): Promise<void> {
    const { provider, id, kind, game, round, referenceId, own, amountE5 } = stored
    await sql`
      insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
          amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, created_at)
        values (${provider}, ${id}, ${kind}::wallet_kind, ${playerId}, ${game}, ${round}, false, 'TRY', ${amountE5}, ${own},
          ${referenceId}, '\\x00', 'ok', 0, ${at})`.execute(tx)
  }

  return {
    db,
    post,
    store,
    transact: <Answer>(work: (tx: Tx) => Promise<Answer>) => db.transaction().execute(work),
    /** A bet at a partner's, which its trigger tells of as the transaction ends. */
    async openBet(
      tx: Tx,
      bet: { order: string; playerId: string; stakeE5: bigint; possibleE5: bigint; at: Date },
    ) {
      await sql`insert into sport_bet (partner, order_number, player_id, currency, stake_e5, possible_win_e5, info, state, placed_at, changed_at)
        values ('digitain', ${bet.order}, ${bet.playerId}, 'TRY', ${bet.stakeE5}, ${bet.possibleE5}, '', 'open', ${bet.at}, ${bet.at})`.execute(
        tx,
      )
    },
    async endBet(tx: Tx, order: string, state: 'settled' | 'returned', at: Date) {
      await sql`update sport_bet set state = ${state}, changed_at = ${at} where order_number = ${order}`.execute(
        tx,
      )
    },
    /** A loss posts nothing: its moment is set here, since the trigger takes the clock's. */
    async datePosted(at: Date) {
      await sql`update bet_opening set created_at = ${at} where created_at > now() - interval '1 minute'`.execute(
        db,
      )
    },
    async openGame(code: string, categoryId = 1) {
      await sql`insert into game (code, provider, category_id, name, studio, rtp_bp, released_at)
        values (${code}, 'hub88', ${categoryId}, ${code}, 'Zar', 9600, now()) on conflict do nothing`.execute(
        db,
      )
    },
  }
}
export type Books = ReturnType<typeof openBooks>

/** Seals all that was posted and folds it, as the job does, at a clock of the test's own. */
export async function sealAt(db: Db, until?: Date): Promise<void> {
  await writeCheckpoints(db, LEDGER_KEY, {
    fold: foldSealed,
    covered: async () => {
      if (until) await closeDays(db, until)
    },
  })
}

/** All that the roll-ups hold, row by row, to be compared. */
export async function readRollUps(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of ROLL_UPS) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.table(table)} row order by row::text`.execute(db)
    all[table] = rows.map(({ text }) => text)
  }
  return all
}

export const ROLL_UPS = [
  ...[
    'rollup_play',
    'rollup_game',
    'rollup_hour',
    'rollup_money',
    'rollup_settled',
    'rollup_balance',
  ],
  ...[
    'rollup_cohort',
    'rollup_earlier',
    'rollup_win',
    'player_day',
    'player_month',
    'player_lifetime',
  ],
] as const
