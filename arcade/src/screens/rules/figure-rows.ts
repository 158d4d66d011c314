import type { Facts } from '../../games/facts.ts'
import { hasJackpots } from '../../games/jackpots/levels.ts'
import type { Language } from '../../protocol.ts'
import { figure, money, percent, whole } from '../figures.ts'
import { FIGURE_WORDS } from './figure-words.ts'

type Row = readonly [name: string, value: string]

const LIRA_KURUS = 100
const WHOLE_BP = 10_000
/** One percentage point (FAIR-20). */
const JACKPOT_BP = 100

/** The figures of a game, the same in its panel and on its page. What its mathematics does not tell has no row. */
export function figureRows(facts: Facts, language: Language): Row[] {
  const words = FIGURE_WORDS[language]
  const { rtpBp, stakeLira, maxWin, studio, volatility } = facts
  const [lowest, highest] = [percent(rtpBp.lowest, language), percent(rtpBp.highest, language)]
  return [
    [words.returnOf, lowest === highest ? lowest : words.from(lowest, highest)],
    ...jackpotRow(facts, language),
    ...hitRateRow(facts, language),
    ...(volatility === null ? [] : [[words.volatility, words.levelOf(volatility)] as const]),
    ...(maxWin === null ? [] : [[words.highestWin, `${whole(maxWin, language)}×`] as const]),
    ...highestWinRow(facts, language),
    [
      words.stakes,
      words.from(money(stakeLira.least * LIRA_KURUS), money(stakeLira.most * LIRA_KURUS)),
    ],
    [words.studio, studio],
  ]
}

/** A level returns all that it takes: the jackpots add as much as stakes pay in. */
function jackpotRow(facts: Facts, language: Language): Row[] {
  if (!hasJackpots(facts)) return []
  const { withJackpots, from } = FIGURE_WORDS[language]
  const [lowest, highest] = [facts.rtpBp.lowest, facts.rtpBp.highest].map((bp) =>
    percent(bp + JACKPOT_BP, language),
  ) as [string, string]
  return [[withJackpots, lowest === highest ? lowest : from(lowest, highest)]]
}

function hitRateRow({ hitRateBp }: Facts, language: Language): Row[] {
  if (hitRateBp === null) return []
  const { hitRate, hitRateOf } = FIGURE_WORDS[language]
  const onceIn = figure(WHOLE_BP / hitRateBp, language, { maximumFractionDigits: 1 })
  return [[hitRate, hitRateOf(percent(hitRateBp, language), onceIn)]]
}

function highestWinRow({ maxWinOnceIn }: Facts, language: Language): Row[] {
  if (!maxWinOnceIn) return []
  const { highestWinChance, onceIn, rarerThan, notOnceIn } = FIGURE_WORDS[language]
  const { rounds, kind } = maxWinOnceIn
  if (kind === 'exact') return [[highestWinChance, onceIn(whole(rounds, language))]]
  const many = figure(rounds, language, { notation: 'compact', compactDisplay: 'long' })
  return [[highestWinChance, kind === 'bound' ? rarerThan(many) : notOnceIn(many)]]
}
