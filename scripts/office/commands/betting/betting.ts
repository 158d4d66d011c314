import * as acts from '@zar/contract/office/trading/acts'
import * as board from '@zar/contract/office/trading/board'
import { type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { Refused } from '../../client/refused.ts'
import { kurus, odds, oneOf, optional, orNone, reason, row } from '../../client/words.ts'
import { kurusOf, listed, momentOf, oddsOf } from '../../terminal-text.ts'

export const event = row('EVENT', 'the number of a match')
export const market = row('MARKET', 'the number of a market')
export const selection = row('SELECTION', 'the number of a selection')

export const BETTING: Command[] = [
  command(
    {
      name: 'betting',
      takes: [],
      does: 'lists matches with open money, what costs most, and what traders did last',
    },
    async (desk) => sayDesk(await desk.call(board.tradingDesk, {})),
  ),
  command(
    {
      name: 'betting match',
      takes: [event],
      does: 'shows a match with its markets, and what each selection costs',
    },
    async (desk, id) => sayMatch(await matchOf(desk, id)),
  ),
  command(
    {
      name: 'betting late',
      takes: [optional(event)],
      does: 'lists live bets that were taken within ten seconds before something happened, of one day',
    },
    async (desk, match) =>
      listed((await desk.call(board.lateBets, { match })).map(sayLate), 'No bet was late.'),
  ),
  command(
    {
      name: 'betting suspend',
      takes: [event, optional(market)],
      does: 'takes a match or a market off',
    },
    async (desk, match, one) => {
      await desk.call(acts.suspend, await scopeOf(desk, match, one))
      return ['Suspended: no bet on it commits from now on, until it is opened again.']
    },
  ),
  command(
    { name: 'betting open', takes: [event, optional(market)], does: 'leaves it to the feed again' },
    async (desk, match, one) => {
      await desk.call(acts.open, await scopeOf(desk, match, one))
      return ['Open: the feed says again whether it can be bet on.']
    },
  ),
  command(
    {
      name: 'betting price',
      takes: [event, selection, orNone(odds, 'feed')],
      does: 'sets odds in place of the feed’s, within 25 % of the fair ones, until the next phase',
    },
    async (desk, match, id, oddsMilli) => {
      const seen = await selectionSeen(desk, match, id)
      await desk.call(acts.setPrice, { id, oddsMilli, seen })
      return [oddsMilli === null ? 'The odds are the feed’s again.' : 'Set: these odds count.']
    },
  ),
  command(
    {
      name: 'betting limit',
      takes: [
        event,
        orNone(market, 'all'),
        kurus('STAKE'),
        kurus('PAYOUT'),
        kurus('LIABILITY'),
        reason,
      ],
      does: 'sets what one bet on it may stake and pay, and a selection lose',
    },
    async (desk, match, one, stakeKurus, payoutKurus, liabilityKurus, because) => {
      const most = { stakeKurus, payoutKurus, liabilityKurus }
      const limited = await limitOf(desk, match, one)
      await desk.call(acts.setLimit, { ...limited, most, reason: because })
      return ['Set, for bets from now on.']
    },
  ),
  command(
    {
      name: 'betting unlimit',
      takes: [event, orNone(market, 'all'), reason],
      does: 'takes that limit away',
    },
    async (desk, match, one, because) => {
      const limited = await limitOf(desk, match, one)
      await desk.call(acts.setLimit, { ...limited, most: null, reason: because })
      return ['Taken away, for bets from now on.']
    },
  ),
  command(
    {
      name: 'betting cash-out',
      takes: [
        oneOf('STATE', ['stop', 'allow']),
        oneOf('SCOPE', ['all', 'event', 'market']),
        row('NUMBER', 'of the match or market, 0 of all'),
        reason,
      ],
      does: 'stops that bets are sold back, or allows it again',
    },
    async (desk, state, scope, id, because) => {
      const hasCashOut = state === 'allow'
      await desk.call(acts.setCashOut, { scope, id, hasCashOut, reason: because })
      return [hasCashOut ? 'Allowed again.' : 'Stopped.']
    },
  ),
]

const matchOf = (desk: Desk, id: string) => desk.call(board.tradingMatch, { id, all: '1' })

function found<One>(one: One | undefined, what: string): One {
  if (one === undefined) throw new Refused(`The match has no ${what}.`, 'not_found')
  return one
}

/** A market of a match as it stands now. */
export async function marketOf(desk: Desk, match: string, id: string): Promise<board.TradedMarket> {
  const { markets } = await matchOf(desk, match)
  return found(
    markets.find((one) => one.id === id),
    `market ${id}`,
  )
}

async function scopeOf(desk: Desk, match: string, one: string | undefined) {
  if (one === undefined)
    return { scope: 'event', id: match, seen: (await matchOf(desk, match)).seen } as const
  return { scope: 'market', id: one, seen: (await marketOf(desk, match, one)).seen } as const
}

export async function selectionSeen(desk: Desk, match: string, id: string): Promise<string> {
  const { markets } = await matchOf(desk, match)
  const all = markets.flatMap(({ selections }) => selections)
  return found(
    all.find((one) => one.id === id),
    `selection ${id}`,
  ).seen
}

/** The limit of a match or a market as it stands now. */
async function limitOf(desk: Desk, match: string, one: string | null) {
  const { ownLimit } = one === null ? await matchOf(desk, match) : await marketOf(desk, match, one)
  const seen =
    ownLimit === null
      ? 'none'
      : `${ownLimit.stakeKurus} ${ownLimit.payoutKurus} ${ownLimit.liabilityKurus}`
  return { scope: one === null ? 'event' : 'market', id: one ?? match, seen } as const
}

type Line = board.TradingDesk['losses'][number]
const nameOf = ({ market: key, line }: { market: string; line: string | null }): string =>
  line === null ? key : `${key} ${line}`

const sayLoss = (one: Line): string =>
  `    ${kurusOf(one.houseKurus)} if ${one.name ?? one.selection} wins  ${nameOf(one)}  ${one.home} - ${one.away}, staked ${kurusOf(one.stakedKurus)}`

const sayDone = ({
  at,
  by,
  second,
  kind,
  match,
  was,
  because,
}: board.TradingDesk['log'][number]): string =>
  `    ${momentOf(at)}  ${second === null ? by : `${by}, ${second}`}  ${kind}  ${match ?? ''}  was ${was}: ${because}`

const sayHead = (one: board.TradedMatch): string =>
  `${one.id}  ${one.home} - ${one.away}  ${one.state}${one.isStopped ? ' SUSPENDED' : ''}  ${one.bets} bets, staked ${kurusOf(one.stakedKurus)}, house ${kurusOf(one.houseKurus)}`

const sayDesk = ({ matches, losses, log }: board.TradingDesk): Lines => [
  ...listed(matches.map(sayHead), 'No bet is open.'),
  ...losses.map(sayLoss),
  ...log.map(sayDone),
]

const sayMatch = (one: board.TradingMatch): Lines => [
  sayHead(one),
  ...one.markets.flatMap(sayMarket),
]

const sayMarket = (one: board.TradedMarket): Lines => [
  `  ${one.id}  ${nameOf({ market: one.key, line: one.line })}  ${one.state}${one.isStopped ? ' SUSPENDED' : ''}, at most ${kurusOf(one.limitKurus)} a bet`,
  ...one.selections.map(
    (of) =>
      `    ${of.id}  ${of.name ?? of.key}  ${oddsOf(of.oddsMilli)}${of.isByHand ? ' by hand' : ''}  staked ${kurusOf(of.stakedKurus)}, house ${kurusOf(of.houseKurus)}`,
  ),
]

type Late = (typeof board.lateBets)['output'] extends { _zod: { output: (infer One)[] } }
  ? One
  : never
const sayLate = (one: Late): string =>
  `${one.betId}  ${one.username}  ${one.match}  ${one.beforeMs / 1_000} s before, ${kurusOf(one.costKurus)} at ${oddsOf(one.oddsMilli)}${one.laterOddsMilli === null ? '' : ` (later ${oddsOf(one.laterOddsMilli)})`}, ${one.state}`
