import { type AlertRow, BULK_MAX, closeAlerts } from '@zar/contract/office/risk/alerts'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import { locale } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { ruleName } from '../rule-names.ts'
import { t } from '../texts.ts'
import { useRiskAnew } from './use-alerts.ts'

/** What one press may close: in no case, and with nobody else; fifty at most. */
export const closable = (rows: readonly AlertRow[]): AlertRow[] =>
  rows.filter(({ risk, takenBy }) => risk === null && takenBy === null).slice(0, BULK_MAX)

const whyOf = (code: string | null): string =>
  code !== null && code in REFUSALS ? REFUSALS[code as RefusalCode][locale] : ''

type Props = { alerts: readonly AlertRow[]; onDone: () => void; onClose: () => void }

/** Closes one alert, or several of one rule, as noise: each is looked at again, and what was refused is said. */
export function CloseDialog({ alerts, onDone, onClose }: Props) {
  const anew = useRiskAnew()
  const [first] = alerts
  if (!first) return null
  const count = alerts.length
  const close = async (reason: string) => {
    try {
      const seen = alerts.map(({ id, caseId, version }) => ({ id, caseId, version }))
      const results = await call(closeAlerts, { alerts: seen, reason })
      const refused = results.filter((one) => one.refused !== null)
      const done = results.length - refused.length
      notify(
        refused.length === 0
          ? t('closed', { count: done })
          : t('closedSome', {
              done,
              left: refused.length,
              why: whyOf(refused[0]?.refused ?? null),
            }),
      )
      onDone()
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={count === 1 ? t('closeTitle') : t('bulkTitle', { rule: ruleName(first.rule), count })}
      verb={t('bulk', { count })}
      needsWords
      consequence={t('closeDoes')}
      draft={`alert:${first.id}:close:${count}`}
      onConfirm={({ text }) => close(text)}
      onClose={onClose}
    >
      {count > 1 && <p className="o-micro">{t('bulkNote')}</p>}
    </Confirm>
  )
}
