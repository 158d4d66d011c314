import { MARKET_CLASSES } from '@zar/contract/betting/margin/classes'
import { SPORTS } from '@zar/contract/betting/sport'
import { askRecovery } from '@zar/contract/office/trading/acts'
import { tradingMatch } from '@zar/contract/office/trading/board'
import * as limits from '@zar/contract/office/trading/limits'
import * as margin from '@zar/contract/office/trading/margin'
import * as facts from '@zar/contract/office/trading/match-facts'
import * as own from '@zar/contract/office/trading/own-events'
import { houseByScore } from '@zar/contract/office/trading/scores'
import { byTwo, type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { Refused } from '../../client/refused.ts'
import { orNone, reason, shaped, whole } from '../../client/words.ts'
import { kurusOf, listed, momentOf, oddsOf } from '../../terminal-text.ts'
import { event } from './betting.ts'

const scope = shaped(
  'SCOPE',
  'market:12, class:football.results or class:football.results@LEAGUE',
  /^(market:\d{1,18}|class:[a-z0-9-]+\.[a-z-]+(@\S+)?)$/,
)
const marginBp = whole('MARGIN', 'hundredths of a per cent: 525 is 5.25 %', {
  least: 1,
  most: 10_000,
})
const said = shaped('FACTS', 'JSON as {"fullTime":[2,0],"halfTime":[1,0]}', /^\{.*\}$/s)
const source = shaped('SOURCE', 'where they are from, 3 to 200 characters', /^.{3,200}$/)
const name = (shown: string, is: string) => shaped(shown, is, /^\S{1,80}$/)
const json = (shown: string, is: string) => shaped(shown, is, /^\{.*\}$/s)

/** Margins, limits, whole matches and matches of our own. */
export const ROOM: Command[] = [
  command(
    {
      name: 'betting margins',
      takes: [],
      does: `lists the margins by hand; classes are ${MARKET_CLASSES.join(', ')}, of ${SPORTS.join(', ')}`,
    },
    async (desk) => {
      const { margins } = await desk.call(margin.listMargins, {})
      return listed(margins.map(sayMargin), 'No margin is set by hand.')
    },
  ),
  command(
    {
      name: 'betting margin-preview',
      takes: [scope, orNone(marginBp, 'none')],
      does: 'says which prices a margin would change; nothing is written',
    },
    async (desk, where, bp) => sayEffect(await previewOf(desk, where, bp)),
  ),
  command(
    {
      name: 'betting margin',
      takes: [scope, orNone(marginBp, 'none'), reason],
      does: 'sets a margin by hand within the bounds of its class, or takes it away',
    },
    async (desk, where, bp, because) => {
      const { seen } = await previewOf(desk, where, bp)
      await desk.call(margin.setMargin, { scope: where, marginBp: bp, seen, reason: because })
      return [bp === null ? 'Taken away.' : 'Set: its prices count from now on.']
    },
  ),
  command(
    { name: 'betting limits', takes: [], does: 'lists the limits of bets that are set' },
    async (desk) => {
      const found = await desk.call(limits.listLimits, {})
      return listed(found.limits.map(sayLimit), 'No limit is set.')
    },
  ),
  command(
    {
      name: 'betting scores',
      takes: [event],
      does: 'says what the house keeps of each final score of a football match',
    },
    async (desk, id) => {
      const { scores } = await desk.call(houseByScore, { id })
      return listed(
        scores.map((one) => `${one.home}-${one.away}  ${kurusOf(one.houseKurus)}`),
        'The match has no scores.',
      )
    },
  ),
  command(
    {
      name: 'betting recovery',
      takes: [name('COMPANY', 'whose feed it is'), name('PRODUCER', 'pre or live'), reason],
      does: 'asks the odds company for all of a stream anew',
    },
    async (desk, of, producer, because) => {
      await desk.call(askRecovery, { source: of, producer, reason: because })
      return ['Asked: it is closed until our state is the company’s.']
    },
  ),
]

/** Of a whole match, and of those of our own. */
export const MATCHES: Command[] = [
  command(
    {
      name: 'betting match-preview',
      takes: [event, said],
      does: 'says which markets of a match facts decide, and what settling them would do',
    },
    async (desk, id, text) =>
      sayDecision(await desk.call(facts.previewMatchFacts, { id, facts: text })),
  ),
  byTwo(
    {
      name: 'betting match-result',
      takes: [event, said, source, reason],
      does: 'enters facts of a whole match by hand; settling waits for two more people',
      done: 'Entered: its markets wait for their settlement.',
    },
    facts.enterMatchResult,
    async (desk, id, text, from, because) => {
      const { seen } = await desk.call(facts.previewMatchFacts, { id, facts: text })
      return { id, seen, facts: text, source: from, reason: because }
    },
  ),
  byTwo(
    {
      name: 'betting match-settle',
      takes: [event, reason],
      does: 'settles every market of a match by the facts that wait on it',
      done: 'Done. Bets get a settlement within seconds.',
    },
    facts.settleMatch,
    async (desk, id, because) => {
      const { seen } = await desk.call(facts.previewMatchFacts, { id })
      return { id, seen, reason: because }
    },
  ),
  command(
    {
      name: 'betting match-send-back',
      takes: [event, reason],
      does: 'sends the facts of a match back to who entered them',
    },
    async (desk, id, because) => {
      const { markets } = await desk.call(facts.sendMatchBack, { id, reason: because })
      return [`Sent back on ${markets} markets: nothing is settled by them.`]
    },
  ),
  byTwo(
    {
      name: 'betting own-event',
      takes: [json('EVENT', 'JSON as docs/operations.md has it'), reason],
      does: 'makes a match of our own, taken off until it is opened',
      done: 'Made: open it once it is right.',
    },
    own.makeOwnEvent,
    async (_, text, because) => ({ event: read(own.OwnEvent, text), reason: because }),
  ),
  byTwo(
    {
      name: 'betting own-event-edit',
      takes: [event, json('CHANGE', 'JSON as docs/operations.md has it'), reason],
      does: 'changes the start of a match of our own, prices its markets anew or adds some',
      done: 'Changed.',
    },
    own.editOwnEvent,
    async (desk, id, text, because) => {
      const { seen } = await desk.call(tradingMatch, { id })
      return { id, seen, change: read(own.OwnChange, text), reason: because }
    },
  ),
]

type Shape<Value> = { safeParse: (value: unknown) => { success: boolean; data?: Value } }

/** What JSON says; another shape is refused before anything is asked. */
function read<Value>(shape: Shape<Value>, text: string): Value {
  try {
    const { data } = shape.safeParse(JSON.parse(text))
    if (data !== undefined) return data
  } catch {
    // Said below.
  }
  throw new Refused('This JSON has another shape than docs/operations.md says.', 'invalid_input')
}

const previewOf = (desk: Desk, where: string, bp: number | null) =>
  desk.call(margin.previewMargin, { scope: where, marginBp: bp })

const percentOf = (bp: number | null): string => (bp === null ? '-' : `${(bp / 100).toFixed(2)} %`)

const sayMargin = (one: margin.Margins['margins'][number]): string =>
  `${one.scope}  ${percentOf(one.marginBp)}  ${one.by}, ${momentOf(one.at)}: ${one.because}`

const sayEffect = (one: margin.MarginPreview): Lines => [
  `${one.markets} markets of ${one.matches} matches: ${one.changedPrices} prices of ${one.changedMarkets} change, the margin shown from ${percentOf(one.wasBp)} to ${percentOf(one.isBp)}.`,
  ...one.examples.map(
    ({ home, away, key, line, selections }) =>
      `  ${home} - ${away}  ${[key, line].filter(Boolean).join(' ')}  ${selections
        .map((of) => `${of.key} ${oddsOf(of.wasMilli)} > ${oddsOf(of.isMilli)}`)
        .join(', ')}`,
  ),
]

const sayLimit = (one: limits.SetLimit): string =>
  `${one.playerClass}  ${one.league ?? one.scope}${one.match ? `  ${one.match.home} - ${one.match.away}` : ''}  ${kurusOf(one.stakeKurus)} a bet, pays ${kurusOf(one.payoutKurus)}, loses ${kurusOf(one.liabilityKurus)}`

const sayDecision = (one: facts.MatchPreview): Lines => [
  ...one.markets.map(({ key, line, outcomes }) => {
    const won = Object.entries(outcomes).filter(([, outcome]) => outcome === 'win')
    return `  ${[key, line].filter(Boolean).join(' ').padEnd(24)} ${won.map(([of]) => of).join(', ')}`
  }),
  `${one.markets.length} markets are decided, ${one.undecided} stay open: ${one.bets} bets of ${kurusOf(one.stakedKurus)}, pays ${kurusOf(one.paidKurus)}.`,
]
