import { type PlayerPage, unblockPlayer } from '@zar/contract/office/players'
import { type Proposal, withdrawProposal } from '@zar/contract/office/proposals'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useProposals, useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }

/** What waits for a second person about this player: take it back, or approve what another proposed. */
export function ProposalBox({ player, offers }: Props) {
  const waiting = useProposals(player.id).filter(({ right }) => right === 'player.unblock')
  return waiting.map((proposal) => (
    <Waiting key={proposal.id} player={player} offers={offers} proposal={proposal} />
  ))
}

function Waiting({ player, offers, proposal }: Props & { proposal: Proposal }) {
  const seconds = useSecondsLeft(Date.parse(proposal.lapsesAt), 0)
  const [isAsking, setAsking] = useState(false)
  const { reason, proposedBy: by, isOwn } = proposal
  if (seconds === 0) return null
  return (
    <Say
      tone="info"
      icon={Hourglass}
      role="status"
      action={
        isOwn ? (
          <TakeBack player={player} id={proposal.id} />
        ) : (
          <Button
            kind="primary"
            refusal={offers('player.unblock').refusal}
            onClick={() => setAsking(true)}
          >
            {t('approve')}
          </Button>
        )
      }
    >
      <b>{t('waiting', { minutes: Math.ceil(seconds / 60) })}</b>{' '}
      {isOwn ? t('waitingOwn', { reason }) : t('waitingWhat', { by, reason })}
      {isAsking && (
        <ApproveDialog player={player} proposal={proposal} onClose={() => setAsking(false)} />
      )}
    </Say>
  )
}

function TakeBack({ player, id }: { player: PlayerPage; id: string }) {
  const refresh = useRefresh(player.id)
  const [isBusy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    try {
      await call(withdrawProposal, { id })
      notify(t('takenBack'))
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return (
    <Button size="s" busy={isBusy ? t('sending') : undefined} onClick={() => void takeBack()}>
      {t('takeBack')}
    </Button>
  )
}

type ApproveProps = { player: PlayerPage; proposal: Proposal; onClose: () => void }

/** The second person sees what the first one saw. */
function ApproveDialog({ player, proposal, onClose }: ApproveProps) {
  const refresh = useRefresh(player.id)
  const { username: name, id } = player
  const isBlocked = proposal.facts.isBlocked === true
  return (
    <Confirm
      title={t('approveTitle', { name })}
      verb={t('approve')}
      consequence={t('approveDoes')}
      draft={`player:${id}:approve`}
      onConfirm={async () => {
        try {
          const input = { id, reason: proposal.reason, proposal: proposal.id }
          await call(unblockPlayer, input)
          notify(t('approved', { name }))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('factState'), t(isBlocked ? 'factBlocked' : 'factFree')],
          [t('factBy'), proposal.proposedBy],
          [t('factAt'), formatDate(proposal.proposedAt)],
          [t('factReason'), proposal.reason],
        ]}
      />
    </Confirm>
  )
}
