import * as contract from '@zar/contract/office/proposals'
import { type Command, command, type Lines } from '../client/command.ts'
import { row } from '../client/words.ts'
import { listed, momentOf } from '../terminal-text.ts'

export const PROPOSALS: Command[] = [
  command(
    {
      name: 'proposals',
      takes: [],
      does: 'lists what waits for a second person: yours, and what you may approve',
    },
    async (desk) =>
      listed(
        (await desk.call(contract.proposals, {})).flatMap(say),
        'Nothing waits for a second person.',
      ),
  ),
  command(
    {
      name: 'proposals withdraw',
      takes: [row('PROPOSAL', 'the number of a proposal of yours')],
      does: 'takes back what you proposed',
    },
    async (desk, id) => {
      await desk.call(contract.withdrawProposal, { id })
      return ['Withdrawn: nothing was done.']
    },
  ),
]

const wordsOf = (facts: contract.Proposal['terms']): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

function say({
  id,
  right,
  object,
  terms,
  reason,
  proposedBy,
  lapsesAt,
  isOwn,
}: contract.Proposal): Lines {
  return [
    `${id}  ${right}  ${object}  ${wordsOf(terms)}`,
    `    by ${isOwn ? 'you' : proposedBy}, until ${momentOf(lapsesAt)}: ${reason}`,
  ]
}
