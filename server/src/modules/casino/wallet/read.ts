import type { PlayerStatus } from '../../../db/tables/players.ts'
import { HOUSE_ID } from '../../ledger/index.ts'
import { type PlayLimitRows, playLimitsOf } from '../../protection/index.ts'
import { NEW_PLAY_MAX } from './behind.ts'
import type { WalletCommand } from './command.ts'
import type { Connection } from './connection.ts'
import type { BonusFacts, Facts } from './facts.ts'
import { readSlot } from './open-slot.ts'
import { readTransactions } from './read-transactions.ts'

const ACCOUNTS_FOR_UPDATE = `
  select id from account where owner_id = any($1::uuid[]) and kind in ('player_cash', 'player_debt')
    order by id for update`

const HELD_PLAYERS = `
  select asked.id from unnest($1::uuid[]) asked(id)
    where (select count(*) from account where owner_id = asked.id and kind in ('player_cash', 'player_debt'))
      <> (select count(*) from (select from account
            where owner_id = asked.id and kind in ('player_cash', 'player_debt') for update skip locked) free)`

const PLAYERS = `
  select player.id, status, country_id, country.is_allowed, trim(player.currency) as currency,
      cash.id as cash_id, cash.balance_e5 as cash_e5, cash.version as cash_version, cash.open_slot,
      debt.id as debt_id, debt.balance_e5 as debt_e5, debt.version as debt_version,
      games.id as games_id, promotion.id as promotion_id,
      (select json_agg(json_build_array(held.id::text, held.balance_e5::text, held.version::text, max_stake_e5::text,
            bonus.status = 'active', floor(extract(epoch from expires_at) * 1000)::float8))
         from bonus join account held on held.id = account_id
         where bonus.player_id = player.id and bonus.kind <> 'free_bet') as bonuses,
      read_play_limits_within(player.id, $2, ${NEW_PLAY_MAX}) as limits
    from player
    join country on country.id = country_id
    join account cash on cash.owner_id = player.id and cash.kind = 'player_cash' and cash.currency = player.currency
    join account debt on debt.owner_id = player.id and debt.kind = 'player_debt' and debt.currency = player.currency
    join account games on games.owner_id = '${HOUSE_ID}' and games.kind = 'games' and games.currency = player.currency
    join account promotion on promotion.owner_id = '${HOUSE_ID}' and promotion.kind = 'promotion' and promotion.currency = player.currency
    where player.id = any($1::uuid[])`

const SESSIONS = `
  select token_hash, game_session.provider, player_id, game_code, trim(currency) as currency,
      game_session.is_open, game.is_open as is_game_open, 'slot' = any(slugs) as is_slot,
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
/** Holds the players' accounts until the transaction ends: what is read after this stays true. */
export async function lockPlayers(db: Connection, commands: readonly WalletCommand[]) {
  await db.query('lock_players', ACCOUNTS_FOR_UPDATE, [playerIds(commands)])
}

/** Those of the players whose accounts nobody holds now. */
export async function freePlayers(db: Connection, commands: readonly WalletCommand[]) {
  const asked = playerIds(commands)
  const held = await db.query<{ id: string }>('held_players', HELD_PLAYERS, [asked])
  const free = new Set(asked)
  for (const { id } of held) free.delete(id)
  return free
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

const playerIds = (commands: readonly WalletCommand[]) => [
  ...new Set(commands.map(({ playerId }) => playerId)),
]
