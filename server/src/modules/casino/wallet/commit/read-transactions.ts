import type { WalletCommand } from '../command.ts'
import {
  type Facts,
  learnTransaction,
  type Reference,
  type StoredTransaction,
} from '../decide/facts.ts'
import { stakeReference } from '../decide/round.ts'
import type { Connection } from './connection.ts'

/** By name: a release that adds a column leaves the plans of the older processes as they are. */
const STORED = [
  ...['provider', 'id', 'kind', 'player_id', 'game_code', 'round_id', 'round_closed', 'currency'],
  ...['amount_e5', 'moves_cash', 'reference_id', 'fingerprint', 'outcome', 'balance_e5'],
  ...['bonus_account_id', 'pays_round'],
]
const columns = (of: string) => STORED.map((name) => `${of}.${name}`).join(', ')
const OWN = STORED.join(', ')

/**
 * By id, and whatever names one of the ids, and whatever names a win or a round's bet among those. Each inner select
 * leaves the planner one index to use, also while the table is empty: so the rest is asked outside.
 */
const TRANSACTIONS = `
  with asked as (
    select provider, player_id, id from unnest($1::text[], $2::uuid[], $3::text[]) asked(provider, player_id, id)
  ), referring as (
    select ${columns('found')} from asked,
      lateral (select ${OWN} from wallet_transaction t where t.reference_id = asked.id and t.player_id = asked.player_id offset 0) found
      where found.provider = asked.provider
  )
  select ${columns('found')} from asked,
      lateral (select ${OWN} from wallet_transaction t where t.id = asked.id offset 0) found
      where found.provider = asked.provider
  union select ${OWN} from referring
  union select ${columns('found')} from referring win,
      lateral (select ${OWN} from wallet_transaction t where t.reference_id = win.id and t.player_id = win.player_id offset 0) found
      where win.kind <> 'rollback' and found.provider = win.provider`

/**
 * Of the rounds of what is to be rolled back the bets, whatever was won in them, and whether that was taken
 * back. Asked of rollbacks alone.
 */
const ROUNDS = `
  with asked as (
    select provider, player_id, id from unnest($1::text[], $2::uuid[], $3::text[]) asked(provider, player_id, id)
  ), round as (
    select provider, player_id, id from asked
    union select bet.provider, bet.player_id, bet.reference_id from asked,
      lateral (select ${OWN} from wallet_transaction t where t.id = asked.id offset 0) bet
      where bet.provider = asked.provider and bet.player_id = asked.player_id
        and bet.kind = 'bet' and bet.reference_id is not null
  ), bet as (
    select ${columns('found')} from round,
      lateral (select ${OWN} from wallet_transaction t where t.reference_id = round.id and t.player_id = round.player_id offset 0) found
      where found.provider = round.provider and found.kind = 'bet'
  ), win as (
    select ${columns('found')} from bet,
      lateral (select ${OWN} from wallet_transaction t where t.reference_id = bet.id and t.player_id = bet.player_id offset 0) found
      where found.provider = bet.provider
  )
  select ${OWN} from bet
  union select ${OWN} from win
  union select ${columns('found')} from win,
      lateral (select ${OWN} from wallet_transaction t where t.reference_id = win.id and t.player_id = win.player_id offset 0) found
      where win.kind = 'win' and found.provider = win.provider`

type TransactionRow = {
  provider: StoredTransaction['provider']
  id: string
  kind: StoredTransaction['kind']
  player_id: string
  game_code: string
  round_id: string
  round_closed: boolean
  currency: string
  amount_e5: bigint
  moves_cash: boolean
  reference_id: string | null
  fingerprint: Buffer
  outcome: StoredTransaction['outcome']
  balance_e5: bigint
  bonus_account_id: bigint | null
  pays_round: boolean
}

/** Adds what is stored of what the commands name, and of what that names in turn. */
export async function readTransactions(
  db: Connection,
  facts: Facts,
  commands: readonly WalletCommand[],
) {
  const asked = commands.flatMap((command) => {
    const { provider, playerId, transactionId, referenceId, rollbackWholeRound } = command
    return [transactionId, referenceId, rollbackWholeRound, stakeReference(command)].flatMap(
      (id) => (id === null || id === undefined ? [] : [{ provider, playerId, id }]),
    )
  })
  learnRows(facts, await db.query('read_transactions', TRANSACTIONS, columnsOf(asked)))
  const rounds = roundsAsked(commands)
  if (rounds.length === 0) return
  learnRows(facts, await db.query('read_rounds', ROUNDS, columnsOf(rounds)))
}

/** What rollbacks name, and the rounds of bets that come with them and are in no table yet. */
function roundsAsked(commands: readonly WalletCommand[]): Reference[] {
  const rollbacks = commands.filter(({ kind }) => kind === 'rollback')
  const named = new Set(rollbacks.map(({ referenceId }) => referenceId))
  const bets = commands.filter(
    ({ kind, transactionId }) => kind === 'bet' && named.has(transactionId),
  )
  return [...rollbacks, ...bets].flatMap(
    ({ provider, playerId, referenceId, rollbackWholeRound }) =>
      [referenceId, rollbackWholeRound ?? null].flatMap((id) =>
        id === null ? [] : [{ provider, playerId, id }],
      ),
  )
}

const columnsOf = (asked: readonly Reference[]) => [
  asked.map(({ provider }) => provider),
  asked.map(({ playerId }) => playerId),
  asked.map(({ id }) => id),
]

function learnRows(facts: Facts, rows: readonly TransactionRow[]): void {
  for (const row of rows) {
    learnTransaction(facts, {
      provider: row.provider,
      id: row.id,
      kind: row.kind,
      playerId: row.player_id,
      gameCode: row.game_code,
      roundId: row.round_id,
      roundClosed: row.round_closed,
      currency: row.currency,
      amountE5: row.amount_e5,
      movesCash: row.moves_cash,
      referenceId: row.reference_id,
      fingerprint: row.fingerprint.toString('hex'),
      outcome: row.outcome,
      balanceE5: row.balance_e5,
      bonusAccountId: row.bonus_account_id,
      settlesWholeRound: row.pays_round,
    })
  }
}
