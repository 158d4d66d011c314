import type { PassFacts, PaymentFact, PaymentFacts } from '../../modules/fraud/rules/money-rules.ts'
import type { CoverFacts, Sitting, SittingFacts } from '../../modules/fraud/rules/play-rules.ts'
import type { Chance } from './world.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const E5 = 100_000n

export type OrdinaryPlayer = {
  payments: PaymentFacts
  passes: PassFacts
  covers: CoverFacts
  sittings: SittingFacts
}

/** Sums as people pay them: mostly 100 to 2,000, a few much more. */
const sumOf = (chance: Chance): bigint => {
  const lira = Math.round(Math.exp(6 + 2.2 * (chance() + chance() + chance() - 1.5)) / 10) * 10
  return BigInt(Math.max(20, lira)) * E5
}

/** Thirty days of a player with nothing to hide: a few deposits that they play, now and then a withdrawal, evenings of play. */
export function ordinaryPlayer(playerId: string, chance: Chance): OrdinaryPlayer {
  const pick = (n: number) => Math.floor(chance() * n)
  const moments = (n: number) =>
    Array.from({ length: n }, () => pick(30 * 24 * 60) * 60_000).sort((a, b) => a - b)
  const own = 1 + pick(2)
  const deposit = (at: number): PaymentFact => ({
    at,
    isDeposit: true,
    state: chance() < 0.05 ? 'declined' : 'paid',
    amountE5: sumOf(chance),
    method: chance() < 0.03 ? 5 + pick(3) : own,
    account: null,
    isPayerOwn: chance() < 0.002 ? false : chance() < 0.8 ? true : null,
  })
  const deposits = moments(pick(9)).map(deposit)
  // Half of the withdrawals follow a deposit within the day.
  const after = (at: number) =>
    chance() < 0.5 ? at : (deposits[pick(deposits.length)]?.at ?? at) + pick(24 * 60) * 60_000
  const withdrawals = moments(pick(3))
    .map(after)
    .map((at) => ({
      at,
      amountE5: sumOf(chance) * 2n,
      depositedE5: deposits
        .filter((one) => one.state === 'paid' && one.at <= at && at - one.at <= DAY_MS)
        .reduce((sum, { amountE5 }) => sum + amountE5, 0n),
      stakedE5: 0n,
    }))
  return {
    payments: { playerId, payments: deposits },
    passes: {
      playerId,
      withdrawals: withdrawals.map((one) => ({
        ...one,
        // Who pays in plays it a few times over; one in thirty changes their mind.
        stakedE5: chance() < 0.03 ? 0n : (one.depositedE5 * BigInt(10 + pick(80))) / 10n,
      })),
    },
    covers: {
      playerId,
      days: moments(pick(12)).map((at) => {
        const rounds = 10 + pick(300)
        return { at, game: 'slot', rounds, covered: pick(Math.max(1, Math.floor(rounds / 3))) }
      }),
    },
    sittings: { playerId, ...ordinarySittings(chance, moments(pick(14))) },
  }
}

function ordinarySittings(chance: Chance, days: readonly number[]) {
  const usual = BigInt(1 + Math.floor(chance() * 20)) * E5
  const sittings: Sitting[] = days.map((day) => {
    const from = Math.floor(day / DAY_MS) * DAY_MS + (14 + chance() * 7) * HOUR_MS
    const stakes = 20 + Math.floor(chance() * 200)
    const medianE5 = (usual * BigInt(5 + Math.floor(chance() * 15))) / 10n
    return { from, at: from + (0.3 + chance() * 2.5) * HOUR_MS, stakes, medianE5 }
  })
  return {
    sittings,
    monthMedianE5: usual,
    monthStakes: sittings.reduce((sum, { stakes }) => sum + stakes, 0),
  }
}

/** Facts in which each rule has to find something, by its name; no two are the same. */
export function plantedPatterns(playerId: string, chance: Chance) {
  const at = Math.floor(chance() * 20) * DAY_MS
  const paid = (more: Partial<PaymentFact>): PaymentFact => ({
    at,
    isDeposit: true,
    state: 'paid',
    amountE5: 500n * E5,
    method: 1,
    account: null,
    isPayerOwn: true,
    ...more,
  })
  const justBelow = () => BigInt(16_000 + Math.floor(chance() * 3_999)) * E5
  const many = 3 + Math.floor(chance() * 4)
  const amountE5 = BigInt(2_000 + Math.floor(chance() * 50_000)) * E5
  return {
    structuring: {
      playerId,
      payments: Array.from({ length: many }, (_, n) =>
        paid({ at: at + n * Math.floor(chance() * 3 * HOUR_MS), amountE5: justBelow() }),
      ).sort((a, b) => a.at - b.at),
    },
    pass_through: {
      playerId,
      withdrawals: [
        {
          at,
          amountE5,
          depositedE5: amountE5,
          stakedE5: (amountE5 * BigInt(Math.floor(chance() * 49))) / 100n,
        },
      ],
    },
    many_methods: {
      playerId,
      payments: Array.from({ length: 1 + many }, (_, n) =>
        paid({ at: at + n * HOUR_MS, method: n }),
      ),
    },
    third_party_payer: {
      playerId,
      payments: [0, Math.floor(chance() * 29)].map((days) =>
        paid({ at: at + days * DAY_MS, isPayerOwn: false }),
      ),
    },
    minimal_risk_play: {
      playerId,
      days: [
        { at, game: 'wheel', rounds: 20 + many, covered: 20 + many - Math.floor(chance() * 2) },
      ],
    },
  }
}
