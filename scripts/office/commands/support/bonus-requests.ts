import { BONUS_REQUEST_CODES } from '@zar/contract/offers/bonus-requests'
import * as contract from '@zar/contract/office/offers/bonus-requests'
import { proposeGrant } from '@zar/contract/office/offers/grants'
import { type Command, command, type Desk, sayOutcome } from '../../client/command.ts'
import { id, oneOf, reason, shaped } from '../../client/words.ts'
import { listed, momentOf, moneyOf } from '../../terminal-text.ts'

const offer = shaped('OFFER', 'an offer’s id, as the request shows it', /^[\w-]{1,60}$/)
const nameOf = (title: string | null) => title ?? 'another bonus'

/** The request as it stands now; refused where it has been answered. */
async function seenOf(desk: Desk, request: string) {
  const one = await desk.call(contract.readBonusRequest, { id: request })
  const { caseId = '0', version = 0 } = one.standing ?? {}
  return { one, seen: { id: request, caseId, version } }
}

export const BONUS_REQUESTS: Command[] = [
  command(
    {
      name: 'bonus-requests',
      takes: [],
      does: 'lists those that wait, and until when each is answered',
    },
    async (desk) =>
      listed(
        (await desk.call(contract.listBonusRequests, {})).map(
          ({ id: request, player, offer: title, state, standing }) =>
            `${request}  ${player.number}  ${nameOf(title)}  ${state}${standing === null ? '' : `, until ${momentOf(standing.promiseAt)}`}`,
        ),
        'No request waits.',
      ),
  ),
  command(
    {
      name: 'bonus-requests show',
      takes: [id],
      does: 'shows one: the player’s words, the term that is open, and what can be given',
    },
    async (desk, request) => {
      const { one } = await seenOf(desk, request)
      return [
        `${one.player.number}  ${nameOf(one.offer)}  ${one.state}`,
        one.words ?? 'The words are kept no more.',
        ...(one.term ? [`Open term: ${one.term}`] : []),
        ...(one.protection.isOff ? ['This player is given no bonus now.'] : []),
        ...one.grantable.map((each) => `${each.id}  ${each.title}  ${moneyOf(each.worthE5)}`),
      ]
    },
  ),
  command(
    {
      name: 'bonus-requests refuse',
      takes: [id, oneOf('CODE', BONUS_REQUEST_CODES), reason],
      does: 'refuses one: the player reads the code’s sentence',
    },
    async (desk, request, code, because) => {
      const { seen } = await seenOf(desk, request)
      await desk.call(contract.refuseBonusRequest, { ...seen, code, reason: because })
      return ['Refused, and the player is told.']
    },
  ),
  command(
    {
      name: 'bonus-requests propose',
      takes: [id, offer, reason],
      does: 'proposes an offer as the answer; another person gives it at the player’s page',
    },
    async (desk, request, chosen, because) => {
      const { one, seen } = await seenOf(desk, request)
      const input = { id: one.player.id, offer: chosen, reason: because, request: seen }
      return sayOutcome(await desk.call(proposeGrant, input), 'Given.')
    },
  ),
]
