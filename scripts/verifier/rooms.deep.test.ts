import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { roomDigestOf } from '../../arcade/src/fairness/room-digest.ts'
import { ROOMS } from '../../arcade/src/games/rooms/find-room.ts'
import { pastOf } from '../../arcade/src/games/rooms/replay-table.ts'
import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import { settledIn, tablesOf } from '../../arcade/src/games/testing/room-round.ts'
import { drawsOf, makeChain, openHashes } from '../../arcade/src/rooms/chain/hash-chain.ts'
import { verifyPast } from '../../arcade/src/screens/room/panels/verify-past.ts'
import { SEED } from '../../server/src/testing/chance.ts'
import { seeded } from '../../server/src/testing/seeded.ts'
import { betsOfTwo } from '../room-robots/bets.ts'

/** So many the arcade tells of a room, and its page verifies. */
const ROUNDS = 10_000
const SALT = `salt ${SEED}`
const COMMAND = ['--import', 'tsx', 'scripts/arcade/verify.ts']

/** A chain that was played to its end by two players, and a bet of each round as it is exported. */
async function played(room: AnyRoom) {
  const secret = createHash('sha256').update(`${room.code} ${SEED}`).digest()
  const chain = await makeChain(secret, ROUNDS)
  const hashOf = openHashes(chain)
  const random = seeded(SEED)
  const digest = roomDigestOf(room)
  let carried = null as ReturnType<NonNullable<AnyRoom['carry']>>
  const rounds = Array.from({ length: ROUNDS }, (_, at) => {
    const number = at + 1
    const hash = hashOf(number)
    const placed = betsOfTwo(room, random, carried)
    const draws = () => drawsOf(room.stream, { hash, salt: SALT, number })
    const tables = tablesOf(room, draws, { placed, carried })
    const last = tables.at(-1) ?? null
    carried = room.carry?.(last) ?? null
    const shown = pastOf(room, last)
    const own = placed[at % placed.length]
    if (!own) throw new Error('nobody bets')
    const { returned } = settledIn(room, tables, own)
    const told = { gameCode: room.code, serverSeed: hash, clientSeed: SALT, nonce: number }
    const commitment = number === 1 ? chain.firstHash : hashOf(at)
    const bets = room.isListRight && placed.map(({ id, bet }) => ({ id, bet }))
    const seen = { bet: own.bet, past: shown, bets, commitment, digest, winKurus: returned }
    return { past: { number, shown, hash }, bets, record: { ...told, ...seen } }
  })
  return { firstHash: chain.firstHash, rounds }
}

type Round = Awaited<ReturnType<typeof played>>['rounds'][number]

/** The arcade's answer to who asks for all bets of a round, where bets share a pot. */
function answerLists(code: string, rounds: readonly Round[]): void {
  const answers = new Map(
    rounds.map(({ past, bets }) => [`/api/rooms/${code}/rounds/${past.hash}/bets`, { bets }]),
  )
  vi.stubGlobal('fetch', async (asked: string) => Response.json(answers.get(asked)))
  onTestFinished(() => void vi.unstubAllGlobals())
}

test.each(ROOMS.map((room) => [room.code, room] as const))(
  `FAIR-05, FAIR-25: the last ${ROUNDS} rounds of %s verify in the page and by command`,
  async (code, room) => {
    const { firstHash, rounds } = await played(room)
    answerLists(code, rounds)
    const past = rounds.map((round) => round.past).reverse()
    const verdicts = await verifyPast(code, { firstHash, salt: SALT }, past)
    expect([...verdicts.values()].filter((isRight) => isRight)).toHaveLength(ROUNDS)
    const planted = past.map((round, at) => (at === 0 ? { ...round, hash: firstHash } : round))
    expect((await verifyPast(code, { firstHash, salt: SALT }, planted)).get(ROUNDS)).toBe(false)

    const folder = mkdtempSync(path.join(tmpdir(), 'zar-verify-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'rounds.json')
    writeFileSync(file, JSON.stringify({ rounds: rounds.map(({ record }) => record) }))
    const options = { maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, file], options)
    expect(stdout).toContain(`${ROUNDS} of ${ROUNDS} rounds hold.`)
  },
)
