import * as grants from '@zar/contract/office/offers/grants'
import * as offers from '@zar/contract/office/offers/offers'
import { playerBonuses } from '@zar/contract/office/player-tabs'
import { byTwo, type Command, command, type Desk } from '../../client/command.ts'
import { id, oneOf, player, reason, whole } from '../../client/words.ts'
import { listed, momentOf, moneyOf } from '../../terminal-text.ts'
import { playerOf } from '../shared.ts'

const E5 = 100_000n
const lira = (shown: string) => whole(shown, 'whole units', { least: 1, most: 9_999_999 })

export const OFFERS: Command[] = [
  command(
    {
      name: 'bonuses',
      takes: [player],
      does: 'lists a player’s bonuses: those that run, then those that ended last',
    },
    async (desk, number) => {
      const { rows } = await desk.call(playerBonuses, { id: await playerOf(desk, number) })
      return listed(
        rows.map(
          ({ id: bonus, title, status, balanceE5, expiresAt }) =>
            `${bonus}  ${title}  ${moneyOf(balanceE5)}  ${status}${expiresAt === null ? '' : `, until ${momentOf(expiresAt)}`}`,
        ),
        'No bonus.',
      )
    },
  ),
  command(
    {
      name: 'bonuses cancel',
      takes: [id, reason],
      does: 'ends one: what it holds goes back to the house',
    },
    async (desk, bonus, because) => {
      await desk.call(grants.cancelBonus, { bonus, reason: because })
      return ['Cancelled: what it held is back with the house, and the player is told.']
    },
  ),
  command(
    { name: 'free-rounds', takes: [player], does: 'lists a player’s free rounds' },
    async (desk, number) => {
      const { rows } = await desk.call(grants.playerFreeRounds, {
        id: await playerOf(desk, number),
      })
      return listed(
        rows.map(
          ({ id: grant, title, game, played, rounds, status, expiresAt }) =>
            `${grant}  ${title}  ${game}  ${played} of ${rounds}  ${status}, until ${momentOf(expiresAt)}`,
        ),
        'No free rounds.',
      )
    },
  ),
  command(
    {
      name: 'free-rounds cancel',
      takes: [id, reason],
      does: 'ends them: the supplier is asked to take back what is left',
    },
    async (desk, grant, because) => {
      await desk.call(grants.cancelFreeRounds, { grant, reason: because })
      return ['Cancelled, and the player is told. The supplier is asked to take back what is left.']
    },
  ),
  command(
    { name: 'cashback', takes: [], does: 'shows what the weekly cashback gives' },
    async (desk) => [say(await rule(desk))],
  ),
  byTwo(
    {
      name: 'cashback set',
      takes: [
        whole('PERCENT', 'whole percent', { least: 1, most: 100 }),
        lira('LEAST'),
        lira('MOST'),
        reason,
      ],
      does: 'sets it, from the next payment on',
      done: 'Set. The promotion that tells of it has its own words: change them too.',
    },
    offers.setCashback,
    async (desk, sharePercent, least, most, because) => ({
      isOpen: (await rule(desk)).isOpen,
      sharePercent,
      leastE5: `${BigInt(least) * E5}`,
      mostE5: `${BigInt(most) * E5}`,
      reason: because,
    }),
  ),
  byTwo(
    {
      name: 'cashback is',
      takes: [oneOf('STATE', ['open', 'closed']), reason],
      does: 'stops it, or lets it go on',
      done: 'Set. The promotion that tells of it has its own words: change them too.',
    },
    offers.setCashback,
    async (desk, state, because) => ({
      ...(await rule(desk)),
      isOpen: state === 'open',
      reason: because,
    }),
  ),
]

const rule = async (desk: Desk) => (await desk.call(offers.listOffers, {})).cashback

const say = ({ isOpen, sharePercent, leastE5, mostE5 }: offers.OfferList['cashback']): string =>
  `${sharePercent} % of what Wednesday’s slots cost, ${moneyOf(leastE5)} to ${moneyOf(mostE5)}, ${isOpen ? 'open' : 'closed'}`
