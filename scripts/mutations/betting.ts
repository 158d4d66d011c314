import { mutationsOf } from './mutation.ts'

const BETS = 'server/src/modules/betting/bets'
const SUMS = 'contract/src/betting'
const PLACING = [`${BETS}/placing/place-bet.test.ts`]
const SETTLING = [`${BETS}/settling/settling.test.ts`]
const OUTCOMES = [`${BETS}/settling/outcome.test.ts`]
const SELLING = [`${BETS}/cash-out/cash-out.test.ts`]
const WAITING = [`${BETS}/waiting/delay.test.ts`, `${BETS}/waiting/waiting.test.ts`]

const SETTLEMENT = [
  'betting/src/settlement/football/football.test.ts',
  'betting/src/settlement/other-sports.test.ts',
]

export const BETTING_MUTATIONS = [
  ...mutationsOf('betting/src/settlement/quarter-lines.ts', SETTLEMENT, [
    ["stepsAhead > 0 ? 'half-win' : 'half-loss'", "stepsAhead > 0 ? 'half-loss' : 'half-win'"],
    ['if (stepsAhead >= 2)', 'if (stepsAhead > 2)'],
  ]),
  ...mutationsOf('betting/src/settlement/results.ts', SETTLEMENT, [
    ["leader === 'X' ? allAre(SIDES, 'push')", "leader === 'X' ? allAre(SIDES, 'void')"],
  ]),
  ...mutationsOf(
    'betting/src/postings/posting.ts',
    ['betting/src/postings/posting.test.ts'],
    [
      ['next.version <= greatest.version', 'next.version < greatest.version'],
      ['next.payoutKurus - greatest.payoutKurus', 'next.payoutKurus'],
    ],
  ),
  ...mutationsOf(
    'betting/src/postings/debt.ts',
    ['betting/src/postings/debt.test.ts'],
    [['lesser(-amountKurus, balanceKurus)', '-amountKurus']],
  ),
  ...mutationsOf(
    `${SUMS}/acceptance/at-submission.ts`,
    [`${SUMS}/acceptance/at-submission.test.ts`],
    [['nowMs < startsAtMs', 'nowMs <= startsAtMs']],
  ),
  ...mutationsOf(
    `${SUMS}/acceptance/at-end-of-delay.ts`,
    [`${SUMS}/acceptance/at-end-of-delay.test.ts`],
    [["end.hasMaterialChange || end.market === 'closed'", "end.market === 'closed'"]],
  ),
  ...mutationsOf(`${BETS}/placing/take-bet.ts`, PLACING, [
    [
      "if (cashE5 < amountE5) throw new BetRefused('L-230'",
      "if (false) throw new BetRefused('L-230'",
    ],
    ['refuseByBooks(books, partsOf(exposed), { unitKurus: asked.unitKurus, limits })', ''],
  ]),
  ...mutationsOf(`${BETS}/placing/take-legs.ts`, PLACING, [
    ['if (held.map(markOf).join() !== taken.map(markOf).join()) throw new OfferMoved()', ''],
    ["decision.take === 'seen' ? seenMilli : currentMilli", 'seenMilli'],
  ]),
  ...mutationsOf(`${BETS}/slip/offer.ts`, PLACING, [
    ["if (!isFresh(offer, nowMs)) return 'R-114'", ''],
    ["if (offer.isStopped) return 'R-110'", ''],
  ]),
  ...mutationsOf(`${BETS}/waiting/delay.ts`, WAITING, [
    ['Math.max(0, ...live', 'Math.min(0, ...live'],
  ]),
  ...mutationsOf(`${BETS}/waiting/verdict.ts`, WAITING, [
    ["own.some(isWithdrawn)) return { refuse: 'R-140' }", "false) return { refuse: 'R-140' }"],
    ['own[at].material !== material', 'false'],
  ]),
  ...mutationsOf(`${BETS}/waiting/decide-waiting.ts`, WAITING, [
    ["if (bet?.state !== 'waiting') return", 'if (!bet) return'],
  ]),
  ...mutationsOf(`${BETS}/waiting/refuse-waiting.ts`, WAITING, [
    ["await post(tx, { bet, kind: 'return', version: 0, amountKurus: bet.costKurus, at })", ''],
  ]),
  ...mutationsOf(
    `${BETS}/settling/settle-bet.ts`,
    [...SETTLING, ...SELLING],
    [
      ['payoutKurus - (await settledKurus(tx, was))', 'payoutKurus'],
      ['if (partsSold === 0) return paidKurus', 'return paidKurus'],
      ['if (!bet || !SETTLEABLE.includes(bet.state)) return', 'if (!bet) return'],
    ],
  ),
  ...mutationsOf(`${BETS}/settling/outcome.ts`, OUTCOMES, [['to === null || placed < to', 'true']]),
  ...mutationsOf(`${BETS}/cash-out/sell.ts`, SELLING, [
    ['bet.partsSold + 1, amountKurus, at }', '0, amountKurus, at }'],
    ['bet.keptKurus - soldOf(bet, percent)', 'bet.keptKurus'],
    ['if (!isWhole) await moveLiability(tx, exposureOf(kept), 1n)', ''],
  ]),
  ...mutationsOf(`${BETS}/cash-out/quote.ts`, SELLING, [
    ["if (own.some((offer) => !isFresh(offer, offers.nowMs))) return 'stale'", ''],
    ['bet.partsSold >= PARTS_MAX', 'bet.partsSold > PARTS_MAX'],
  ]),
  ...mutationsOf(`${BETS}/cash-out/decide-cash-outs.ts`, SELLING, [
    ['seen === seenOf(bet, offers) &&', ''],
  ]),
  ...mutationsOf(
    `${BETS}/money/liability.ts`,
    [...PLACING, ...SETTLING, ...SELLING],
    [['sign * stakedKurus', 'stakedKurus']],
  ),
]
