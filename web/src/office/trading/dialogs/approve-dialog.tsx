import type { Proposal } from '@zar/contract/office/proposals'
import * as contract from '@zar/contract/office/trading/by-two'
import { setClassLimit } from '@zar/contract/office/trading/debts'
import { enterMatchResult, settleMatch } from '@zar/contract/office/trading/match-facts'
import {
  editOwnEvent,
  makeOwnEvent,
  OwnChange,
  OwnEvent,
} from '@zar/contract/office/trading/own-events'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import type { AskOf } from '../ask.ts'
import { classLimitIn, sumsIn } from '../limits/class-limits.ts'
import { factLines, sumOf } from '../side/proposal-words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'

type Props = { ask: AskOf<'approve'>; onClose: () => void }

/** Says yes to what another person has proposed, with the facts that both see. */
export function ApproveDialog({ ask: { proposal, title }, onClose }: Props) {
  const deed = useDeed()
  const sum = sumOf(proposal)
  return (
    <Confirm
      title={t('approveTitle', { title })}
      verb={sum ? t('approveVerb', { sum }) : t('approvePlain')}
      needsWords
      draft={`trading:approve:${proposal.id}`}
      onConfirm={({ text }) => deed(() => approve(proposal, text), t('approved'))}
      onClose={onClose}
    >
      <p className="o-note">{t('by', { name: proposal.proposedBy, reason: proposal.reason })}</p>
      <dl className="o-tr__facts" aria-label={t('facts')}>
        {factLines(proposal).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Confirm>
  )
}

/** The same call as the proposal’s, with exactly its terms. */
function approve(asked: Proposal, reason: string) {
  const { id: proposal, right, object, terms } = asked
  if (right === 'sportlimit.class') return approveClassLimit(asked, reason)
  if (object.startsWith('event:')) return approveOfMatch(asked, reason)
  const [kind, id = ''] = object.split(':')
  const two = { id, reason, proposal }
  const text = (name: string) => String(terms[name] ?? '')
  const seen = text('seen')
  switch (right) {
    case 'price.set_wide':
      return call(contract.setWidePrice, { ...two, seen, oddsMilli: Number(terms.oddsMilli) })
    case 'sportlimit.player': {
      const { playerClass } = terms
      const isGiven = playerClass === 'sharp' || playerClass === 'vip'
      return call(contract.setPlayerClass, { ...two, playerClass: isGiven ? playerClass : null })
    }
    case 'result.enter':
      return call(contract.enterResult, {
        ...two,
        seen,
        facts: text('facts'),
        source: text('source'),
      })
    case 'settlement.confirm':
      return call(contract.confirmSettlement, { ...two, seen })
    case 'market.resettle':
      return call(contract.resettle, { ...two, seen, facts: text('facts') })
    default: {
      const code = Number(terms.code)
      if (kind === 'bet') return call(contract.voidBet, { ...two, code })
      const at = (name: string) => (terms[name] == null ? null : text(name))
      return call(contract.voidMarket, { ...two, seen, code, from: at('from'), to: at('to') })
    }
  }
}

/** What is proposed of a whole match: its result, its settlement, or a match of our own. */
function approveOfMatch({ id: proposal, right, object, terms }: Proposal, reason: string) {
  const id = object.slice('event:'.length)
  const two = { id, seen: String(terms.seen ?? ''), reason, proposal }
  if (right === 'result.enter')
    return call(enterMatchResult, {
      ...two,
      facts: String(terms.facts),
      source: String(terms.source),
    })
  if (right === 'settlement.confirm') return call(settleMatch, two)
  if (terms.change !== undefined)
    return call(editOwnEvent, { ...two, change: OwnChange.parse(JSON.parse(String(terms.change))) })
  const event = OwnEvent.parse(JSON.parse(String(terms.event)))
  return call(makeOwnEvent, { event, reason, proposal })
}

/** Its right asks the second person too for a proof. */
function approveClassLimit({ id: proposal, right, object, terms }: Proposal, reason: string) {
  const of = classLimitIn(object)
  if (!of) throw new Error(`${object} names no limit of a class`)
  const sums = terms.most === null ? undefined : sumsIn(terms.most)
  const most = sums && { stakeKurus: sums[0], payoutKurus: sums[1], liabilityKurus: sums[2] }
  const input = { ...of, most: most ?? null, reason, proposal }
  return callProven(setClassLimit, input, { right, object, amountE5: null })
}
