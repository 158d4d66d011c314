import { PROVIDER_NAMES, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/house/rollback-requests'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { findWalletCalls, readRoundStandings, type WalletCall } from '../../casino/index.ts'
import { findTransfer } from '../../ledger/index.ts'
import { shownUsercode } from '../../players/index.ts'
import {
  findRollbackRequest,
  keepRollbackRequest,
  type RollbackRequestRow,
  readRollbackRequests,
} from '../../suppliers/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'

const PAGE = 50

/** Suppliers are asked to roll rounds back, which their own calls do. */
export const rollbackRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  askRoute(deps),
  serve(contract.listRollbackRequests, async ({ input: { before } }) => {
    const found = await readRollbackRequests(deps.db, {
      before: before === undefined ? undefined : BigInt(before),
      limit: PAGE + 1,
    })
    const page = found.slice(0, PAGE)
    const rows = await tellRequests(deps.db, page)
    return { data: { rows, next: found.length > PAGE ? `${page.at(-1)?.id}` : null } }
  }),
]

/** The supplier's call that a transfer was booked for. */
export async function callOfTransfer(db: Db, transfer: string): Promise<WalletCall> {
  const found = await findTransfer(db, { number: BigInt(transfer) })
  const [call] = found
    ? await findWalletCalls(db, { id: found.originId, provider: found.origin })
    : []
  if (!call) throw new Refusal('not_found')
  return call
}

const askRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.askRollback, async (call) => {
    const { transfer, reason, proposal } = call.input
    const round = await callOfTransfer(deps.db, transfer)
    const { provider, playerId } = round
    const { firstBet } = await standingOf(deps.db, round)
    const object = contract.roundObject(provider, firstBet)
    call.may({ object, reason })
    const wish = {
      right: 'round.ask_rollback',
      object,
      playerId,
      reason,
      proposal,
      terms: {},
      facts: async (tx: Tx) => {
        const asked = await findRollbackRequest(tx, { provider, transactionId: firstBet })
        refuseIf(asked !== undefined, 'decided_meanwhile')
        const { standing, stakesE5 } = await standingOf(tx, round)
        refuseIf(standing === 'back', 'nothing_to_change')
        return { provider, round: round.roundId, standing, stakesE5: `${stakesE5}` }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const askedBy = await approve(tx)
        const isKept = await keepRollbackRequest(tx, {
          ...round,
          transactionId: firstBet,
          askedBy,
          approvedBy: call.person.id,
          because: reason,
        })
        refuseIf(!isKept, 'decided_meanwhile')
      }),
    )
    return { data }
  })

/** How its stakes stand; a round without a stake has nothing to give back. */
async function standingOf(db: Db | Tx, round: WalletCall) {
  const [found] = await readRoundStandings(db, [round])
  if (!found?.firstBet) throw new Refusal('not_found')
  return { ...found, firstBet: found.firstBet }
}

/** What the round of a call says of its rolling back; null where it has no stake. */
export async function tellRollback(
  db: Db,
  call: OfficeCall<unknown>,
  round: WalletCall,
): Promise<contract.RoundRollback | null> {
  const { provider } = round
  const [found] = await readRoundStandings(db, [round])
  if (!found?.firstBet) return null
  const object = contract.roundObject(provider, found.firstBet)
  const asked = await findRollbackRequest(db, { provider, transactionId: found.firstBet })
  const isOver = asked !== undefined || found.standing === 'back'
  return {
    object,
    standing: found.standing,
    stakesE5: `${found.stakesE5}`,
    request: asked ? await tellAsked(db, asked) : null,
    actions: isOver ? [] : call.actions(['round.ask_rollback'], { object }),
  }
}

async function tellAsked(db: Db, row: RollbackRequestRow) {
  const nameOf = await staffNames(db, [row.askedBy, row.approvedBy])
  return presentAsked(row, nameOf)
}

const presentAsked = (row: RollbackRequestRow, nameOf: (id: string) => string) => ({
  id: `${row.id}`,
  askedBy: nameOf(row.askedBy),
  approvedBy: nameOf(row.approvedBy),
  because: row.because,
  askedAt: row.askedAt.toISOString(),
})

async function tellRequests(db: Db, rows: readonly RollbackRequestRow[]) {
  const people = rows.flatMap(({ askedBy, approvedBy }) => [askedBy, approvedBy])
  const [standings, players, nameOf] = await Promise.all([
    readRoundStandings(db, rows),
    readPlayers(db, rows),
    staffNames(db, people),
  ])
  return rows.map((row, at) => ({
    ...presentAsked(row, nameOf),
    provider: row.provider,
    name: PROVIDER_NAMES[row.provider as ProviderName] ?? row.provider,
    game: standings[at]?.game ?? row.gameCode,
    round: row.roundId,
    transaction: row.transactionId,
    player: players.get(row.playerId) ?? { id: row.playerId, number: '', username: '' },
    currency: row.currency,
    standing: standings[at]?.standing ?? 'stands',
    stakesE5: `${standings[at]?.stakesE5 ?? 0n}`,
  }))
}

async function readPlayers(db: Db, rows: readonly RollbackRequestRow[]) {
  const ids = [...new Set(rows.map(({ playerId }) => playerId))]
  const found = await db
    .selectFrom('player')
    .select(['id', 'usercode', 'username'])
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(ids))))
    .execute()
  const named = found.map(({ usercode, ...one }) => ({ ...one, number: shownUsercode(usercode) }))
  return new Map(named.map((one) => [one.id, one]))
}
