import { mutationsOf } from './mutation.ts'

const DRAWS = ['arcade/src/fairness/draws.test.ts', 'arcade/src/fairness/verifier.test.ts']
const SEEDS = ['arcade/src/rounds/seeds/seeds.test.ts']

export const FAIRNESS_MUTATIONS = [
  ...mutationsOf('arcade/src/fairness/draws.ts', DRAWS, [
    ['while (value >= limit) value = nextUint32()', ''],
    ['while (value >= limit) value', 'while (value > limit) value'],
    ['cursor += DRAW_BYTES', 'cursor += 1'],
    ['DRAW_RANGE - (DRAW_RANGE % count)', 'DRAW_RANGE'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    ['return `${clientSeed}:${nonce}:${block}`', 'return `${clientSeed}:${block}`'],
  ]),
  ...mutationsOf(
    'arcade/src/fairness/seeds.ts',
    [...DRAWS, 'arcade/src/fairness/game-text.test.ts'],
    [
      ['if (held.index !== index) held', 'if (held.index < 0) held'],
      ['committedText(serverSeed, digest))', 'committedText(serverSeed.slice(1), digest))'],
      ['committedText(serverSeed, digest))', 'committedText(serverSeed, null))'],
    ],
  ),
  ...mutationsOf(
    'arcade/src/games/slot/play-round.ts',
    [
      'arcade/src/games/slot/par.test.ts',
      'arcade/src/games/slot/simulation.test.ts',
      'arcade/src/fairness/verifier.test.ts',
    ],
    [
      ['pay >= wildPay ?', 'pay < wildPay ?'],
      ['freeSpinsWon: isFree ? 0 : payFor', 'freeSpinsWon: isFree ? 1 : payFor'],
      ['isFree ? sheet.freeSpins.multiplier : 1', '1'],
      ['stakeKurus * factor * scatterPay', 'stakeKurus * scatterPay'],
    ],
  ),
  ...mutationsOf('arcade/src/rounds/seeds/rotate-seed.ts', SEEDS, [
    ["refuseIf(next.commitment !== commitment, 'seeds_changed')", ''],
    ["refuseIf((await findUnfinished(tx, seatId)) !== undefined, 'round_open')", ''],
  ]),
  ...mutationsOf(
    'arcade/src/rounds/start-round.ts',
    ['arcade/src/rounds/play.test.ts', 'arcade/src/rounds/faults.test.ts'],
    [
      ["refuseIf(!isSame, 'invalid_input')", ''],
      ["refuseIf(sinceStartMs < roundMinMs(arcade, game), 'too_fast')", ''],
    ],
  ),
]
