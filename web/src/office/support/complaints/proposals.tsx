import type { Proposal } from '@zar/contract/office/proposals'
import {
  COMPLAINT_OUTCOMES,
  type Complaint,
  decideComplaint,
} from '@zar/contract/office/support/complaints'
import { call } from '../../parts/api/call.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-complaints.ts'

const termsOf = ({ terms }: Proposal) => ({
  outcome: COMPLAINT_OUTCOMES.find((known) => known === terms.outcome) ?? 'against',
  text: `${terms.text}`,
})
const outcomeOf = (proposal: Proposal) => t(`outcome.${termsOf(proposal).outcome}`)

/** The decision that one person proposed: the second sees what the player will read. */
export function Proposals({ one }: { one: Complaint }) {
  const { id, standing, summary } = one
  const refresh = useRefresh()
  return (
    <Seconds
      right="complaint.decide"
      object={`complaint:${id}`}
      title={t('approveTitle', { id: `${id}` })}
      verb={(proposal) => t('approveVerb', { outcome: outcomeOf(proposal) })}
      consequence={t('approveDoes')}
      says={(proposal) => `${outcomeOf(proposal)}. ${termsOf(proposal).text}`}
      refusal={useOffers(one)('complaint.decide').refusal}
      facts={(proposal) => [
        [t('summary'), summary],
        [t('outcome'), outcomeOf(proposal)],
        [t('reads'), termsOf(proposal).text],
      ]}
      approve={async (proposal) => {
        const { outcome, text } = termsOf(proposal)
        const version = standing?.version ?? 0
        const { reason, id: number } = proposal
        await call(decideComplaint, { id, version, outcome, text, reason, proposal: number })
        notify(t('approved'))
      }}
      onDone={refresh}
    />
  )
}
