import * as contract from '@zar/contract/office/house/deposit-match'
import type { z } from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import {
  findMatchTargets,
  findPayments,
  type MatchTarget,
  matchLine,
  readMatch,
  readUnnamedLine,
  readUnnamedLines,
  type UnnamedLine,
} from '../../payments/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { PAGE } from '../players/paging.ts'
import type { ScopedPlayer } from '../rights/scopes.ts'
import type { PastDeed } from '../rights/separation.ts'
import type { WithdrawalDeps } from '../withdrawals/person-of.ts'

const RIGHT = 'deposit.match'

/** Lines of the bank that name no payment: listed, and matched by two people who did not bring them in. */
export const lineOfficeRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.listStatementLines, async (call) => ({ data: await list(deps, call) })),
  serve(contract.findMatchTargets, async (call) => ({ data: await find(deps, call) })),
  serve(contract.matchDeposit, async (call) => ({ data: await match(deps, call) })),
]

/** Who brought in the statement of a line does not match it. */
const pastOf = ({ importedBy, importedAt }: UnnamedLine, staffId: string): PastDeed[] =>
  importedBy === staffId ? [{ right: 'statement.import', at: importedAt }] : []

const aboutLine = (call: OfficeCall<unknown>, line: UnnamedLine) => ({
  object: contract.lineObject(line.id),
  amountE5: line.amountE5,
  past: pastOf(line, call.person.id),
})

async function list({ db }: WithdrawalDeps, call: OfficeCall<{ after?: string | undefined }>) {
  const found = await readUnnamedLines(db, { before: call.input.after, limit: PAGE + 1 })
  const page = found.slice(0, PAGE)
  const nameOf = await staffNames(
    db,
    page.map(({ importedBy }) => importedBy),
  )
  const rows = page.map((line) => ({
    id: line.id,
    bankId: line.bankId,
    day: line.day,
    amountE5: `${line.amountE5}`,
    reference: line.reference,
    by: nameOf(line.importedBy),
    actions: call.actions([RIGHT], aboutLine(call, line)),
  }))
  return { rows, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

async function lineOf({ db }: WithdrawalDeps, id: string): Promise<UnnamedLine> {
  const line = await readUnnamedLine(db, id)
  if (!line) throw new Refusal('not_found')
  return line
}

const NUMBER = /^(?:#|zr)?\s*([\d ]{1,24})$/i

/** What may be matched to a line. What is outside the person's scope is not in it. */
async function find(
  deps: WithdrawalDeps,
  call: OfficeCall<z.output<typeof contract.findMatchTargets.input>>,
) {
  const { line: id, q } = call.input
  const line = await lineOf(deps, id)
  const number = q === undefined ? undefined : numberIn(q)
  if (q !== undefined && number === undefined) return { deposits: [], players: [] }
  const { locale } = call.caller
  const { deposits, players } = await findMatchTargets(deps.db, { line, number, locale })
  const isSeen = ({ playerId, country }: { playerId: string; country: string }) => {
    const player: ScopedPlayer = { id: playerId, segments: [], country }
    const about = { object: contract.lineObject(id), amountE5: line.amountE5, player }
    return call.actions([RIGHT], about).every(({ state }) => state !== 'refused')
  }
  return {
    deposits: deposits.filter(isSeen).map((one) => ({
      ...whose(one),
      id: one.id,
      number: one.number,
      method: one.method,
      state: one.state,
      at: one.at.toISOString(),
      creditsE5: `${one.creditsE5}`,
    })),
    players: players.filter(isSeen).map(whose),
  }
}

/** The digits of what was typed, as many as a number has. */
function numberIn(q: string): string | undefined {
  const digits = NUMBER.exec(q)?.[1]?.replaceAll(' ', '')
  return digits !== undefined && /^\d{1,18}$/.test(digits) ? digits : undefined
}

type Who = { playerId: string; usercode: string; username: string; isNamed: boolean }
const whose = ({ playerId, usercode, username, isNamed }: Who) => ({
  player: { id: playerId, number: shownUsercode(usercode), username },
  isNamed,
})

/** Whose money the line would be. */
async function playerOf({ db }: WithdrawalDeps, { kind, id }: MatchTarget): Promise<string> {
  if (kind === 'player') return id
  const [payment] = await findPayments(db, { ids: [id] })
  if (payment?.kind !== 'deposit') throw new Refusal('not_found')
  return payment.playerId
}

async function match(
  deps: WithdrawalDeps,
  call: OfficeCall<z.output<typeof contract.matchDeposit.input>>,
) {
  const { line: lineId, kind, id, reason, proposal } = call.input
  const target = { kind, id }
  const about = aboutLine(call, await lineOf(deps, lineId))
  const playerId = await playerOf(deps, target)
  const { player } = await aboutPlayer(deps, playerId)
  call.may({ ...about, player, reason })
  let creditsE5 = 0n
  const wish = {
    right: RIGHT,
    object: about.object,
    playerId,
    amountE5: about.amountE5,
    reason,
    proposal,
    terms: { kind, id },
    past: async () => about.past,
    facts: async (tx: Parameters<typeof readMatch>[0]) => {
      const read = await readMatch(tx, deps, { lineId, target })
      creditsE5 = read.creditsE5
      return factsOf(read, await nameOf(tx, playerId))
    },
  } as const
  const outcome = await byTwo(deps, call, wish, (agree) =>
    matchLine(deps, { lineId, target, operator: call.person.id, note: reason, agree }),
  )
  return { ...outcome, creditsE5: `${creditsE5}` }
}

type Read = Awaited<ReturnType<typeof readMatch>>
const factsOf = ({ line, number, creditsE5 }: Read, player: { number: string; name: string }) => ({
  bankId: line.bankId,
  day: line.day,
  amountE5: `${line.amountE5}`,
  reference: line.reference,
  deposit: number,
  player: player.number,
  username: player.name,
  creditsE5: `${creditsE5}`,
})

async function nameOf(tx: Parameters<typeof readMatch>[0], id: string) {
  const { usercode, username } = await tx
    .selectFrom('player')
    .select(['usercode', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { number: shownUsercode(usercode), name: username }
}
