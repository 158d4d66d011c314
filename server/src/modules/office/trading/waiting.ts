import * as contract from '@zar/contract/office/trading/waiting'
import type { Db } from '../../../db/db.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { readPerson } from '../people/read-person.ts'
import { staffNames } from '../people/staff-names.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { signed } from './acts.ts'
import { e5Of, type Room } from './deps.ts'

const SHOWN_MAX = 100
const RIGHTS = ['waiting.accept', 'waiting.counter', 'waiting.refuse'] as const

/** Bets above the limit, and what a trader decides of them. What runs out is refused. */
export const waitingRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.waitingBets, async (call) => ({ data: await readWaiting(room, call) })),
  ...decidingRoutes(room),
  ...refusingRoutes(room),
]

async function readWaiting({ deps, desk }: Room, call: OfficeCall<unknown>) {
  const { person } = call
  const mayAccept = call.actions(['waiting.accept']).some(({ state }) => state !== 'refused')
  // Who looks is called in turn, and a second trader after fifteen seconds.
  const calls = mayAccept ? await desk.watch(person.id) : []
  const called = new Set(calls.map(({ betId }) => betId))
  const bets = await desk.waiting({ take: SHOWN_MAX })
  const nameOf = await staffNames(
    deps.db,
    bets.map(({ firstBy }) => firstBy),
  )
  return Promise.all(
    bets.map(async ({ betId, firstBy, legs, limitKurus, columns, unitKurus, ...bet }) => {
      const unitMost = Math.floor(limitKurus / columns)
      return {
        ...bet,
        id: betId,
        columns,
        unitKurus,
        limitKurus,
        playerClass: await desk.playerClass(bet.playerId),
        counterUnitKurus: unitMost > 0 && unitMost < unitKurus ? unitMost : null,
        firstBy: firstBy === null ? null : nameOf(firstBy),
        isFirstOwn: firstBy === person.id,
        isCalled: called.has(betId),
        hasMoved: legs.some(({ hasMoved }) => hasMoved),
        legs: legs.map(
          ({ eventId, sport, home, away, market, line, key, name, odds, nowOdds }) => ({
            matchId: eventId,
            sport,
            home,
            away,
            market,
            line,
            selection: key,
            name,
            oddsMilli: odds,
            nowMilli: nowOdds,
          }),
        ),
        actions: call.actions(RIGHTS, {
          object: `bet:${betId}`,
          amountE5: e5Of(bet.costKurus),
        }),
      }
    }),
  )
}

const decidingRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.acceptWaiting, async (call) => {
    const { id } = call.input
    const betId = BigInt(id)
    await mayAccept(room, call, betId)
    const by = signed(call, { object: `bet:${id}` })
    const outcome = await room.desk.acceptWaiting({ ...by, betId })
    room.deps.onCommitted()
    return { data: { outcome } }
  }),
  serve(contract.counterWaiting, async (call) => {
    const { id, unitKurus } = call.input
    const object = `bet:${id}`
    call.may({ object })
    const by = signed(call, { object, after: { unitKurus } })
    await room.desk.counterWaiting({ ...by, betId: BigInt(id), unitKurus, oddsMilli: null })
    room.deps.onCommitted()
    return { data: null }
  }),
]

/** The first word, or the second to another's: each person's right is read again. */
async function mayAccept(
  { deps, desk }: Room,
  call: OfficeCall<{ id: string }>,
  betId: bigint,
): Promise<void> {
  const bet = await desk.bet(deps.db, betId)
  const { player } = await aboutPlayer(deps, bet.playerId)
  const object = `bet:${betId}`
  const amountE5 = e5Of(bet.costKurus)
  if (bet.firstBy === null || bet.firstBy === call.person.id)
    return void call.may({ object, player, amountE5 })
  call.second(
    {
      right: 'waiting.accept',
      object,
      amountE5,
      proposer: await personOf(deps.db, bet.firstBy),
      approvers: [],
      lapsesAt: new Date(call.now.getTime() + bet.leftMs + 1),
      facts: {},
      factsNow: {},
    },
    { player },
  )
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const personOf = async (db: Db, by: string) => (UUID.test(by) ? readPerson(db, by) : undefined)

const refusingRoutes = ({ desk, deps }: Room): OfficeRoute[] => [
  serve(contract.refuseWaiting, async (call) => {
    const { id, code, reason } = call.input
    const object = `bet:${id}`
    call.may({ object, reason })
    const by = signed(call, { object, reason, after: { code } })
    await desk.refuseWaiting({ ...by, betId: BigInt(id), refusedFor: code })
    deps.onCommitted()
    return { data: null }
  }),
  serve(contract.refuseAllWaiting, async (call) => {
    const { match, code, reason } = call.input
    const object = `event:${match}`
    call.may({ object, reason })
    const { operator, because, also } = signed(call, { object, reason, after: { code } })
    const order = { operator, because, refusedFor: code, eventId: BigInt(match), also }
    const refused = await desk.refuseAllWaiting(order)
    // Each bet has its row; where none was left the call has one too.
    if (refused === 0) await deps.db.transaction().execute(also)
    deps.onCommitted()
    return { data: { refused } }
  }),
]
