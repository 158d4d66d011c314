import type { Proposal } from '@zar/contract/office/proposals'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { formatClock, formatDate } from '../../lib/language/format.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { leftText } from '../parts/time.ts'
import { t } from './export-texts.ts'
import { termsOf, useExportAnswers, useExports } from './use-exports.ts'

/** Exports that wait for a second person, each with its facts. */
export const Exports = () =>
  useExports().data?.map((one) => <WaitingExport key={one.id} proposal={one} />)

function WaitingExport({ proposal }: { proposal: Proposal }) {
  const { approve, withdraw } = useExportAnswers(proposal)
  const [isApproving, setApproving] = useState(false)
  const { from, until, format } = termsOf(proposal)
  const what = t('what', {
    from: formatDate(from),
    until: formatDate(until),
    format: t(format === 'csv' ? 'csvShort' : 'sealedShort'),
    count: Number(proposal.facts.rows ?? 0),
  })
  const { id, isOwn, proposedBy, proposedAt, reason, lapsesAt } = proposal
  return (
    <>
      <Say
        tone="wait"
        icon={UsersRound}
        action={
          isOwn ? (
            <Button onClick={() => void withdraw()}>{t('withdraw')}</Button>
          ) : (
            <Button kind="primary" onClick={() => setApproving(true)}>
              {t('approve')}
            </Button>
          )
        }
      >
        <b>{t('waiting')}</b> {what} {t('by', { name: proposedBy, time: formatClock(proposedAt) })}{' '}
        {t('why', { reason })} <span className="o-micro">{leftText(lapsesAt)}</span>
      </Say>
      {isApproving && (
        <Confirm
          title={t('approveTitle')}
          verb={t('approve')}
          needsWords
          consequence={what}
          draft={`audit:export:${id}`}
          onClose={() => setApproving(false)}
          onConfirm={({ text }) => approve(text)}
        />
      )}
    </>
  )
}
