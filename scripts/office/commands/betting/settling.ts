import * as contract from '@zar/contract/office/trading/by-two'
import { byTwo, type Command, command, type Lines } from '../../client/command.ts'
import { odds, oneOf, orNone, player, reason, row, shaped, whole } from '../../client/words.ts'
import { kurusOf } from '../../terminal-text.ts'
import { playerOf } from '../shared.ts'
import { event, market, marketOf, selection, selectionSeen } from './betting.ts'

const facts = shaped(
  'FACTS',
  'JSON as {"fullTime":[2,0]} or {"outcomes":{"over":"win"}}',
  /^\{.*\}$/s,
)
const code = whole('CODE', 'a reason of the house rules', { least: 1, most: 14 })
const DONE = 'Done. Bets get a settlement within seconds.'

/** What takes two traders. */
export const SETTLING: Command[] = [
  byTwo(
    {
      name: 'betting price-wide',
      takes: [event, selection, odds, reason],
      does: 'sets odds further from the fair ones than one person may',
      done: 'Set: these odds count.',
    },
    contract.setWidePrice,
    async (desk, match, id, oddsMilli, because) => ({
      id,
      oddsMilli,
      seen: await selectionSeen(desk, match, id),
      reason: because,
    }),
  ),
  command(
    {
      name: 'betting preview',
      takes: [market, facts],
      does: 'says what facts would do to the bets of a market',
    },
    async (desk, id, said) =>
      sayPreview(await desk.call(contract.previewSettlement, { id, facts: said })),
  ),
  byTwo(
    {
      name: 'betting result',
      takes: [
        event,
        market,
        facts,
        shaped('SOURCE', 'where they are from, 3 to 200 characters', /^.{3,200}$/),
        reason,
      ],
      does: 'enters facts by hand; the settlement waits for two more people',
      done: 'Entered: the market waits for its settlement.',
    },
    contract.enterResult,
    async (desk, match, id, said, source, because) => {
      const { seen } = await marketOf(desk, match, id)
      return { id, seen, facts: said, source, reason: because }
    },
  ),
  byTwo(
    {
      name: 'betting settle',
      takes: [event, market, reason],
      does: 'settles a market by the facts that wait on it',
      done: DONE,
    },
    contract.confirmSettlement,
    async (desk, match, id, because) => {
      const { seen } = await marketOf(desk, match, id)
      return { id, seen, reason: because }
    },
  ),
  command(
    {
      name: 'betting send-back',
      takes: [market, reason],
      does: 'sends facts back to who entered them',
    },
    async (desk, id, because) => {
      await desk.call(contract.sendBackFacts, { id, reason: because })
      return ['Sent back: nothing is settled by them.']
    },
  ),
  byTwo(
    {
      name: 'betting resettle',
      takes: [event, market, facts, reason],
      does: 'settles a market again by other facts',
      done: DONE,
    },
    contract.resettle,
    async (desk, match, id, said, because) => {
      const { seen } = await marketOf(desk, match, id)
      return { id, seen, facts: said, reason: because }
    },
  ),
  byTwo(
    {
      name: 'betting void',
      takes: [event, market, code, reason],
      does: 'voids all bets on a market',
      done: DONE,
    },
    contract.voidMarket,
    async (desk, match, id, why, because) => {
      const { seen } = await marketOf(desk, match, id)
      return { id, seen, code: why, from: null, to: null, reason: because }
    },
  ),
  byTwo(
    {
      name: 'betting void-bet',
      takes: [row('BET', 'the number of a bet'), code, reason],
      does: 'voids one bet',
      done: DONE,
    },
    contract.voidBet,
    async (_, id, why, because) => ({ id, code: why, reason: because }),
  ),
  byTwo(
    {
      name: 'betting class',
      takes: [player, orNone(oneOf('CLASS', ['sharp', 'vip']), 'none'), reason],
      does: 'gives a player a betting class',
      done: 'Classed, for bets from now on.',
    },
    contract.setPlayerClass,
    async (desk, number, playerClass, because) => ({
      id: await playerOf(desk, number),
      playerClass,
      reason: because,
    }),
  ),
]

const sayPreview = (one: contract.Preview): Lines => [
  ...Object.entries(one.outcomes).map(([of, outcome]) => `  ${of.padEnd(12)} ${outcome}`),
  `${one.bets} bets of ${kurusOf(one.stakedKurus)}: ${one.changed} change, ${one.winners} are paid. Pays ${kurusOf(one.paidKurus)}, takes back ${kurusOf(one.takenBackKurus)}, of which ${kurusOf(one.debtKurus)} would be owed.`,
]
