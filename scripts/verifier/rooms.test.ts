import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verifyRound } from '../../arcade/src/fairness/verifier.ts'
import type { Hall } from '../../arcade/src/games/bingo/course.ts'
import { HALLS } from '../../arcade/src/games/bingo/halls.ts'
import { bingoOf } from '../../arcade/src/games/bingo/rules.ts'
import { HANDS, NEXT } from '../../arcade/src/games/card-draw/chances.ts'
import { bitsOf, snapOf } from '../../arcade/src/games/crash/crash-point.ts'
import { SIDE_NAMES } from '../../arcade/src/games/draw-649/rules.ts'
import type { Json } from '../../arcade/src/games/game.ts'
import { WEEKS } from '../../arcade/src/games/league/season.ts'
import { pastOf } from '../../arcade/src/games/live-blackjack/proof.ts'
import { playByChance } from '../../arcade/src/games/live-blackjack/testing/play-by-chance.ts'
import { PLACES } from '../../arcade/src/games/money-wheel/ring.ts'
import type { Listed } from '../../arcade/src/games/rooms/room-game.ts'
import { PLACES as ROULETTE } from '../../arcade/src/games/roulette/places.ts'
import { tablesOf } from '../../arcade/src/games/testing/room-round.ts'
import { drawsOf, hashBefore } from '../../arcade/src/rooms/chain/hash-chain.ts'

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0
const ROUNDS = 300
const SALT = 'a salt'

type Played = { bet: Json; moves: readonly Json[]; past?: Json; bets?: Listed<Json>[] }

/** Bets of each room: `at` counts the rounds from 0, `hash` is the round's. */
const PLAYED: Record<string, (at: number, hash: string) => Played> = {
  // Cashed out by their players, by the server, or lost.
  zar_ucurtma(at, hash) {
    const snap = snapOf(bitsOf(drawsOf('crash', { hash, salt: SALT, number: 1 })))
    const isCashedOut = at % 3 === 0 && snap > 100
    const cashOut = Math.min(101 + at, snap, 100_000)
    return {
      bet: { stakeKurus: 100 * (at + 1), auto: at % 3 === 1 ? 101 + at : null },
      moves: isCashedOut ? [{ cashOut }] : [],
    }
  },
  zar_devran: (at) => ({
    bet: { bets: PLACES.slice(at % 8).map((place) => ({ place, stakeKurus: 100 * (at + 1) })) },
    moves: at % 2 ? [{ tulip: 1 }, { tulip: at % 3 }] : [],
  }),
}

/** Every place of the felt in turn, five a round. */
const onTheFelt = (stakeKurus: number) => (at: number) => {
  const all = [...ROULETTE.keys()]
  const places = [0, 31, 62, 93, 124].map((step) => all[(at + step) % all.length] ?? '')
  return { bet: { bets: places.map((place) => ({ place, stakeKurus })) }, moves: [] }
}
PLAYED.zar_rulet_kosku = onTheFelt(200_000)
PLAYED.zar_altin_rulet = onTheFelt(2_500)

const COUP = ['player', 'banker', 'tie', 'playerPair', 'bankerPair']
PLAYED.zar_bogaz_bakara = (at) => ({
  bet: { bets: COUP.slice(at % 5).map((place) => ({ place, stakeKurus: 500 + 100 * at })) },
  moves: at % 3 === 0 ? [{ open: 'player' }] : [],
})

const HANDS_OF_ONE = [[], [{ call: true }], [{ fold: true }], [{ call: true }]]
PLAYED.zar_anadolu_poker = (at) => ({
  bet: {
    place: at % 6,
    anteKurus: 500 + 100 * at,
    aaKurus: 100 * (at % 20),
    callsAtEnd: at % 5 === 0,
  },
  moves: HANDS_OF_ONE[at % 4] ?? [],
})

const bets =
  (places: readonly string[], of: string, ofAt: (at: number) => number) => (at: number) => ({
    bet: {
      place: places[at % places.length] ?? '',
      stakeKurus: 100 * (1 + (at % 40)),
      price: 101 + at * 7,
      [of]: ofAt(at),
    },
    moves: [],
  })
const RUNNERS = ['win:5', 'place:5', 'win:2', 'place:1', 'place:7', 'exacta:4-1', 'exacta:2-5']
PLAYED.zar_doludizgin = bets(RUNNERS, 'race', (at) => at)
const ON_CARDS = [...Object.keys(NEXT), ...Object.keys(HANDS)]
PLAYED.zar_perde = bets(ON_CARDS, 'seen', (at) => at % 5)
const ON_MATCHES = ['home', 'draw', 'away', 'over', 'under', 'both', 'not-both', 'score:1-1']
PLAYED.zar_zar_ligi = bets(
  ON_MATCHES.map((market, at) => `${(at * 3) % 8}:${market}`),
  'week',
  (at) => at % WEEKS,
)
PLAYED.zar_kure_649 = (at) => ({
  bet:
    at % 2
      ? {
          coupon: [0, 1, 2, 3, 4, 5].map((step) => 1 + ((at * 5 + step * 8) % 49)),
          stakeKurus: 100,
        }
      : { side: SIDE_NAMES[(at / 2) % SIDE_NAMES.length] ?? '', stakeKurus: 100 * (at + 1) },
  moves: [],
})

/** A bet of a round that was played by chance, at a seat or behind one, and what is kept of the round. */
function atTheTable(at: number, hash: string): Played {
  const of = { hash, salt: SALT, number: ROUNDS - at }
  const chance = drawsOf('blocks', { ...of, salt: 'chance' })
  const table = playByChance(() => drawsOf('blocks', of), chance, 10_000)
  const one = table.placed[at % table.placed.length]
  if (!one) throw new Error('nobody has bet')
  return { bet: one.bet, moves: table.movesOf(one.id), past: pastOf(table.table) }
}
PLAYED.zar_kubbe_21 = atTheTable
PLAYED.zar_yirmi_bir = atTheTable

/** A bet of six tickets among those of four others, and what is kept of its round. */
const inHall =
  ({ code, balls, ticketLira }: Hall) =>
  (at: number, hash: string): Played => {
    const room = bingoOf({ code, balls, ticketLira })
    const placed = [0, 1, 2, 3, 4].map((player) => ({
      id: `p${player}`,
      seat: `p${player}`,
      bet: {
        tickets: [0, 1, 2, 3, 4, 5].map((one) => (at * 613 + player * 89 + one * 7) % 100_000),
      },
      moves: [],
    }))
    const of = { hash, salt: SALT, number: ROUNDS - at }
    const tables = tablesOf(room, () => drawsOf('blocks', of), { placed, carried: 1_000 * at })
    const past = room.shownOf(tables.at(-1) ?? room.begin(null))
    const bets = placed.map(({ id, bet }) => ({ id, bet }))
    // Every other one with the list of all bets.
    const listed = at % 2 === 0 && { bets }
    return { bet: placed[at % placed.length]?.bet ?? null, moves: [], past, ...listed }
  }
const [first, , , , square] = HALLS
if (first) PLAYED[first.code] = inHall(first)
if (square) PLAYED[square.code] = inHall(square)

const WRONG: Record<string, Json> = {
  zar_cinaralti: [{}],
  zar_gece_kusu: [{}],
  zar_doludizgin: [{}],
  zar_perde: [{}],
  zar_zar_ligi: [{}],
  zar_kure_649: [{}],
  zar_kubbe_21: [{ play: 'hit', turn: 999 }],
  zar_yirmi_bir: [{ follow: 'double', hand: 1 }],
  zar_bogaz_bakara: [{ open: 'tie' }],
  zar_anadolu_poker: [{ call: true }, { fold: true }],
  zar_rulet_kosku: [{ tulip: 1 }],
  zar_altin_rulet: [{}],
  zar_ucurtma: [{ cashOut: 100 }],
  zar_devran: [{ tulip: 3 }],
}

/** A bet in each round of a chain. */
function betsIn(gameCode: string) {
  let hash: Buffer = createHash('sha256').update('rooms').digest()
  return Array.from({ length: ROUNDS }, (_, at) => {
    const serverSeed = hash.toString('hex')
    hash = hashBefore(hash)
    const played = PLAYED[gameCode]?.(at, serverSeed) ?? { bet: null, moves: [] }
    const moves = [...played.moves]
    return { gameCode, serverSeed, clientSeed: SALT, nonce: ROUNDS - at, ...played, moves }
  })
}

/** The round told without one of its bets, where it is told with all of them. */
const forgottenIn = (round: ReturnType<typeof betsIn>[number] | undefined) =>
  round?.bets ? [{ ...round, bets: round.bets.slice(0, -1) }] : []

test.skipIf(!HAS_PYTHON).each(Object.keys(PLAYED))(
  'FAIR-05: a verifier that is written from the text alone agrees on every bet of %s',
  async (gameCode) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zar-verify-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'rounds.jsonl')
    const rounds = betsIn(gameCode)
    const wrong = [{ ...rounds[0], moves: WRONG[gameCode] }, ...forgottenIn(rounds[0])]
    const lines = [...rounds, ...wrong].map((round) => `${JSON.stringify(round)}\n`)
    writeFileSync(file, lines.join(''))
    const { stdout } = spawnSync('python3', ['scripts/verifier/verify.py', file])
    const answers = String(stdout)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const told = await Promise.all(rounds.map((round) => verifyRound(round)))
    for (const _ of wrong) expect(answers.pop()).toHaveProperty('error')
    expect(answers).toEqual(
      told.map(({ commitment, winKurus }) => ({ commitment, returnKurus: winKurus })),
    )
    expect(told.filter(({ winKurus }) => winKurus === 0).length).toBeGreaterThan(20)
  },
)
