import type { Proposal } from '@zar/contract/office/proposals'
import { decideMatch, MATCH_DECISIONS, type MatchCase } from '@zar/contract/office/risk/matches'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Acts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { t } from './texts.ts'
import { useScreeningAnew } from './use-screening.ts'

const decisionIn = ({ terms }: Proposal) =>
  MATCH_DECISIONS.find((one) => one === terms.decision) ?? 'not_this_person'

/** What one person proposes and another decides. A match that is decided has none. */
export function MatchActs({ one }: { one: MatchCase }) {
  const anew = useScreeningAnew()
  const [isDeciding, setDeciding] = useState(false)
  const { refusal } = useOffers(one)('sanction.decide')
  if (one.decision !== null) return null
  const { id } = one
  const name = t('name', { id })
  const approve = async (proposal: Proposal) => {
    const decision = decisionIn(proposal)
    await call(decideMatch, { id, decision, reason: proposal.reason, proposal: proposal.id })
    notify(t('decidedNow'))
  }
  return (
    <>
      <Seconds
        right="sanction.decide"
        object={`match:${id}`}
        title={t('approveTitle', { name })}
        verb={(proposal) => t('approve', { decision: t(decisionIn(proposal)) })}
        says={(proposal) =>
          t('says', { decision: t(decisionIn(proposal)), reason: proposal.reason })
        }
        facts={(proposal) => [
          [t('player'), one.player.username],
          [t('match'), one.listedName],
          [t('decision'), t(decisionIn(proposal))],
        ]}
        consequence={t('decideDoes')}
        refusal={refusal}
        approve={approve}
        onDone={anew}
      />
      <Acts>
        <Button kind="primary" refusal={refusal} onClick={() => setDeciding(true)}>
          {t('decide')}
        </Button>
      </Acts>
      {isDeciding && <DecideDialog one={one} onClose={() => setDeciding(false)} />}
    </>
  )
}
