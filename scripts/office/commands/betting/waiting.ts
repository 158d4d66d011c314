import { setTimeout } from 'node:timers/promises'
import * as contract from '@zar/contract/office/trading/waiting'
import { type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { kurus, oneOf, reason, row } from '../../client/words.ts'
import { kurusOf, listed, oddsOf, plain } from '../../terminal-text.ts'
import { event } from './betting.ts'

const bet = row('BET', 'the number of a bet')
const why = oneOf('CODE', contract.REFUSED_FOR)
const WATCH_EVERY_MS = 1_000
/** Rings the terminal. */
const BELL = '\x07'

/** Bets above the limit that wait for a trader. */
export const WAITING: Command[] = [
  command(
    {
      name: 'betting waiting',
      takes: [],
      does: 'lists the bets above the limit that wait, the next to run out first',
    },
    async (desk) =>
      listed(
        (await desk.call(contract.waitingBets, {})).flatMap(say),
        'No bet waits for a trader.',
      ),
  ),
  command(
    {
      name: 'betting waiting accept',
      takes: [bet],
      does: 'takes one, up to five times the limit; above ₺10.000,00 a second person takes it too',
    },
    async (desk, id) => {
      const { outcome } = await desk.call(contract.acceptWaiting, { id })
      return [
        outcome === 'first'
          ? 'Accepted by one. A second person must accept it too, in its time.'
          : 'Accepted: it is decided by what is offered once its delay is over.',
      ]
    },
  ),
  command(
    {
      name: 'betting waiting counter',
      takes: [bet, kurus('STAKE')],
      does: 'offers a lower stake of a column, for ten seconds',
    },
    async (desk, id, unitKurus) => {
      await desk.call(contract.counterWaiting, { id, unitKurus })
      return ['Offered: the player takes it within ten seconds, or the stake goes back.']
    },
  ),
  command(
    {
      name: 'betting waiting refuse',
      takes: [bet, why, reason],
      does: 'gives the stake back; the player reads the code',
    },
    async (desk, id, code, because) => {
      await desk.call(contract.refuseWaiting, { id, code, reason: because })
      return ['Refused: the stake is back.']
    },
  ),
  command(
    {
      name: 'betting waiting refuse-all',
      takes: [event, why, reason],
      does: 'refuses all that wait and name one match',
    },
    async (desk, match, code, because) => {
      const { refused } = await desk.call(contract.refuseAllWaiting, {
        match,
        code,
        reason: because,
      })
      return [
        refused === 0 ? 'No bet waits for a trader.' : `Refused: ${refused}, the stakes are back.`,
      ]
    },
  ),
  command(
    {
      name: 'betting waiting watch',
      takes: [],
      does: 'calls you as a bet waits for your word, until Ctrl+C',
    },
    watch,
  ),
]

function say(one: contract.WaitingBet): Lines {
  const seconds = Math.ceil(one.leftMs / 1_000)
  const state = one.state === 'countered' ? 'counter-offer, ' : ''
  const by = one.firstBy === null ? '' : `  accepted by ${one.firstBy}`
  const two = one.needsTwo ? `  NEEDS TWO${by}` : ''
  return [
    `${one.id}  ${one.username}  ${state}${seconds} s left  ${kurusOf(one.costKurus)} of at most ${kurusOf(one.limitKurus)}, ${kurusOf(one.unitKurus)} a column, may pay ${kurusOf(one.possibleKurus)}${two}`,
    ...one.legs.map(
      (leg) =>
        `      ${leg.matchId}  ${leg.home} - ${leg.away}  ${leg.line === null ? leg.market : `${leg.market} ${leg.line}`}  ${leg.name ?? leg.selection} at ${oddsOf(leg.oddsMilli)}`,
    ),
  ]
}

async function watch(desk: Desk): Promise<Lines> {
  const told = new Set<string>()
  const over = new AbortController()
  process.once('SIGINT', () => over.abort())
  process.once('SIGTERM', () => over.abort())
  console.log('You watch: you are called as a bet waits for your word. Ctrl+C ends it.')
  while (!over.signal.aborted) {
    const bets = await desk.call(contract.waitingBets, {})
    for (const one of bets.filter(({ id, isCalled }) => isCalled && !told.has(id))) {
      told.add(one.id)
      console.log(`${BELL}You are called.`)
      for (const line of say(one)) console.log(plain(line))
    }
    await setTimeout(WATCH_EVERY_MS, null, { signal: over.signal }).catch(() => {})
  }
  return ['You watch no more.']
}
