import type { PlayerStatus } from '../../../../db/tables/players.ts'
import { HOUSE_ID } from '../../../ledger/index.ts'
import { type PlayLimitRows, playLimitsOf } from '../../../protection/index.ts'
import type { WalletCommand } from '../command.ts'
import type { BonusFacts, Facts } from '../decide/facts.ts'
import { readSlot } from '../decide/open-slot.ts'
import type { Connection } from './connection.ts'
import { readTransactions } from './read-transactions.ts'

/**
 * A player of whose transfers more than this are in no day's sum yet is asked to come again, so that the others
 * of the batch do not wait. The sums are seconds behind, and longer where the job that makes them fails.
 */
export const NEW_PLAY_MAX = 20_000

/** The player whose play is not added up yet, where that is what the database said. */
export function playerBehind(error: unknown): string | undefined {
  const { code, detail } = error as { code?: unknown; detail?: string }
  return code === 'ZA002' ? detail : undefined
}

const PLAYERS = `
  select player.id, status, country_id, country.is_allowed, trim(player.currency) as currency,
      cash.id as cash_id, cash.balance_e5 as cash_e5, cash.version as cash_version, cash.open_slot,
      debt.id as debt_id, debt.balance_e5 as debt_e5, debt.version as debt_version,
      games.id as games_id, promotion.id as promotion_id,
      (select json_agg(json_build_array(held.id::text, held.balance_e5::text, held.version::text, max_stake_e5::text,
            bonus.status = 'active', floor(extract(epoch from expires_at) * 1000)::float8))
         from bonus join account held on held.id = account_id
         where bonus.player_id = player.id and bonus.kind <> 'free_bet' and bet_percent = 0) as bonuses,
      read_play_limits_v1(player.id, $2, ${NEW_PLAY_MAX}) as limits
    from player
    join country on country.id = country_id
    join account cash on cash.owner_id = player.id and cash.kind = 'player_cash' and cash.currency = player.currency
    join account debt on debt.owner_id = player.id and debt.kind = 'player_debt' and debt.currency = player.currency
    join account games on games.owner_id = '${HOUSE_ID}' and games.kind = 'games' and games.currency = player.currency
    join account promotion on promotion.owner_id = '${HOUSE_ID}' and promotion.kind = 'promotion' and promotion.currency = player.currency
    where player.id = any($1::uuid[])`

const SESSIONS = `
  select token_hash, game_session.provider, player_id, game_code, trim(currency) as currency,
      game_session.is_open,
      game.is_open and not exists (select from game_closing where game_code is null and ended_at is null)
        as is_game_open,
      'slot' = any(slugs) as is_slot,
      floor(extract(epoch from expires_at) * 1000)::float8 as expires_ms
    from game_session join game on code = game_code join game_category category on category.id = category_id
    where token_hash = any($1::bytea[])`

type PlayerRow = {
  id: string
  status: PlayerStatus
  country_id: number
  is_allowed: boolean
  currency: string
  cash_id: bigint
  cash_e5: bigint
  cash_version: bigint
  open_slot: string | null
  debt_id: bigint
  debt_e5: bigint
  debt_version: bigint
  games_id: bigint
  promotion_id: bigint
  bonuses: BonusCells[] | null
  limits: PlayLimitRows
}
type BonusCells = [
  id: string,
  balanceE5: string,
  version: string,
  maxStakeE5: string,
  isActive: boolean,
  expiresMs: number,
]
type SessionRow = {
  token_hash: Buffer
  provider: string
  player_id: string
  game_code: string
  currency: string
  is_open: boolean
  is_game_open: boolean
  is_slot: boolean
  expires_ms: number
}

/** Adds all that deciding these commands can need. The accounts' versions come first. */
export async function readFacts(
  db: Connection,
  facts: Facts,
  commands: readonly WalletCommand[],
  nowMs: number,
) {
  await readPlayers(db, facts, commands, nowMs)
  await readSessions(db, facts, commands)
  await readTransactions(db, facts, commands)
}

async function readPlayers(
  db: Connection,
  facts: Facts,
  commands: readonly WalletCommand[],
  nowMs: number,
) {
  const asked = [playerIds(commands), new Date(nowMs)]
  for (const row of await db.query<PlayerRow>('read_players', PLAYERS, asked)) {
    facts.players.set(row.id, {
      id: row.id,
      status: row.status,
      countryId: row.country_id,
      isCountryAllowed: row.is_allowed,
      currency: row.currency,
      cash: { id: row.cash_id, balanceE5: row.cash_e5, version: row.cash_version },
      debt: { id: row.debt_id, balanceE5: row.debt_e5, version: row.debt_version },
      gamesId: row.games_id,
      promotionId: row.promotion_id,
      bonuses: row.bonuses?.map(bonusOf) ?? NONE,
      limits: playLimitsOf(row.limits),
      openSlot: readSlot(row.open_slot),
    })
  }
}

const NONE: readonly BonusFacts[] = []
const bonusOf = ([
  id,
  balance,
  version,
  maxStake,
  isActive,
  expiresMs,
]: BonusCells): BonusFacts => ({
  account: { id: BigInt(id), balanceE5: BigInt(balance), version: BigInt(version) },
  maxStakeE5: BigInt(maxStake),
  isActive,
  expiresMs,
})

async function readSessions(db: Connection, facts: Facts, commands: readonly WalletCommand[]) {
  const hashes = commands.flatMap(({ kind, sessionTokenHash }) =>
    kind === 'bet' && sessionTokenHash ? [Buffer.from(sessionTokenHash, 'hex')] : [],
  )
  if (hashes.length === 0) return
  for (const row of await db.query<SessionRow>('read_sessions', SESSIONS, [hashes])) {
    const tokenHash = row.token_hash.toString('hex')
    facts.sessions.set(tokenHash, {
      tokenHash,
      provider: row.provider,
      playerId: row.player_id,
      gameCode: row.game_code,
      currency: row.currency,
      isOpen: row.is_open,
      isGameOpen: row.is_game_open,
      isSlot: row.is_slot,
      expiresMs: row.expires_ms,
    })
  }
}

export const playerIds = (commands: readonly WalletCommand[]) => [
  ...new Set(commands.map(({ playerId }) => playerId)),
]
