import {
  isMoney,
  type ListFault,
  listMovements,
  type StoredMovement,
} from '../../arcade/src/rounds/list-movements.ts'
import type { SupplierName } from '../../arcade/src/supplier-clients/offered-games.ts'
import { idOf } from '../../arcade/src/supplier-clients/softgamings/wallet.ts'
import { userOfSeat } from '../../arcade/src/supplier-clients/supplier-client.ts'
import { supplierOfSeat } from '../../arcade/src/supplier-clients/wallet-by-seat.ts'
import type { MovementFacts } from '../../server/src/db/tables/suppliers.ts'
import type { Difference } from '../../server/src/modules/suppliers/index.ts'
import { playerIdOf } from '../../server/src/providers/softgamings/login.ts'
import type { Sides } from './sides.ts'

/** Suppliers whose wallet, and so whose list, hears nothing of a free round's stake. */
const NO_FREE_STAKES: readonly SupplierName[] = ['softgamings', 'everymatrix']
const STRANGER = 'somebody-else'
const KURUS_E5 = 1_000

type Side = Omit<MovementFacts, 'at'>
/** What must be told of a movement that the list has wrong. */
export type Expected = Pick<Difference, 'provider' | 'transactionId' | 'what'> & {
  ours: Side | null
  theirs: Side | null
  /** As an operator must read it. */
  sentence: string
}

/** A round and its movements, as the arcade has them, before anything befalls its list. */
export type RoundMovements = {
  supplier: SupplierName
  bet?: StoredMovement
  end: StoredMovement
  isFree: boolean
}

/** What the lists tell, before anything befalls them. */
async function readTold({ database, state }: Sides): Promise<StoredMovement[]> {
  const all = { from: new Date(0), to: new Date(state.nowMs + 1) }
  const held = await listMovements({ pool: database.pool }, all, () => true)
  return held.filter((one) => isMoney(one) || !NO_FREE_STAKES.includes(supplierOf(one)))
}

/** The rounds that have ended, in the order in which they began. */
export async function readHeld(sides: Sides): Promise<RoundMovements[]> {
  const told = await readTold(sides)
  return told
    .filter(({ kind }) => kind !== 'bet')
    .map((end) => {
      const bet = told.find(({ uuid }) => uuid === end.round.bet_uuid)
      return {
        supplier: supplierOf(end),
        end,
        isFree: end.round.reward_id !== null,
        ...(bet && { bet }),
      }
    })
}

/**
 * What must be told of rounds that a supplier still owes us a call for: a win that we have paid and that it
 * does not list before it has heard of that, and a stake that we refused and that it has not called off.
 */
export async function expectOwed(sides: Sides): Promise<Expected[]> {
  const told = await readTold(sides)
  const expected = told.flatMap((bet) => {
    const { state, win_uuid: uuid, win_kurus } = bet.round
    const win = { ...bet, kind: 'win' as const, uuid, amountKurus: win_kurus ?? 0 }
    if (state === 'win_pending') return lost(win).expect
    return state === 'rollback_pending' ? neverHere(bet, bet).expect : []
  })
  return expected
}

const supplierOf = ({ round }: StoredMovement): SupplierName => supplierOfSeat(round.user_ref ?? '')

/** As our books have it. */
const nameOf = (supplier: SupplierName, uuid: string) =>
  supplier === 'softgamings' ? idOf(uuid) : uuid
/** The player as the supplier's seat is named. */
const seatOf = (supplier: SupplierName, player: string) =>
  supplier === 'hub88' ? player : `${supplier}:${player}`

function ownSide({ round, kind, amountKurus }: StoredMovement) {
  const supplier = supplierOfSeat(round.user_ref ?? '')
  const user = userOfSeat(supplier, round.user_ref ?? '') ?? round.user_ref ?? ''
  return {
    kind,
    amountE5: String(amountKurus * KURUS_E5),
    currency: round.currency,
    player: supplier === 'softgamings' ? (playerIdOf(user) ?? '') : user,
    round: nameOf(supplier, round.id),
  }
}
const ours = (movement: StoredMovement): Side => ({
  ...ownSide(movement),
  outcome: 'ok',
  ...(!isMoney(movement) && { movesCash: false as const }),
})
const theirs = (movement: StoredMovement, times = 1) => ({ ...ownSide(movement), times })

/** 20000 is 0.20 */
export const moneyOf = ({ amountKurus, round }: StoredMovement) =>
  `${(amountKurus / 100).toFixed(2)} ${round.currency}`

export type PlantedFault = {
  of: StoredMovement
  tell: (held: StoredMovement) => readonly StoredMovement[]
  expect: Expected[]
}

type Say = Omit<Expected, 'provider' | 'transactionId'>

function plantOf(
  of: StoredMovement,
  tell: PlantedFault['tell'],
  say: Say[],
  about = of.uuid,
): PlantedFault {
  const provider = supplierOf(of)
  const transactionId = nameOf(provider, about)
  return { of, tell, expect: say.map((one) => ({ provider, transactionId, ...one })) }
}

export const lost = (of: StoredMovement) =>
  plantOf(of, () => [], [
    {
      what: 'missing_there',
      ours: ours(of),
      theirs: null,
      sentence: `We took a ${of.kind} of ${moneyOf(of)}; their list does not have it.`,
    },
  ])

export const doubled = (of: StoredMovement) =>
  plantOf(of, (held) => [held, held], [
    {
      what: 'doubled',
      ours: ours(of),
      theirs: theirs(of, 2),
      sentence: `Their list has the ${of.kind} of ${moneyOf(of)} 2 times.`,
    },
  ])

const changed = (
  of: StoredMovement,
  to: StoredMovement,
  what: Expected['what'],
  sentence: string,
): PlantedFault => plantOf(of, () => [to], [{ what, sentence, ours: ours(of), theirs: theirs(to) }])

export function dearer(of: StoredMovement): PlantedFault {
  const to = { ...of, amountKurus: of.amountKurus + 1 }
  return changed(
    of,
    to,
    'amount',
    `The ${of.kind} is ${moneyOf(of)} here and ${moneyOf(to)} there.`,
  )
}

export function anothers(of: StoredMovement): PlantedFault {
  const user_ref = seatOf(supplierOf(of), STRANGER)
  const to = { ...of, round: { ...of.round, user_ref } }
  const said = `The ${of.kind} of ${moneyOf(of)} is another player's there: ${STRANGER}.`
  const plant = changed(of, of, 'player', said)
  const [about] = plant.expect
  if (about?.theirs) about.theirs.player = STRANGER
  return { ...plant, tell: () => [to] }
}

/** It is listed, of a round that we never heard of. */
export function astray(of: StoredMovement, roundId: string): PlantedFault {
  const to = { ...of, round: { ...of.round, id: roundId } }
  const there = nameOf(supplierOf(of), roundId)
  const said = `The ${of.kind} of ${moneyOf(of)} is of another round there: ${there}.`
  return changed(of, to, 'round', said)
}

export function inEuros(of: StoredMovement): PlantedFault {
  const to = { ...of, round: { ...of.round, currency: 'EUR' } }
  return changed(of, to, 'currency', `The ${of.kind} is in TRY here and in EUR there.`)
}

/** A win that is listed as another stake. */
export function turned(of: StoredMovement): PlantedFault {
  const to = { ...of, kind: 'bet' as const }
  return changed(
    of,
    to,
    'kind',
    `It is a win of ${moneyOf(of)} here and a bet of ${moneyOf(of)} there.`,
  )
}

/** They say that they rolled it back. */
export function undone(of: StoredMovement, uuid: string): PlantedFault {
  const back = { ...of, kind: 'rollback' as const, uuid, stakeUuid: of.uuid }
  const sentence = `They rolled back a ${of.kind} of ${moneyOf(of)}; here it stands.`
  const say: Say = { what: 'rolled_back_there', sentence, ours: ours(of), theirs: theirs(back) }
  return plantOf(of, (held) => [held, back], [say])
}

/** One that nobody ever asked us for. */
export function invented(of: StoredMovement, uuid: string): PlantedFault {
  const more = { ...of, uuid }
  const sentence = `They hold a ${of.kind} of ${moneyOf(of)}; this ${of.kind} was never taken here.`
  const say: Say = { what: 'missing_here', sentence, ours: null, theirs: theirs(more) }
  return plantOf(of, (held) => [held, more], [say], uuid)
}

/** The list has lost the rollback of a stake that we took and gave back. */
export function stands(bet: StoredMovement, back: StoredMovement): PlantedFault {
  const sentence = `We rolled back a bet of ${moneyOf(bet)}; in their list it stands.`
  const say: Say = { what: 'rolled_back_here', sentence, ours: ours(bet), theirs: theirs(bet) }
  return plantOf(back, () => [], [say], bet.uuid)
}

/** The list has lost the rollback of a stake that never came to us. */
export function neverHere(bet: StoredMovement, back: StoredMovement): PlantedFault {
  const sentence = `They hold a bet of ${moneyOf(bet)}; this bet was never taken here.`
  const say: Say = { what: 'missing_here', sentence, ours: null, theirs: theirs(bet) }
  return plantOf(back, () => [], [say], bet.uuid)
}

/** The same of such a rollback, which gave nothing back here. */
export function doubledInVain(of: StoredMovement): PlantedFault {
  const sentence = `Their list has the rollback of ${moneyOf(of)} 2 times.`
  const here = { ...ours(of), amountE5: '0' }
  const say: Say = { what: 'doubled', sentence, ours: here, theirs: theirs(of, 2) }
  return plantOf(of, (held) => [held, held], [say])
}

/** Nothing moved here, and nothing moved there. */
export const lostInVain = (of: StoredMovement) => plantOf(of, () => [], [])

/** The lists as the plants have them. */
export function withPlants(plants: readonly PlantedFault[]): ListFault {
  const byId = new Map(plants.map((plant) => [plant.of.uuid, plant]))
  if (byId.size !== plants.length) throw new Error('a movement has two plants')
  return (held) => held.flatMap((one) => byId.get(one.uuid)?.tell(one) ?? [one])
}
