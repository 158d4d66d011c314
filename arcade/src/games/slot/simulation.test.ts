import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { EARLIER_SHEETS, SHEETS } from './catalogue.ts'
import { parOf } from './game-sheet.ts'
import { engineOf, playRound } from './play-round.ts'

/** The largest |z| that chance alone passes once in a thousand. */
const Z_MAX = 3.29
/** A million rounds of the first game with the `ZAR_MANY` of `npm run test:deep`. */
const MANY = Number(process.env.ZAR_MANY ?? 1)

test.each(
  [...SHEETS, ...EARLIER_SHEETS].map((sheet, index) => ({
    sheet,
    rounds: MANY * (index === 0 ? 50_000 : 10_000),
  })),
)(
  'FAIR-27: $sheet.gameCode returns its RTP and hits as often as it says in $rounds real draws',
  ({ sheet, rounds }) => {
    const engine = engineOf(sheet)
    const par = parOf(sheet)
    const pair = { serverSeed: commitmentOf(sheet.gameCode), clientSeed: 'benzetim' }
    const stake = 2_000
    let [sum, hits, most] = [0, 0, 0]
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { winKurus } = playRound(engine, stake, randomOf(pair, nonce))
      sum += winKurus
      hits += winKurus > 0 ? 1 : 0
      most = Math.max(most, winKurus)
    }
    const rtp = Number(par.rtp.numerator) / Number(par.rtp.denominator)
    const sigma = par.sigmaHundredths / 100
    const rtpZ = (sum / rounds / stake - rtp) / (sigma / Math.sqrt(rounds))
    const rate = par.hitRateBp / 10_000
    const hitZ = (hits / rounds - rate) / Math.sqrt((rate * (1 - rate)) / rounds)
    expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
    expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
    expect(most).toBeLessThanOrEqual(par.maxWinMultiple * stake)
  },
  120_000 * MANY,
)
