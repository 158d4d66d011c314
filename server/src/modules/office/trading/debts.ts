import * as contract from '@zar/contract/office/trading/debts'
import { listLimits } from '@zar/contract/office/trading/limits'
import { byTwo, type Wish } from '../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { factsOf, signs } from './by-two.ts'
import { e5Of, type Room } from './deps.ts'

const SHOWN_MAX = 200

/** What players owe of corrected bets, and the limits of a betting class. */
export const debtRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.listDebts, async (call) => {
    const owed = await room.desk.debts({ take: SHOWN_MAX })
    const data = owed.map(({ since, ...debt }) => ({
      ...debt,
      since: since.toISOString(),
      actions: call.actions(['debt.write_off'], {
        object: `bet:${debt.betId}`,
        amountE5: e5Of(debt.owedKurus),
      }),
    }))
    return { data }
  }),
  writeOffRoute(room),
  limitsRoute(room),
  classLimitRoute(room),
]

const writeOffRoute = (room: Room): OfficeRoute =>
  serve(contract.writeOffDebt, async (call) => {
    const { id, reason, proposal } = call.input
    const betId = BigInt(id)
    const bet = await room.desk.bet(room.deps.db, betId)
    const { player } = await aboutPlayer(room.deps, bet.playerId)
    const object = `bet:${id}`
    const asked = { kind: 'write_off', betId } as const
    const amountE5 = e5Of(bet.owedKurus)
    call.may({ object, player, amountE5, reason })
    const wish: Wish = {
      right: 'debt.write_off',
      object,
      amountE5,
      playerId: bet.playerId,
      reason,
      proposal,
      terms: {},
      facts: (tx) => factsOf(room, tx, asked),
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.doByTwo(asked, signs(call, approve)),
    )
    room.deps.onCommitted()
    return { data }
  })

const limitsRoute = ({ deps, desk }: Room): OfficeRoute =>
  serve(listLimits, async (call) => {
    const [rows, places] = await Promise.all([desk.limits(), desk.places()])
    const nameOf = await staffNames(
      deps.db,
      rows.flatMap(({ by, second }) => [by, second]),
    )
    const limits = rows.map(({ by, second, at, ...limit }) => ({
      ...limit,
      by: by === null ? null : nameOf(by),
      second: second === null ? null : nameOf(second),
      at: at?.toISOString() ?? null,
    }))
    return { data: { limits, ...places, actions: call.actions(['sportlimit.class']) } }
  })

const classLimitRoute = (room: Room): OfficeRoute =>
  serve(contract.setClassLimit, async (call) => {
    const { scope, playerClass, most, reason, proposal } = call.input
    const object = `limit:${scope}.${playerClass}`
    call.may({ object, reason })
    const of = { scope, playerClass } as const
    const wish: Wish = {
      right: 'sportlimit.class',
      object,
      reason,
      proposal,
      terms: { most: most && [most.stakeKurus, most.payoutKurus, most.liabilityKurus].join(' ') },
      facts: async (tx) => ({
        before: await room.desk.limitMark(tx, of),
        league: await room.desk.leagueNamed(tx, scope),
      }),
    }
    const sums = most && {
      stakeKurus: BigInt(most.stakeKurus),
      payoutKurus: BigInt(most.payoutKurus),
      liabilityKurus: BigInt(most.liabilityKurus),
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.limitByTwo({ ...of, most: sums }, signs(call, approve)),
    )
    return { data }
  })
