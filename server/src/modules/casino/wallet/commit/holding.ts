import type { WalletAnswer, WalletCommand } from '../command.ts'
import { noFacts } from '../decide/facts.ts'
import { type Connection, ConnectionLost } from './connection.ts'
import { decideBatch } from './decide-batch.ts'
import { type BatchDeps, finishBatch } from './finish-batch.ts'
import { playerIds, readFacts } from './read-facts.ts'

const ACCOUNTS_FOR_UPDATE = `
  select id from account where owner_id = any($1::uuid[]) and kind in ('player_cash', 'player_debt')
    order by id for update`

const HELD_PLAYERS = `
  select asked.id from unnest($1::uuid[]) asked(id)
    where (select count(*) from account where owner_id = asked.id and kind in ('player_cash', 'player_debt'))
      <> (select count(*) from (select from account
            where owner_id = asked.id and kind in ('player_cash', 'player_debt') for update skip locked) free)`

/** The holding half: locks the players' accounts, so that all facts that are read after it stay true. */
export async function commitHolding(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
): Promise<WalletAnswer[]> {
  const { db, clock } = deps
  await db.query('begin', 'begin')
  try {
    await db.query('lock_players', ACCOUNTS_FOR_UPDATE, [playerIds(commands)])
    const facts = noFacts(deps.house)
    const nowMs = clock.now().getTime()
    await readFacts(db, facts, commands, nowMs)
    const decided = decideBatch(commands, facts, nowMs)
    return await finishBatch(deps, decided, commands, () => db.query('commit', 'commit'))
  } catch (error) {
    if (!(error instanceof ConnectionLost)) await db.query('rollback', 'rollback')
    throw error
  }
}

/** The database gave up waiting for an account. */
export const isHeld = (error: unknown) => (error as { code?: unknown }).code === '55P03'

/** Those of the players whose accounts no other transaction holds now. */
export async function freePlayers(
  db: Connection,
  commands: readonly WalletCommand[],
): Promise<ReadonlySet<string>> {
  const players = playerIds(commands)
  const held = await db.query<{ id: string }>('held_players', HELD_PLAYERS, [players])
  const free = new Set(players)
  for (const { id } of held) free.delete(id)
  return free
}
