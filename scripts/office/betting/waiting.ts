import { setTimeout } from 'node:timers/promises'
import { textOf } from '../arguments.ts'
import { plain } from '../terminal-text.ts'
import { kurusIn, money, oddsOf, type Trading, wholeOf } from './words.ts'

export const WAITING_WORDS = `npm run office -- betting waiting                     lists the bets above the limit that wait for a trader, the next to run out first
npm run office -- betting waiting accept BET TEXT     takes one; above ₺10.000,00 a second person accepts it too
npm run office -- betting waiting counter BET STAKE ODDS TEXT
                                                     offers a lower stake of a column or lower odds, for ten seconds: STAKE in whole
                                                     units or "same", ODDS of each leg as 1.85,2.10 or "same"
npm run office -- betting waiting refuse BET WHY TEXT gives the stake back; WHY is stake, odds or news, and the player reads it
npm run office -- betting waiting refuse-all WHY TEXT refuses all that wait, those with a counter-offer too
npm run office -- betting waiting watch               calls whoever watches as a bet comes, and a second one where nobody has answered
                                                     after fifteen seconds, until Ctrl+C`

type Work = (trading: Trading, words: string[], operator: string) => Promise<boolean>
const WORK: Record<string, Work> = { accept, counter, refuse, 'refuse-all': refuseAll, watch }

export async function waiting(
  trading: Trading,
  [verb, ...words]: string[],
  operator: string,
): Promise<boolean> {
  if (verb === undefined) return list(trading)
  return (await WORK[verb]?.(trading, words, operator)) ?? false
}

async function list(trading: Trading): Promise<true> {
  const all = await trading.waiting({ take: 50 })
  for (const one of all) say(one)
  if (all.length === 0) console.log('No bet waits for a trader.')
  return true
}

function say(bet: Waiting): void {
  console.log(textOfBet(bet))
  for (const leg of bet.legs) console.log(textOfLeg(leg))
}

type Waiting = Awaited<ReturnType<Trading['waiting']>>[number]

function textOfBet(bet: Waiting): string {
  const seconds = Math.ceil(bet.leftMs / 1_000)
  const state = bet.state === 'countered' ? 'counter-offer, ' : ''
  const by = bet.firstBy === null ? '' : `  accepted by ${plain(bet.firstBy)}`
  const two = bet.needsTwo ? `  NEEDS TWO${by}` : ''
  const called = bet.called.length === 0 ? '' : `  called ${bet.called.map(plain).join(', ')}`
  return `bet ${bet.betId}  ${plain(bet.username)}  ${state}${seconds} s left  ${money(bet.costKurus)} of at most ${money(bet.limitKurus)}, ${money(bet.unitKurus)} a column, may pay ${money(bet.possibleKurus)}${two}${called}`
}

const textOfLeg = ({ match, market, line, selection, odds }: Waiting['legs'][number]): string =>
  `      ${plain(match)}  ${line === null ? market : `${market} ${line}`}  ${plain(selection)} at ${odds / 1_000}`

async function accept(
  trading: Trading,
  [number, ...text]: string[],
  operator: string,
): Promise<boolean> {
  const betId = wholeOf(number)
  const because = textOf(text.join(' '))
  if (betId === undefined || !because) return false
  const done = await trading.acceptWaiting({ operator, because, betId })
  console.log(
    done === 'first'
      ? 'Accepted by one: another person accepts it too, in its time.'
      : 'Accepted: it is decided by what is offered once its delay is over.',
  )
  return true
}

async function counter(
  trading: Trading,
  [number, stake = '', odds = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const betId = wholeOf(number)
  const because = textOf(text.join(' '))
  const unitKurus = stake === 'same' ? null : kurusIn(stake)
  const oddsMilli = odds === 'same' ? null : oddsIn(odds)
  if (betId === undefined || !because || unitKurus === undefined || oddsMilli === undefined) {
    return false
  }
  const unit = unitKurus === null ? null : Number(unitKurus)
  await trading.counterWaiting({ operator, because, betId, unitKurus: unit, oddsMilli })
  console.log('Offered: the player takes it within ten seconds, or the stake goes back.')
  return true
}

function oddsIn(word: string): number[] | undefined {
  const odds = word.split(',').map(oddsOf)
  return odds.every((one) => one !== undefined) ? odds : undefined
}

const WHY = ['stake', 'odds', 'news'] as const
const isWhy = (word: string): word is (typeof WHY)[number] => WHY.some((why) => why === word)

async function refuse(
  trading: Trading,
  [number, why = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const betId = wholeOf(number)
  const because = textOf(text.join(' '))
  if (betId === undefined || !isWhy(why) || !because) return false
  await trading.refuseWaiting({ operator, because, betId, refusedFor: why })
  console.log('Refused: the stake is back.')
  return true
}

async function refuseAll(
  trading: Trading,
  [why = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const because = textOf(text.join(' '))
  if (!isWhy(why) || !because) return false
  const count = await trading.refuseAllWaiting({ operator, because, refusedFor: why })
  console.log(
    count === 0
      ? 'No bet waits for a trader.'
      : `Refused: ${count} ${count === 1 ? 'bet' : 'bets'}, the stakes are back.`,
  )
  return true
}

const WATCH_EVERY_MS = 1_000
/** Rings the terminal. */
const BELL = '\x07'

async function watch(trading: Trading, words: string[], operator: string): Promise<boolean> {
  if (words.length > 0) return false
  const told = new Set<string>()
  const over = new AbortController()
  process.once('SIGINT', () => over.abort())
  process.once('SIGTERM', () => over.abort())
  console.log('You watch: you are called as a bet waits for your word. Ctrl+C ends it.')
  while (!over.signal.aborted) {
    const calls = await trading.watch(operator)
    const news = calls.filter(({ betId }) => !told.has(betId))
    const bets = news.length === 0 ? [] : await trading.waiting({ take: 50 })
    for (const { betId, isSecond } of news) {
      told.add(betId)
      const bet = bets.find((one) => one.betId === betId)
      if (!bet) continue
      console.log(`${BELL}You are called${isSecond ? ' second: nobody has answered' : ''}.`)
      say(bet)
    }
    await setTimeout(WATCH_EVERY_MS, null, { signal: over.signal }).catch(() => {})
  }
  return true
}
