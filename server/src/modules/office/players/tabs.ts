import * as contract from '@zar/contract/office/player-tabs'
import { readBetPage } from '../../betting/index.ts'
import { readPlayerBonuses } from '../../bonuses/index.ts'
import { readRounds } from '../../casino/index.ts'
import { readPlayerPayments } from '../../payments/index.ts'
import { listTickets } from '../../support/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from './about-player.ts'
import { PAGE, pageOf, placeIn } from './paging.ts'
import {
  type PaymentRow,
  presentBet,
  presentBonus,
  presentPayment,
  presentRound,
} from './present-tabs.ts'
import { readDeeds } from './read-deeds.ts'

type Asked = { id: string; after?: string | undefined }

/** What happened to one player, a tab each. */
export const tabRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.playerWithdrawals, (call) => readPayments(deps, call, 2)),
  serve(contract.playerDeposits, (call) => readPayments(deps, call, 1)),
  ...playRoutes(deps),
  ...otherRoutes(deps),
]

async function readPayments(deps: PlayerOfficeDeps, call: OfficeCall<Asked>, type: 1 | 2) {
  const { id, after } = call.input
  const about = await aboutPlayer(deps, id)
  call.may(about)
  const found = await readPlayerPayments(deps.db, {
    playerId: id,
    type,
    before: placeIn(after),
    limit: PAGE + 1,
    locale: call.caller.locale,
  })
  const actionsOf = ({ id: paymentId, amountE5, mayBeHeld }: PaymentRow) => {
    const { player } = about
    const held = { object: `withdrawal:${paymentId}`, player, amountE5 }
    return mayBeHeld ? call.actions(['withdrawal.hold'], held) : []
  }
  const present = (row: PaymentRow) => presentPayment(row, actionsOf(row))
  return { data: pageOf(found, ({ number }) => number, present) }
}

const playRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.playerBets, async (call) => {
    const { id, which, after } = call.input
    call.may(await aboutPlayer(deps, id))
    placeIn(after)
    const { rows, next } = await readBetPage(deps.db, {
      playerId: id,
      isOpen: which === 'open',
      from: null,
      to: null,
      before: after ?? null,
      take: PAGE,
    })
    return { data: { rows: rows.map(presentBet), next } }
  }),
  serve(contract.playerRounds, async (call) => {
    const { id, after } = call.input
    call.may(await aboutPlayer(deps, id))
    placeIn(after)
    const { rows, next } = await readRounds(deps.db, {
      playerId: id,
      from: null,
      to: null,
      before: after ?? null,
      take: PAGE,
      locale: call.caller.locale,
    })
    return { data: { rows: rows.map(presentRound), next } }
  }),
]

const TICKETS_MAX = 100

const otherRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.playerBonuses, async (call) => {
    const { id } = call.input
    call.may(await aboutPlayer(deps, id))
    const rows = await readPlayerBonuses(deps.db, id, call.caller.locale)
    return { data: { rows: rows.map(presentBonus), next: null } }
  }),
  serve(contract.playerTickets, async (call) => {
    const { id } = call.input
    call.may(await aboutPlayer(deps, id))
    const rows = await listTickets(deps.db, { playerId: id, skip: 0, take: TICKETS_MAX })
    return { data: { rows, next: null } }
  }),
  serve(contract.playerAudit, async (call) => {
    const { id, after, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const found = await readDeeds(deps.db, id, { before: placeIn(after), limit: PAGE + 1 })
    const data = pageOf(
      found,
      (one) => one.id,
      (one) => one,
    )
    const seen = { rows: data.rows.length }
    await noteAlone(deps, call, { object: about.object, playerId: id, reason, seen })
    return { data }
  }),
]
