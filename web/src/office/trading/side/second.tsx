import { type Proposal, withdrawProposal } from '@zar/contract/office/proposals'
import { UsersRound } from 'lucide-react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { leftText } from '../../parts/time.ts'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { useAct } from '../use-act.ts'
import { useProposals } from '../use-room.ts'
import { proposalTitle } from './proposal-words.ts'

/** What waits for a second person: one’s own may be taken back, another’s approved. */
export function Second({ onAsk }: { onAsk: OnAsk }) {
  const proposals = useProposals()
  if (proposals.length === 0) return null
  return (
    <div className="o-tr__second">
      <div className="o-tr__head">
        <h2>{t('second')}</h2>
      </div>
      {proposals.map((one) => (
        <Waits key={one.id} proposal={one} onAsk={onAsk} />
      ))}
    </div>
  )
}

function Waits({ proposal, onAsk }: { proposal: Proposal; onAsk: OnAsk }) {
  const { act, isBusy, failed } = useAct()
  const title = proposalTitle(proposal)
  const withdraw = () =>
    act(async () => {
      await call(withdrawProposal, { id: proposal.id })
      return t('withdrawn')
    })
  return (
    <Say
      tone={failed ? 'no' : 'info'}
      icon={UsersRound}
      action={
        proposal.isOwn ? (
          <Button
            size="s"
            busy={isBusy ? t('withdraw') : undefined}
            onClick={() => void withdraw()}
          >
            {t('withdraw')}
          </Button>
        ) : (
          <Button size="s" onClick={() => onAsk({ kind: 'approve', proposal, title })}>
            {t('approve')}
          </Button>
        )
      }
    >
      <b>{title}</b> {failed ?? `${proposal.proposedBy} · ${leftText(proposal.lapsesAt)}`}
    </Say>
  )
}
