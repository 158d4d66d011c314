import type { AmlCase } from '@zar/contract/office/risk/aml'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useProposal } from '../../parts/api/use-proposal.ts'
import { Acts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { leftText } from '../../parts/time.ts'
import { DecideDialog, decisionIn } from './decide-dialog.tsx'
import { FileDialog } from './file-dialog.tsx'
import { LookDialog } from './look-dialog.tsx'
import { t } from './texts.ts'

type Over = 'look' | 'decide' | 'approve' | 'file'

/** The next step of a case: the first look, a decision by two, the filing. An ended one has none. */
export function AmlActs({ one }: { one: AmlCase }) {
  const [over, setOver] = useState<Over>()
  const { waiting } = useProposal('aml.decide', `aml:${one.id}`)
  const decision = waiting && decisionIn(waiting.terms.decision)
  const close = () => setOver(undefined)
  const isLooked = one.lookedBy !== null
  const isOpen = one.decision === null
  return (
    <>
      {isOpen && waiting && decision && (
        <Say
          tone="info"
          icon={UsersRound}
          action={
            waiting.isOwn ? undefined : (
              <Button size="s" onClick={() => setOver('approve')}>
                {t('approve', { decision: t(decision) })}
              </Button>
            )
          }
        >
          {t(waiting.isOwn ? 'own' : 'waits', {
            name: waiting.proposedBy,
            decision: t(decision),
            left: leftText(waiting.lapsesAt),
          })}{' '}
          {waiting.reason}
        </Say>
      )}
      <Acts>
        {isOpen && !isLooked && one.standing && (
          <Button kind="primary" onClick={() => setOver('look')}>
            {t('look')}
          </Button>
        )}
        {isOpen && isLooked && (
          <Button kind="primary" onClick={() => setOver('decide')}>
            {t('decide')}
          </Button>
        )}
        {one.decision === 'report' && one.reportNumber === null && (
          <Button kind="primary" onClick={() => setOver('file')}>
            {t('file')}
          </Button>
        )}
      </Acts>
      {over === 'look' && <LookDialog one={one} onClose={close} />}
      {over === 'decide' && <DecideDialog one={one} onClose={close} />}
      {over === 'approve' && waiting && decision && (
        <DecideDialog one={one} second={{ decision, proposal: waiting.id }} onClose={close} />
      )}
      {over === 'file' && <FileDialog one={one} onClose={close} />}
    </>
  )
}
