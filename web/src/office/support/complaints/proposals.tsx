import { type Proposal, withdrawProposal } from '@zar/contract/office/proposals'
import {
  COMPLAINT_OUTCOMES,
  type Complaint,
  decideComplaint,
} from '@zar/contract/office/support/complaints'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useProposals, useRefresh } from './use-complaints.ts'

/** What waits for a second person: take it back, or approve what another proposed. */
export const Proposals = ({ one }: { one: Complaint }) =>
  useProposals(one.id).map((proposal) => (
    <Waiting key={proposal.id} one={one} proposal={proposal} />
  ))

const termsOf = ({ terms }: Proposal) => ({
  outcome: COMPLAINT_OUTCOMES.find((known) => known === terms.outcome) ?? 'against',
  text: `${terms.text}`,
})

type Props = { one: Complaint; proposal: Proposal }

function Waiting({ one, proposal }: Props) {
  const seconds = useSecondsLeft(Date.parse(proposal.lapsesAt), 0)
  const [isAsking, setAsking] = useState(false)
  const refresh = useRefresh()
  const offers = useOffers(one)
  if (seconds === 0) return null
  const { outcome, text } = termsOf(proposal)
  const said = { by: proposal.proposedBy, outcome: t(`outcome.${outcome}`), text }
  const takeBack = async () => {
    try {
      await call(withdrawProposal, { id: proposal.id })
      notify(t('takenBack'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  return (
    <Say
      tone="info"
      icon={Hourglass}
      role="status"
      action={
        proposal.isOwn ? (
          <Button size="s" onClick={() => void takeBack()}>
            {t('takeBack')}
          </Button>
        ) : (
          <Button
            size="s"
            refusal={offers('complaint.decide').refusal}
            onClick={() => setAsking(true)}
          >
            {t('approve')}
          </Button>
        )
      }
    >
      <b>{t('waits', { minutes: Math.ceil(seconds / 60) })}</b>{' '}
      {t(proposal.isOwn ? 'waitsOwn' : 'waitsWhat', said)}
      {isAsking && <ApproveDialog one={one} proposal={proposal} onClose={() => setAsking(false)} />}
    </Say>
  )
}

/** The second person sees what the first one saw, and what the player will read. */
function ApproveDialog({ one, proposal, onClose }: Props & { onClose: () => void }) {
  const { id, standing } = one
  const refresh = useRefresh()
  const { outcome, text } = termsOf(proposal)
  return (
    <Confirm
      title={t('approveTitle', { id: `${id}` })}
      verb={t('approveVerb', { outcome: t(`outcome.${outcome}`) })}
      consequence={t('approveDoes')}
      draft={`complaint:${id}:approve`}
      onConfirm={async () => {
        try {
          const version = standing?.version ?? 0
          const { reason, id: number } = proposal
          await call(decideComplaint, { id, version, outcome, text, reason, proposal: number })
          notify(t('approved'))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('summary'), one.summary],
          [t('outcome'), t(`outcome.${outcome}`)],
          [t('reads'), text],
          [t('by'), proposal.proposedBy],
          [t('why'), proposal.reason],
        ]}
      />
    </Confirm>
  )
}
