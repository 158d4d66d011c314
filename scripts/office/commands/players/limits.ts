import { setHouseLimit } from '@zar/contract/office/player-acts'
import { type PlayerPage, readPlayer } from '@zar/contract/office/players'
import * as register from '@zar/contract/office/risk/register'
import { LIMIT_KINDS, LIMIT_MAX, LIMIT_PERIODS } from '@zar/contract/protection'
import { byTwo, type Command, command } from '../../client/command.ts'
import { oneOf, player, reason, whole } from '../../client/words.ts'
import { listed, momentOf, moneyOf } from '../../terminal-text.ts'
import { playerOf } from '../shared.ts'

const kind = oneOf('KIND', LIMIT_KINDS)
const period = oneOf('PERIOD', LIMIT_PERIODS)
const most = whole('MOST', 'whole units, of time minutes', { least: 0, most: LIMIT_MAX.money })

export const LIMITS: Command[] = [
  command(
    { name: 'limits', takes: [player], does: 'lists a player’s limits, their own and the house’s' },
    async (desk, number) => {
      const { limits } = await desk.call(readPlayer, { id: await playerOf(desk, number) })
      if (limits === null) return ['Your role does not see limits.']
      return listed(limits.map(say), 'No limits.')
    },
  ),
  command(
    {
      name: 'limits set',
      takes: [player, kind, period, most, reason],
      does: 'sets one of the house’s, which only the house changes',
    },
    async (desk, number, of, each, amount, because) => {
      const id = await playerOf(desk, number)
      await desk.call(setHouseLimit, { id, kind: of, period: each, most: amount, reason: because })
      return ['Set: it holds from now on, and the player is told.']
    },
  ),
  byTwo(
    {
      name: 'limits lift',
      takes: [player, kind, period, reason],
      does: 'takes it away',
      done: 'Lifted, and the player is told. Their own limits are as they were.',
    },
    register.liftHouseLimit,
    async (desk, number, of, each, because) => {
      const id = await playerOf(desk, number)
      return { id, kind: of, period: each, reason: because }
    },
  ),
  command(
    { name: 'limits wishes', takes: [], does: 'lists raises that wait for their day' },
    async (desk) => {
      const wishes = await desk.call(register.listLimitWishes, {})
      return listed(wishes.map(sayWish), 'No raise waits.')
    },
  ),
  command(
    {
      name: 'limits refuse',
      takes: [player, kind, period, reason],
      does: 'refuses a raise that signs of harm speak against',
    },
    async (desk, number, of, each, because) => {
      const id = await playerOf(desk, number)
      await desk.call(register.refuseRaise, { id, kind: of, period: each, reason: because })
      return ['Refused: the lower limit stays.']
    },
  ),
]

const amountOf = (of: string, amount: string): string =>
  of === 'time' ? `${amount} minutes` : moneyOf(amount)

type Limit = NonNullable<PlayerPage['limits']>[number]
const say = ({ kind: of, period: each, isOfHouse, most: amount, used }: Limit): string =>
  `${of} a ${each}  ${amountOf(of, amount)}${used === null ? '' : `, used ${amountOf(of, used)}`}  ${isOfHouse ? 'the house’s' : 'their own'}`

function sayWish({
  player: of,
  kind: what,
  period: each,
  most: now,
  wished,
  confirmFrom,
}: register.LimitWish): string {
  const next = wished === null ? 'none' : amountOf(what, wished)
  return `${of.number}  ${what} a ${each}  ${amountOf(what, now)} to ${next}, from ${momentOf(confirmFrom)} on`
}
