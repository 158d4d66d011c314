import { formatOdds } from '@zar/contract/betting/odds-formats'
import * as contract from '@zar/contract/office/trading/own-events'
import type { Tx } from '../../../db/db.ts'
import { checkOwn, isOverParts, marketsOf, ownName, priceOwn } from '../../betting/index.ts'
import { byTwo, type Facts, type Wish } from '../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { signs } from './by-two.ts'
import type { Room } from './deps.ts'

/** Matches of our own: two people make and change them. */
export const ownEventRoutes = (room: Room): OfficeRoute[] => [
  catalogueRoute(room),
  makingRoute(room),
  editingRoute(room),
]

const catalogueRoute = ({ desk }: Room): OfficeRoute =>
  serve(contract.ownCatalogue, async ({ input: { sport } }) => {
    const { leagues } = await desk.places()
    const own = leagues.filter((league) => league.sport === sport)
    return {
      data: {
        markets: marketsOf(sport),
        leagues: own.map(({ id, name }) => ({ id, name })),
        isOverParts: isOverParts(sport),
      },
    }
  })

const makingRoute = (room: Room): OfficeRoute =>
  serve(contract.makeOwnEvent, async (call) => {
    const { event, reason, proposal } = call.input
    const object = `event:own.${ownName(event)}`
    call.may({ object, reason })
    const wish: Wish = {
      right: 'event.edit',
      object,
      reason,
      proposal,
      terms: { event: JSON.stringify(event) },
      facts: async () => {
        checkOwn(event, call.now)
        const { home, away, startsAt, sport, markets } = event
        return {
          match: `${home} – ${away}`,
          startsAt,
          markets: markets.length,
          prices: pricesText(sport, markets),
        }
      },
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.makeOwnByTwo(event, signs(call, approve)),
    )
    return { data }
  })

const editingRoute = (room: Room): OfficeRoute =>
  serve(contract.editOwnEvent, async (call) => {
    const { id, seen, change, reason, proposal } = call.input
    const object = `event:${id}`
    const edit = { eventId: BigInt(id), seen, change }
    call.may({ object, reason })
    const wish: Wish = {
      right: 'event.edit',
      object,
      reason,
      proposal,
      terms: { change: JSON.stringify(change), seen },
      facts: (tx) => factsOf(room, tx, edit),
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.editOwnByTwo(edit, signs(call, approve)),
    )
    return { data }
  })

type Edit = Parameters<Room['desk']['editOwnByTwo']>[0]

async function factsOf({ desk }: Room, tx: Tx, edit: Edit): Promise<Facts> {
  const { sport, startsAt } = await desk.checkEdit(tx, edit)
  const { match } = await desk.label(tx, { scope: 'event', id: edit.eventId })
  const { change } = edit
  return {
    match,
    startsAt: change.startsAt ?? startsAt.toISOString(),
    markets: change.markets.length,
    prices: pricesText(sport, change.markets),
  }
}

/** `ft.result: 1 1.94, X 3.35, 2 4.25`, as players will see them. */
const pricesText = (
  sport: Parameters<typeof priceOwn>[0],
  markets: Parameters<typeof priceOwn>[1],
) =>
  priceOwn(sport, markets)
    .map(({ key, line, selections }) => {
      const odds = selections.map(
        (one) =>
          `${one.key} ${one.oddsMilli === null ? '–' : formatOdds(one.oddsMilli, 'decimal')}`,
      )
      return `${[key, line].filter(Boolean).join(' ')}: ${odds.join(', ')}`
    })
    .join('; ')
