import type { TextFacts, YoungFacts } from '../../modules/fraud/rules/care-rules.ts'
import type { StaffFacts } from '../../modules/fraud/rules/staff-rules.ts'
import type {
  ClosingFacts,
  LateFacts,
  RefusedFacts,
} from '../../modules/fraud/rules/trading-rules.ts'
import type { Chance } from './world.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const E5 = 100_000n

export type Bettor = {
  refused: RefusedFacts
  late: LateFacts
  closing: ClosingFacts
  texts: TextFacts
  young: YoungFacts | null
}

/** What players write, none of it a call for help. */
const LETTERS = [
  'Çekimim ne zaman gelir?',
  'Bu sorunu tekrar yaşamak istemiyorum',
  'Bonus hesabıma geçmedi, bağlantı koptu',
  'Gülmekten öldüm, bu slot hiç vermiyor',
  'Borç görünüyor mu hesabımda?',
  'My card was declined twice',
  'This game is killing me, no bonus yet',
  'Where is my free bet?',
] as const
const CALLS = [
  'Artık yaşamak istemiyorum',
  'Kumarı bırakamıyorum, hesabımı kapatın',
  'Borca battım, ödeyemiyorum',
  'I want to kill myself',
  'I have a gambling problem',
  'I am in debt because of this',
] as const

type Tools = ReturnType<typeof toolsOf>
const toolsOf = (chance: Chance) => ({
  pick: (n: number) => Math.floor(chance() * n),
  /** About a normal one, from twelve throws. */
  normal: (mean: number, spread: number) => {
    let sum = -6
    for (let n = 0; n < 12; n++) sum += chance()
    return mean + spread * sum
  },
  moments: (n: number) =>
    Array.from({ length: n }, () => Math.floor(chance() * 30 * 24 * 60) * 60_000).sort(
      (a, b) => a - b,
    ),
})

/** Some bet live, a few much; what follows their bets is chance: one in thirty has something happen within ten seconds. */
const ordinaryLive = (chance: Chance, { moments, pick, normal }: Tools) =>
  moments(chance() < 0.4 ? pick(120) : 0).map((at) => ({
    at,
    isLate: chance() < 0.035,
    edge: normal(-0.004, 0.03),
  }))

/** Prices close a little below and above those that were taken; who bets much is no better than others. */
const ordinaryClosed = (chance: Chance, { moments, pick, normal }: Tools) =>
  moments(chance() < 0.3 ? 20 + pick(300) : 0).map((at) => ({
    at,
    valuePpm: Math.round(normal(-5_000, 80_000)),
  }))

const spendOf = (chance: Chance) =>
  BigInt(Math.round(Math.exp(5.5 + 2.4 * (chance() + chance() - 1)))) * E5

/** A month of a player who bets, writes to support now and then, and is as old as players are. */
export function ordinaryBettor(playerId: string, chance: Chance, quartileE5: bigint): Bettor {
  const tools = toolsOf(chance)
  const { pick, moments } = tools
  const isYoung = chance() < 0.12 && chance() < 0.6
  return {
    refused: { playerId, refused: moments(chance() < 0.05 ? pick(4) : 0).map((at) => ({ at })) },
    late: { playerId, bets: ordinaryLive(chance, tools) },
    closing: { playerId, bets: ordinaryClosed(chance, tools) },
    texts: {
      playerId,
      texts: moments(pick(3)).map((at) => ({ at, text: LETTERS[pick(LETTERS.length)] ?? '' })),
    },
    young: isYoung
      ? { playerId, at: pick(30) * DAY_MS, spentE5: spendOf(chance), quartileE5, group: 500 }
      : null,
  }
}

/** The third quartile of what players of one age pay in. */
export function quartileOfSpend(chance: Chance, players: number): bigint {
  const spent = Array.from({ length: players }, () => spendOf(chance)).sort((a, b) =>
    a < b ? -1 : 1,
  )
  return spent[Math.floor(players * 0.75)] ?? 0n
}

/** Facts in which each rule has to find something; no two are the same. */
export function plantedBettor(playerId: string, chance: Chance, quartileE5: bigint) {
  const { pick, normal } = toolsOf(chance)
  const start = pick(10) * DAY_MS
  const times = 5 + pick(4)
  // Five or more good late bets among fifty live ones, wherever they lie.
  const isLate = new Set<number>()
  while (isLate.size < times) isLate.add(pick(50))
  return {
    refused: {
      playerId,
      refused: Array.from({ length: times }, (_, n) => ({
        at: start + n * pick(60) * 60_000,
      })).sort((a, b) => a.at - b.at),
    },
    late: {
      playerId,
      bets: Array.from({ length: 50 }, (_, n) => ({
        at: start + n * HOUR_MS,
        isLate: isLate.has(n),
        edge: isLate.has(n) ? 0.03 + chance() * 0.4 : normal(-0.004, 0.03),
      })),
    },
    closing: {
      playerId,
      bets: Array.from({ length: 100 + pick(100) }, (_, n) => ({
        at: start + n * HOUR_MS,
        valuePpm: Math.round(normal(70_000, 80_000)),
      })),
    },
    texts: {
      playerId,
      texts: [
        { at: start, text: LETTERS[pick(LETTERS.length)] ?? '' },
        { at: start + HOUR_MS, text: `${CALLS[pick(CALLS.length)]}. ${LETTERS[pick(8)]}` },
      ],
    },
    young: {
      playerId,
      at: start,
      spentE5: quartileE5 + BigInt(1 + pick(1_000_000)),
      quartileE5,
      group: 20 + pick(500),
    },
    staff: plantedStaff(playerId, chance),
  }
}

function plantedStaff(playerId: string, chance: Chance): StaffFacts {
  const { pick } = toolsOf(chance)
  const staffId = `staff-${playerId}`
  const all = 10 + pick(40)
  const proposals = Math.max(10, Math.ceil(all * (0.8 + chance() * 0.2)))
  return chance() < 0.5
    ? { decided: [{ staffId, playerId, cases: 3 + pick(5), at: 1 }], approved: [] }
    : { decided: [], approved: [{ staffId, otherId: 'colleague', proposals, of: all, at: 1 }] }
}

/** A desk of eight who share out what comes: cases of one player and proposals of a colleague by chance. */
export function ordinaryStaff(staffId: string, chance: Chance): StaffFacts {
  const { pick } = toolsOf(chance)
  return {
    decided: Array.from({ length: 60 }, (_, n) => ({
      staffId,
      playerId: `player-${n}`,
      cases: 1 + (chance() < 0.1 ? 1 : 0),
      at: n,
    })),
    approved: Array.from({ length: 7 }, (_, n) => {
      const all = 20 + pick(60)
      let proposals = 0
      for (let one = 0; one < all; one++) if (chance() < 1 / 7) proposals += 1
      return { staffId, otherId: `colleague-${n}`, proposals, of: all, at: n }
    }),
  }
}
