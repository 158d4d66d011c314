import * as contract from '@zar/contract/office/trading/debts'
import { byTwo, type Command, command } from '../../client/command.ts'
import { kurus, oneOf, reason, row, shaped } from '../../client/words.ts'
import { kurusOf, listed, momentOf } from '../../terminal-text.ts'

const scope = shaped(
  'SCOPE',
  'all, a sport, the number of a league, or key: and a market’s key',
  /^[\w:.-]{1,80}$/,
)
const betClass = oneOf('CLASS', contract.BET_CLASSES)

/** What players owe of corrected bets, and the limits of betting classes. */
export const DEBTS: Command[] = [
  command(
    {
      name: 'betting debts',
      takes: [],
      does: 'lists what players owe of corrected bets, the oldest first',
    },
    async (desk) =>
      listed((await desk.call(contract.listDebts, {})).map(say), 'Nobody owes anything of a bet.'),
  ),
  byTwo(
    {
      name: 'betting write-off',
      takes: [row('BET', 'the number of a bet'), reason],
      does: 'writes off what is owed of a bet for more than ninety days',
      done: 'Written off, and the player is told.',
    },
    contract.writeOffDebt,
    async (_, id, because) => ({ id, reason: because }),
  ),
  byTwo(
    {
      name: 'betting class-limit',
      takes: [scope, betClass, kurus('STAKE'), kurus('PAYOUT'), kurus('LIABILITY'), reason],
      does: 'sets what one bet of a class may stake and pay, and a selection lose',
      done: 'Set, for bets from now on.',
    },
    contract.setClassLimit,
    async (_, of, playerClass, stakeKurus, payoutKurus, liabilityKurus, because) => {
      const most = { stakeKurus, payoutKurus, liabilityKurus }
      return { scope: of, playerClass, most, reason: because }
    },
  ),
  byTwo(
    {
      name: 'betting class-unlimit',
      takes: [scope, betClass, reason],
      does: 'takes that limit away',
      done: 'Taken away, for bets from now on.',
    },
    contract.setClassLimit,
    async (_, of, playerClass, because) => ({
      scope: of,
      playerClass,
      most: null,
      reason: because,
    }),
  ),
]

const say = ({ betId, username, owedKurus, since, isDue }: contract.Debt): string =>
  `${betId}  ${username}  owes ${kurusOf(owedKurus)} since ${momentOf(since)}${isDue ? '  may be written off' : ''}`
