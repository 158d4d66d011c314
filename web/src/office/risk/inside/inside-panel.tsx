import { useQueryClient } from '@tanstack/react-query'
import { closeInside, type InsideRow } from '@zar/contract/office/risk/inside'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Acts, Case, CaseSum, Checks, Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { boundText, seenText } from '../reason-words.ts'
import { reasonName } from '../rule-names.ts'
import { t } from './texts.ts'

export const INSIDE_KEY = ['office', 'inside-alerts'] as const

/** One alert about a person of the staff, which another closes with words. */
export function InsidePanel({ row, about }: { row: InsideRow; about: string }) {
  const me = useMe()
  const [isClosing, setClosing] = useState(false)
  const { id, staff, player, reasons, at, closed } = row
  return (
    <Case id={`#${id}`} name={t('name', { id })}>
      <div>
        <CaseSum>{staff.name}</CaseSum>
        <p className="o-micro">
          {about}{' '}
          {player && (
            <Link className="o-link" to={`/office/players/${player.id}`}>
              {player.number}
            </Link>
          )}
        </p>
      </div>
      <div>
        <h3>{t('saw')}</h3>
        <Checks
          label={t('saw')}
          checks={reasons.map((reason) => ({
            key: reason.code,
            verdict: 'doubt',
            text: [reasonName(reason.code), boundText(reason)].filter(Boolean).join(', '),
            seen: seenText(reason.code, reason.seen),
          }))}
        />
      </div>
      <Facts
        facts={[
          [t('at'), formatDate(at)],
          [t('closedBy'), closed && `${closed.by}, ${formatDate(closed.at)}`],
          [t('because'), closed?.because ?? null],
        ]}
      />
      {!closed && (
        <Acts>
          <Button
            kind="primary"
            refusal={mayDo(me, 'alert.decide') ? undefined : t('noRight')}
            onClick={() => setClosing(true)}
          >
            {t('close')}
          </Button>
        </Acts>
      )}
      {isClosing && <CloseInside row={row} onClose={() => setClosing(false)} />}
    </Case>
  )
}

/** Closes the alert with the words that are kept. */
export function CloseInside({ row, onClose }: { row: InsideRow; onClose: () => void }) {
  const client = useQueryClient()
  const close = async (reason: string) => {
    try {
      await call(closeInside, { id: row.id, reason })
      notify(t('done'))
    } finally {
      await client.invalidateQueries({ queryKey: INSIDE_KEY })
    }
  }
  return (
    <Confirm
      title={t('closeTitle', { name: row.staff.name })}
      verb={t('close')}
      needsWords
      consequence={t('closeDoes')}
      draft={`inside:${row.id}:close`}
      onConfirm={({ text }) => close(text)}
      onClose={onClose}
    />
  )
}
