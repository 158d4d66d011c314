import '../review.css'
import {
  type OfficePayRule,
  PayBounds,
  setPayRule,
} from '@zar/contract/office/withdrawals/pay-rule'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { BOUNDS, boundText } from './bounds.ts'
import { PayRuleDialog } from './pay-rule-dialog.tsx'
import { t } from './texts.ts'
import { PAY_RULE_PROOF, usePayRule, usePayRuleAnew } from './use-pay-rule.ts'

/** What is paid without a person, with its versions; changed by two. */
export function PayRulePanel() {
  const { data, error, refetch } = usePayRule()
  if (data) return <Rule rule={data} />
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <p className="o-panel o-review__body" role="status">
      {t('loading')}
    </p>
  )
}

function Rule({ rule }: { rule: OfficePayRule }) {
  const [isChanging, setChanging] = useState(false)
  const { refusal } = useOffers(rule)('withdrawal.rules')
  const [now, ...older] = rule.versions
  if (!now) return null
  const { version, bounds, proposedBy: first, approvedBy: by, setAt, because } = now
  return (
    <>
      <Waiting now={bounds} refusal={refusal} />
      <section className="o-panel" aria-labelledby="pay-rule">
        <div className="o-panel__h">
          <h2 id="pay-rule">{t('title', { version })}</h2>
          <span className="o-push" />
          <Button size="s" refusal={refusal} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </div>
        <div className="o-review__body">
          <Facts facts={BOUNDS.map((bound) => [t(bound), boundText(bounds, bound)] as const)} />
          <p className="o-micro">
            {by && first
              ? t('setBy', { by, first, at: formatDate(setAt), because })
              : t('asDelivered')}
          </p>
          {older.length > 0 && (
            <details>
              <summary>{t('older')}</summary>
              <ul>
                {older.map((one) => (
                  <li key={one.version} className="o-micro">
                    {t('olderLine', {
                      version: one.version,
                      sum: moneyOf(one.bounds.amountMaxE5),
                      day: moneyOf(one.bounds.dayMaxE5),
                      at: formatDate(one.setAt),
                    })}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <div className="o-panel__f">{t('note')}</div>
      </section>
      {isChanging && (
        <PayRuleDialog now={bounds} most={rule.most} onClose={() => setChanging(false)} />
      )}
    </>
  )
}

/** Bounds that one person proposed, each beside what holds, for the second. */
function Waiting({ now, refusal }: { now: PayBounds; refusal: string | undefined }) {
  const anew = usePayRuleAnew()
  return (
    <Seconds
      right="withdrawal.rules"
      object={PAY_RULE_PROOF.object}
      title={t('dialog')}
      verb={t('approve')}
      refusal={refusal}
      consequence={t('does')}
      facts={({ terms }) => {
        const next = PayBounds.parse(terms)
        return BOUNDS.map((bound) => {
          const [before, after] = [boundText(now, bound), boundText(next, bound)]
          return [t(bound), before === after ? after : t('line', { before, after })] as const
        })
      }}
      approve={async ({ id: proposal, reason, terms }) => {
        const input = { bounds: PayBounds.parse(terms), reason, proposal }
        await callProven(setPayRule, input, PAY_RULE_PROOF)
        notify(t('set'))
      }}
      onDone={anew}
    />
  )
}
