import { exportLedger } from '@zar/contract/office/house/ledger-export'
import * as contract from '@zar/contract/office/ledger'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readRoundOfCall } from '../../casino/index.ts'
import {
  askLedgerCheck,
  type LedgerCheck,
  readAccountRows,
  readChainState,
  readLedgerAccount,
  readLedgerCheck,
} from '../../ledger/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { exportByTwo } from './export.ts'
import { headRoute } from './heads.ts'
import { readPlayerName } from './player-name.ts'
import { callOfTransfer, rollbackRoutes, tellRollback } from './rollbacks.ts'
import { searchTransfer, tellTrail } from './trail.ts'

/** The task that does what {@link contract.verifyLedger} asks for. */
const TASK = 'verify_ledger'
const PAGE = 100

/** The ledger: found, walked and verified. */
export const ledgerOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.findTransfer, async (call) => {
    const found = await searchTransfer(deps.db, call.input.q)
    call.may({ object: `transfer:${found.id}` })
    return { data: await tellTrail(deps, call, found) }
  }),
  serve(contract.accountRows, async (call) => ({ data: await readPage(deps, call) })),
  serve(contract.ledgerState, async () => ({ data: await readState(deps) })),
  serve(contract.verifyLedger, async (call) => {
    call.may({ object: 'ledger' })
    const isNew = await deps.db.transaction().execute(async (tx) => {
      const { id, isNew } = await askLedgerCheck(tx)
      const key = `${TASK}:${id}`
      if (isNew) await addJob(tx, { name: TASK, payload: { id: `${id}` }, key, runAt: call.now })
      await call.note(tx, { object: 'ledger', linked: `ledger_check:${id}` })
      return isNew
    })
    return { data: { isNew } }
  }),
  headRoute(deps),
  serve(exportLedger, async (call) => ({ data: await exportByTwo(deps, call) })),
  ...rollbackRoutes(deps),
  serve(contract.roundOfTransfer, async (call) => ({ data: await readRound(deps, call) })),
]

async function readRound(deps: OfficeDeps, call: OfficeCall<{ transfer: string }>) {
  const { transfer } = call.input
  const one = await callOfTransfer(deps.db, transfer)
  call.may({ object: `transfer:${transfer}` })
  const [movements, rollback] = await Promise.all([
    readRoundOfCall(deps.db, one),
    tellRollback(deps.db, call, one),
  ])
  return {
    provider: one.provider,
    game: one.game,
    round: one.roundId,
    rollback,
    movements: movements.map((row) => ({
      id: row.id,
      does: row.kind,
      amountE5: `${row.amountE5}`,
      movesCash: row.movesCash,
      closesRound: row.roundClosed,
      at: row.createdAt.toISOString(),
    })),
  }
}

type Page = { account: string; player?: string | undefined; before?: string | undefined }

async function readPage({ db }: OfficeDeps, call: OfficeCall<Page>) {
  const { account: id, player, before } = call.input
  const account = await readLedgerAccount(db, BigInt(id))
  if (!account || (!account.isHouse && player === undefined)) throw new Refusal('not_found')
  call.may({ object: `account:${id}` })
  const [{ rows, next }, name] = await Promise.all([
    readAccountRows(db, {
      account,
      playerId: player,
      before: before === undefined ? undefined : BigInt(before),
      limit: PAGE,
    }),
    account.isHouse || player === undefined ? null : readPlayerName(db, player),
  ])
  return {
    account: {
      account: id,
      kind: account.kind,
      isHouse: account.isHouse,
      currency: account.currency,
      balanceE5: textOf(account.balanceE5),
      floorE5: textOf(account.floorE5),
      player: name,
    },
    rows: rows.map((row) => ({
      id: `${row.id}`,
      at: row.at.toISOString(),
      reason: row.reason,
      key: row.key,
      player: row.playerId,
      amountE5: `${row.amountE5}`,
      balanceE5: textOf(row.balanceE5),
      holds: row.holds,
      other: { ...row.other, account: `${row.other.account}` },
    })),
    next: next === null ? null : `${next}`,
  }
}

const textOf = (sum: bigint | null) => (sum === null ? null : `${sum}`)

async function readState({ db }: OfficeDeps) {
  const [state, check] = await Promise.all([readChainState(db), readLedgerCheck(db)])
  return {
    ...state,
    transfers: Number(state.transfers),
    accounts: Number(state.accounts),
    seals: state.seals.map((seal) => ({
      ...seal,
      id: `${seal.id}`,
      afterId: `${seal.afterId}`,
      toId: `${seal.toId}`,
      at: seal.at.toISOString(),
    })),
    wholeAt: state.wholeAt?.toISOString() ?? null,
    hourAt: state.hourAt?.toISOString() ?? null,
    check: check ? tellCheck(check) : null,
  }
}

const tellCheck = (check: LedgerCheck) => ({
  askedAt: check.askedAt.toISOString(),
  endedAt: check.endedAt?.toISOString() ?? null,
  toSeal: `${check.toSeal}`,
  atSeal: `${check.atSeal}`,
  transfers: Number(check.transfers),
  findings: check.findings?.map(({ seal = null, ...one }) => ({ ...one, seal })) ?? null,
})
