import { momentOf, plain } from '../terminal-text.ts'
import { money, type Trading, wholeOf } from './words.ts'

const SHOWN = 30
const DAY_MS = 24 * 3_600_000

/** What waits for a second person first, then what was done last. */
export async function orders(trading: Trading, words: string[]): Promise<boolean> {
  if (words.length > 0) return false
  const all = await trading.orders({ take: SHOWN })
  for (const one of all) {
    const who = one.decidedBy ? `${one.askedBy}, ${one.decidedBy}` : one.askedBy
    const state = one.state === 'waits' ? 'WAITS' : one.state
    const what = `${one.kind} ${one.subject} ${JSON.stringify(one.terms)}`
    console.log(`${one.id}  ${momentOf(one.askedAt)}  ${state}  ${plain(what)}`)
    console.log(`      by ${plain(who)}, because ${plain(one.because)}`)
  }
  if (all.length === 0) console.log('No trader has done anything yet.')
  return true
}

const eventIn = (words: readonly string[]) =>
  words.length === 0 ? null : words.length === 1 ? wholeOf(words[0]) : undefined

export async function liability(trading: Trading, words: string[]): Promise<boolean> {
  const eventId = eventIn(words)
  if (eventId === undefined) return false
  const all = await trading.liability({ eventId, take: SHOWN })
  for (const one of all) {
    const market = one.line === null ? one.market : `${one.market} ${one.line}`
    const state = one.isStopped ? '  SUSPENDED' : ''
    console.log(
      `loses ${money(one.lossKurus)}  event ${one.eventId} ${plain(one.match)}  market ${one.marketId} ${market}  selection ${one.selectionId} ${plain(one.selection)}${state}`,
    )
    console.log(`      staked ${money(one.stakedKurus)}, pays ${money(one.payoutKurus)}`)
  }
  if (all.length === 0) console.log('No bet is open.')
  return true
}

export async function late(trading: Trading, words: string[]): Promise<boolean> {
  const eventId = eventIn(words)
  if (eventId === undefined) return false
  const since = new Date(Date.now() - DAY_MS)
  const all = await trading.lateBets({ since, eventId, take: 200 })
  for (const one of all) {
    const later = one.laterOddsMilli === null ? '' : ` (later ${one.laterOddsMilli / 1_000})`
    console.log(
      `bet ${one.betId}  ${plain(one.username)}  ${(one.beforeMs / 1_000).toFixed(1)} s before ${momentOf(one.changedAt)}  event ${one.eventId} ${plain(one.match)}`,
    )
    console.log(
      `      ${money(one.costKurus)} at ${one.oddsMilli / 1_000}${later}, may pay ${money(one.possibleKurus)}, ${one.state}`,
    )
  }
  if (all.length === 0) console.log('No bet was taken within ten seconds before a change.')
  return true
}

export async function debts(trading: Trading, words: string[]): Promise<boolean> {
  if (words.length > 0) return false
  const all = await trading.debts({ take: 200 })
  for (const { betId, username, owedKurus, since, isDue } of all) {
    const due = isDue ? '  may be written off' : ''
    console.log(
      `bet ${betId}  ${plain(username)}  owes ${money(owedKurus)} since ${momentOf(since)}${due}`,
    )
  }
  if (all.length === 0) console.log('Nobody owes anything of a bet.')
  return true
}
