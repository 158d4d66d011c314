import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkPot, type EndedPot, isPotRight } from '../../arcade/src/fairness/jackpot-verifier.ts'
import type { Random } from '../../arcade/src/games/game.ts'
import { drawPlace, drawPoint, drawSecond } from '../../arcade/src/games/jackpots/draws.ts'
import { KURUS, LEVELS, type Level } from '../../arcade/src/games/jackpots/levels.ts'
import { fall, firstPot, hasReached, type Pot, payIn } from '../../arcade/src/games/jackpots/pot.ts'
import { drawsOf, makeChain, openHashes } from '../../arcade/src/rooms/chain/hash-chain.ts'
import { SEED } from '../../server/src/testing/chance.ts'
import { seeded } from '../../server/src/testing/seeded.ts'

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0
const SALT = `salt ${SEED}`
const POTS = 40
/** Of a timed level's pot; of a ceiling's there are as many as it takes, of high stakes. */
const STAKES = 30
const HIGH_LIRA = 1_000_000
const BEGAN_MS = Date.parse('2026-01-01T00:00:00Z')

type Staked = { uptoKurus: number; stakeKurus: number }
type Begun = { level: Level; pot: Pot; fromKurus: number; draws: Random; number: number }

/** Stakes of whole lira, one after the other, and what the pot holds with them. */
function stakesFrom({ level, pot, fromKurus }: Begun, random: () => number) {
  const all: Staked[] = []
  const last = () => all.at(-1)?.uptoKurus ?? fromKurus
  let held = pot
  return {
    all,
    uptoKurus: last,
    held: () => held,
    take(mostLira: number) {
      const stakeKurus = 100 * (1 + Math.floor(random() * mostLira))
      held = payIn(level, held, BigInt(stakeKurus) * KURUS)
      all.push({ uptoKurus: last() + stakeKurus, stakeKurus })
    },
  }
}

/** When a pot ended, and the stake that won it; none where nobody staked. */
function endOf(begun: Begun, stakes: ReturnType<typeof stakesFrom>) {
  const { level, fromKurus, draws, number } = begun
  if (level.kind === 'ceiling') {
    const point = drawPoint(level, draws)
    while (!hasReached(level, stakes.held(), point)) stakes.take(HIGH_LIRA)
    return { periodAt: null, endedAt: new Date(BEGAN_MS), winner: stakes.all.at(-1) }
  }
  const periodAt = new Date(BEGAN_MS + number * level.periodSeconds * 1_000)
  const endedAt = new Date(periodAt.getTime() + drawSecond(level, draws) * 1_000)
  // In every fifth nobody stakes.
  if (number % 5 === 0) return { periodAt, endedAt, winner: undefined }
  for (let at = 0; at < STAKES; at++) stakes.take(200)
  const place = fromKurus + drawPlace(draws, stakes.uptoKurus() - fromKurus)
  return { periodAt, endedAt, winner: stakes.all.find(({ uptoKurus }) => uptoKurus > place) }
}

/** Pots of a level that ended one after the other, the newest first, as they are told. */
async function ended(level: Level): Promise<EndedPot[]> {
  const secret = createHash('sha256').update(`${level.name} ${SEED}`).digest()
  const chain = await makeChain(secret, POTS)
  const hashOf = openHashes(chain)
  const random = seeded(SEED)
  const told: EndedPot[] = []
  let [pot, fromKurus] = [firstPot(level), 0]
  for (let number = 1; number <= POTS; number++) {
    const hash = hashOf(number)
    const draws = drawsOf('blocks', { hash, salt: SALT, number })
    const begun = { level, pot, fromKurus, draws, number }
    const stakes = stakesFrom(begun, random)
    const { periodAt, endedAt, winner } = endOf(begun, stakes)
    const won = winner && fall(level, stakes.held())
    told.unshift({
      level: level.name,
      number,
      firstHash: chain.firstHash,
      salt: SALT,
      chainNumber: number,
      hash,
      fromKurus,
      uptoKurus: stakes.uptoKurus(),
      seedUnits: Number(pot.seed),
      reserveUnits: Number(pot.reserve),
      periodAt: periodAt?.toISOString() ?? null,
      endedAt: endedAt.toISOString(),
      wonKurus: won ? Number(won.won / KURUS) : null,
      winnerUptoKurus: winner?.uptoKurus ?? null,
      winnerStakeKurus: winner?.stakeKurus ?? null,
    })
    if (won) [pot, fromKurus] = [won.pot, stakes.uptoKurus()]
  }
  return told
}

/** A line for each pot, of the program that knows nothing but the text. */
function linesOf(pots: readonly EndedPot[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-pots-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'pots.json')
  writeFileSync(file, JSON.stringify({ pots }))
  const { stdout, stderr } = spawnSync('python3', ['scripts/verifier/pots.py', file])
  if (String(stderr) !== '') throw new Error(String(stderr))
  return String(stdout).trim().split('\n')
}

test.skipIf(!HAS_PYTHON).each(LEVELS)(
  'the pots of $name are computed again from what is published, and a changed one is found',
  async (level) => {
    const pots = await ended(level)
    for (const pot of pots) expect(isPotRight(await checkPot(pot)), `${pot.number}`).toBe(true)
    expect(linesOf(pots)).toEqual(pots.map(({ number }) => `${level.name} ${number}: holds`))
    const of = pots.findIndex(({ wonKurus, number }) => wonKurus !== null && number < POTS)
    const one = pots[of]
    if (!one?.wonKurus || !one.winnerUptoKurus) throw new Error('nothing was won')
    const changes: [Partial<EndedPot>, string][] = [
      [{ wonKurus: one.wonKurus + 1 }, 'It paid another sum.'],
      [{ chainNumber: one.chainNumber + 1 }, 'Its hash is not of the chain.'],
      [{ winnerUptoKurus: one.fromKurus }, 'Another stake wins.'],
      [{ reserveUnits: one.reserveUnits + 1 }, 'The next pot began with other sums.'],
      [{ hash: 'none' }, 'It does not have the form of the text.'],
    ]
    for (const [change, wrong] of changes)
      expect(linesOf(pots.with(of, { ...one, ...change }))[of]).toContain(wrong)
  },
)
