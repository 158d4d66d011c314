import { exportLedger } from '@zar/contract/office/house/ledger-export'
import type { Proposal } from '@zar/contract/office/proposals'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { saveAnswered } from '../../parts/api/save-answered.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

const rangeOf = ({ terms }: Proposal) => ({
  from: String(terms.from),
  until: String(terms.until),
})

/** Exports of the ledger that wait for a second person, who gets the file. */
export const WaitingExports = () => (
  <Seconds
    right="ledger.export"
    object="ledger:export"
    title={t('approveTitle')}
    verb={t('approve')}
    consequence={t('approveDoes')}
    refusal={undefined}
    says={(one) => {
      const { from, until } = rangeOf(one)
      return t('says', { from: formatDate(from), until: formatDate(until), reason: one.reason })
    }}
    facts={(one) => {
      const { from, until } = rangeOf(one)
      const { rows, sumE5, first, last } = one.facts
      return [
        [t('range'), `${formatDate(from)} – ${formatDate(until)}`],
        [t('whose'), one.terms.player === null ? t('all') : String(one.terms.player)],
        [t('rows'), formatWhole(Number(rows))],
        [t('sum'), moneyOf(String(sumE5))],
        [t('numbers'), `${first} – ${last}`],
      ]
    }}
    approve={async (one) => {
      const { player } = one.terms
      const only = typeof player === 'string' ? { player } : {}
      const { reason, id: proposal } = one
      const { file } = await call(exportLedger, { ...rangeOf(one), ...only, reason, proposal })
      if (file) saveAnswered(file)
      notify(t('done'))
    }}
    onDone={async () => {}}
  />
)
