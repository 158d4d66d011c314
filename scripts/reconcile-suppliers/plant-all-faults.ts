import { randomUUID } from 'node:crypto'
import { seeded } from '../../server/src/testing/seeded.ts'
import type { Day, Tables } from './day.ts'
import {
  anothers,
  astray,
  dearer,
  doubled,
  doubledInVain,
  inEuros,
  invented,
  lost,
  lostInVain,
  neverHere,
  type PlantedFault,
  type RoundMovements,
  readHeld,
  stands,
  turned,
  undone,
} from './planted-faults.ts'
import { type Sides, SUPPLIERS } from './sides.ts'

/** Every way in which a line of a supplier's list can be wrong, of rounds that the seed chooses. */
export async function plantAllFaults(
  sides: Sides,
  { tables }: Day,
  seed: number,
): Promise<PlantedFault[]> {
  const held = await readHeld(sides)
  const random = seeded(seed)
  const drawFrom = (some: RoundMovements[]) => () => {
    const [one] = some.splice(Math.floor(random() * some.length), 1)
    if (!one?.bet) throw new Error('too few rounds were played')
    return { bet: one.bet, end: one.end }
  }
  const seatIds = (name: keyof Tables) => tables[name].map(({ session }) => session.seat_id)
  return SUPPLIERS.flatMap((supplier) => {
    const own = held.filter((one) => one.supplier === supplier)
    const backOf = (name: keyof Tables) =>
      drawFrom(
        own.filter(
          ({ end }) => end.kind === 'rollback' && seatIds(name).includes(end.round.seat_id),
        ),
      )
    const played = drawFrom(own.filter(({ end, isFree }) => end.kind === 'win' && !isFree))
    const [takenBack, inVain] = [backOf('unanswered'), backOf('unheard')]
    const given = takenBack()
    const [unheard, refused] = [inVain(), backOf('loggedOut')()]
    const free = own.filter(({ isFree }) => isFree)
    return [
      ...[lost(played().bet), lost(played().end), lost(takenBack().bet)],
      ...[doubled(played().bet), doubled(played().end), doubled(takenBack().end)],
      ...[dearer(played().bet), dearer(played().end)],
      ...[anothers(played().bet), anothers(played().end)],
      ...[astray(played().bet, randomUUID()), astray(played().end, randomUUID())],
      ...[inEuros(played().bet), inEuros(played().end), turned(played().end)],
      undone(played().bet, randomUUID()),
      invented(played().bet, randomUUID()),
      ...[stands(given.bet, given.end), dearer(takenBack().end)],
      neverHere(unheard.bet, unheard.end),
      neverHere(refused.bet, refused.end),
      ...[lostInVain(inVain().bet), doubledInVain(inVain().end)],
      ...(free[0] ? [lost(free[0].end)] : []),
      ...(free[1] ? [doubled(free[1].end)] : []),
      ...(free[2]?.bet ? [lost(free[2].bet)] : []),
      ...(free[3]?.bet ? [dearer(free[3].bet)] : []),
    ]
  })
}
