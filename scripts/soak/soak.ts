import { setTimeout as wait } from 'node:timers/promises'
import { ROOMS } from '../../arcade/src/games/rooms/find-room.ts'
import { roomFolderOf } from '../../arcade/src/games/rooms/room-facts.ts'
import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import { seeded } from '../../server/src/testing/seeded.ts'
import { expectBooksRight, expectNothingOwed } from '../kill-every-step/expect-right.ts'
import { patiently } from '../kill-every-step/patiently.ts'
import { openTwoSides, type TwoSides } from '../kill-every-step/two-sides.ts'
import { enterRoom, type Player } from '../room-robots/enter-room.ts'
import { KURUS_E5 } from '../supplier-faults/casino.ts'
import { openClocks } from './clocks.ts'
import { heapOf, INSPECTED, memoryOf } from './inspected.ts'

const SIDES = ['arcade', 'casino'] as const
type Use = Record<(typeof SIDES)[number], { heap: number; memory: number }>

const ROOMS_PLAYED = 10
const ROBOTS_OF_ROOM = 30
/** Then somebody else comes. */
const STAYS_MS = 8 * 60_000
const LOOK_EVERY_MS = 1_000
/** Of the time: what is filled once and stays full is full by then. */
const WARM_UP = 1 / 3
/** A round of the slowest room, and what the sweeper pays after it. */
const ENDS_MAX_MS = 8 * 60_000

export type Soaked = {
  warm: Use
  end: Use
  driftMs: number
  phases: number
  players: number
  bets: number
  /** What players hold beside what they came with and what their bets came to. */
  missingE5: bigint
  sumOfBooksE5: bigint
}
type Here = { player: Player; leavesMs: number }

/** Somebody else comes to the room of the first whose time is over. */
async function replaceLeaving(
  here: Here[],
  enter: (room: AnyRoom) => Promise<Here>,
): Promise<void> {
  const leaving = here.findIndex(({ leavesMs }) => leavesMs < performance.now())
  const [left] = leaving < 0 ? [] : here.splice(leaving, 1)
  if (!left) return
  await left.player.robot.leave()
  here.push(await enter(left.player.robot.room))
}

/** Ten rooms, one of each kind at least, and 300 players who come and go. */
export async function soak({ minutes, seed }: { minutes: number; seed: number }): Promise<Soaked> {
  const random = seeded(seed)
  const sides = await openTwoSides({ way: INSPECTED })
  const everybody: Player[] = []
  const enter = async (room: AnyRoom, staysMs: number): Promise<Here> => {
    const player = await enterRoom(sides, room, { url: sides.url, random })
    everybody.push(player)
    return { player, leavesMs: performance.now() + staysMs }
  }
  try {
    const here: Here[] = []
    for (let at = 0; at < ROBOTS_OF_ROOM; at++) {
      const entering = roomsPlayed().map((room) => enter(room, random() * STAYS_MS))
      here.push(...(await Promise.all(entering)))
    }
    const clocks = openClocks()
    let warm: Use | undefined
    const [startMs, lengthMs] = [performance.now(), minutes * 60_000]
    for (let atMs = 0; atMs < lengthMs; atMs = performance.now() - startMs) {
      for (const { lines } of sides.running.values()) lines.length = 0
      for (const { player } of here) clocks.note(player.robot)
      await replaceLeaving(here, (room) => enter(room, STAYS_MS))
      if (atMs > lengthMs * WARM_UP) warm ??= await useOf(sides)
      await wait(LOOK_EVERY_MS)
    }
    const end = await useOf(sides)
    await leaveAll(everybody)
    await expectNothingOwed(sides, ENDS_MAX_MS)
    const clock = await clocks.driftMs(sides.pool)
    return { warm: warm ?? end, end, ...clock, ...(await booksOf(sides, everybody)) }
  } finally {
    await leaveAll(everybody)
    await sides.close()
  }
}

const leaveAll = (players: readonly Player[]) =>
  Promise.all(players.map(({ robot }) => robot.leave()))

function roomsPlayed(): AnyRoom[] {
  const folders = ROOMS.map(({ code }) => roomFolderOf(code))
  const isFirst = (_: AnyRoom, at: number) => folders.indexOf(folders[at]) === at
  const ofEachKind = ROOMS.filter(isFirst)
  const others = ROOMS.filter((room) => !ofEachKind.includes(room))
  return [...ofEachKind, ...others].slice(0, Math.max(ROOMS_PLAYED, ofEachKind.length))
}

async function useOf({ running }: TwoSides): Promise<Use> {
  const of = async (side: (typeof SIDES)[number]) => {
    const process = running.get(side)
    if (!process) throw new Error(`${side} does not run`)
    return { heap: await heapOf(process), memory: memoryOf(process) }
  }
  return { arcade: await of('arcade'), casino: await of('casino') }
}

/** What players won less what they staked, with further stakes and with jackpots. */
const BETS = `
  select count(*)::integer as bets,
    (coalesce(sum(win_kurus - stake_kurus - further), 0) + (select coalesce(sum(won_kurus), 0)
      from arcade.jackpot_pot where paid_at is not null))::bigint as net
  from arcade.round, lateral (
    select coalesce(sum(price_kurus), 0) as further from arcade.move
      where round_id = round.id and state = 'made'
  ) moves where round.state = 'settled'`

async function booksOf(sides: TwoSides, players: readonly Player[]) {
  const { testCasino } = sides.casinoFixture
  await patiently(() => expectBooksRight(sides))
  const { rows } = await patiently(() => sides.pool.query<{ bets: number; net: number }>(BETS))
  const { bets = 0, net = 0 } = rows[0] ?? {}
  let heldE5 = 0n
  for (const { playerId, cashE5 } of players)
    heldE5 += (await patiently(() => testCasino.cashE5(playerId))) - cashE5
  return {
    bets,
    players: players.length,
    missingE5: heldE5 - BigInt(net) * KURUS_E5,
    sumOfBooksE5: await patiently(() => testCasino.sumOfBooks()),
  }
}
