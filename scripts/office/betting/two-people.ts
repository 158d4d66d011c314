import { textOf } from '../arguments.ts'
import { findPlayer, PLAYER_NUMBER } from '../players/player.ts'
import { refuse } from '../terminal-text.ts'
import { money, type Trading, wholeOf } from './words.ts'

export const TWO_WORDS = `npm run office -- betting settle MARKET FACTS TEXT    asks for a settlement of a market, or for another one. FACTS is
                                                     JSON: of football {"fullTime":[2,0],"halfTime":[1,0]}, or of any
                                                     market {"outcomes":{"over":"win","under":"loss"}}
npm run office -- betting void MARKET REASON TEXT     asks that all bets on a market are void; REASON is 1 to 14 of the house rules
npm run office -- betting void-bet BET REASON TEXT    asks that one bet is void
npm run office -- betting write-off BET TEXT          asks that what is owed of a bet for more than ninety days is written off
npm run office -- betting class NUMBER CLASS TEXT     asks to class a player as sharp, vip, or none`

type Asked = Parameters<Trading['ask']>[0]

const reasonOf = (word = ''): number | undefined =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 14 ? Number(word) : undefined

export async function settled(
  trading: Trading,
  [number, json = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const marketId = wholeOf(number)
  const facts = factsIn(json)
  const because = textOf(text.join(' '))
  if (marketId === undefined || !facts || !because) return false
  const results = await trading.resultsOf(marketId, facts)
  for (const [selection, { outcome }] of Object.entries(results)) {
    console.log(`  ${selection.padEnd(12)} ${outcome}`)
  }
  return ask(trading, { kind: 'settle', marketId, facts, results, operator, because })
}

function factsIn(json: string): object | undefined {
  try {
    const facts: unknown = JSON.parse(json)
    return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? facts : undefined
  } catch {
    return undefined
  }
}

/** Of a wrong price each bet has its own conditions, so a market is not void for it. */
const WRONG_PRICE = 10

export async function voided(
  trading: Trading,
  [number, why, ...text]: string[],
  operator: string,
): Promise<boolean> {
  const marketId = wholeOf(number)
  const reason = reasonOf(why)
  const because = textOf(text.join(' '))
  if (marketId === undefined || reason === undefined || !because) return false
  if (reason === WRONG_PRICE) return refuse('A wrong price voids bets one by one: use void-bet.')
  const all = { from: null, to: null }
  return ask(trading, { kind: 'void', marketId, ...all, reason, operator, because })
}

export async function voidedBet(
  trading: Trading,
  [number, why, ...text]: string[],
  operator: string,
): Promise<boolean> {
  const betId = wholeOf(number)
  const reason = reasonOf(why)
  const because = textOf(text.join(' '))
  if (betId === undefined || reason === undefined || !because) return false
  return ask(trading, { kind: 'void_bet', betId, reason, operator, because })
}

export async function writtenOff(
  trading: Trading,
  [number, ...text]: string[],
  operator: string,
): Promise<boolean> {
  const betId = wholeOf(number)
  const because = textOf(text.join(' '))
  if (betId === undefined || !because) return false
  return ask(trading, { kind: 'write_off', betId, operator, because })
}

export async function classed(
  trading: Trading,
  [number = '', word = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const because = textOf(text.join(' '))
  const playerClass = word === 'sharp' || word === 'vip' ? word : null
  if (!PLAYER_NUMBER.test(number) || (!playerClass && word !== 'none') || !because) return false
  const playerId = await findPlayer(trading.db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  return ask(trading, { kind: 'class', playerId, playerClass, operator, because })
}

async function ask(trading: Trading, asked: Asked): Promise<true> {
  const { id, preview } = await trading.ask(asked)
  if (preview) {
    const { bets, changed, winners, stakedKurus, paidKurus, takenBackKurus, debtKurus } = preview
    console.log(
      `${bets} bets of ${money(stakedKurus)}: ${changed} change, ${winners} are paid. Pays ${money(paidKurus)}, takes back ${money(takenBackKurus)}, of which ${money(debtKurus)} would be owed.`,
    )
  }
  console.log(
    `Asked as order ${id}. Another person approves it: npm run office -- betting approve ${id}`,
  )
  return true
}
