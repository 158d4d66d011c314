import { LIMITED_ROLES, LimitsOfRole, setApprovalLimits } from '@zar/contract/office/house/bounds'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { formatMoney } from '../../../lib/language/format.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { roleName } from '../roles.ts'
import { BOUNDS, LimitsDialog } from './limits-dialog.tsx'
import { t } from './texts.ts'
import { useBoundsAnew, useLimits } from './use-bounds.ts'

type Set = NonNullable<ReturnType<typeof useLimits>['data']>

/** What one person and two may approve, by role. */
export function Limits() {
  const query = useLimits()
  const { data } = query
  return (
    <section className="o-panel" aria-labelledby="limits">
      <div className="o-panel__h">
        <h2 id="limits">{t('limits')}</h2>
        {data && (
          <span className="o-micro">
            {data.version === '0' ? t('newHouse') : t('version', { version: data.version })}
          </span>
        )}
      </div>
      <div className="o-panel__b">
        {query.isPending && <p role="status">{t('loading')}</p>}
        {query.isError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {data && <Roles set={data} />}
      </div>
    </section>
  )
}

function Roles({ set }: { set: Set }) {
  const offer = useOffers(set)('approval.limits')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LimitSeconds refusal={offer.refusal} />
      <Facts
        facts={LIMITED_ROLES.flatMap((role) =>
          BOUNDS.map(
            ({ key, label }) =>
              [`${roleName(role)} · ${t(label)}`, formatMoney(set[role][key])] as const,
          ),
        )}
      />
      {offer.isHere && (
        <Button size="s" refusal={offer.refusal} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {isOpen && <LimitsDialog set={set} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The limits of a role, as a proposal keeps them. */
const limitsIn = (facts: Proposal['terms'], role: string): LimitsOfRole =>
  LimitsOfRole.parse(
    Object.fromEntries(BOUNDS.map(({ key }) => [key, facts[`${role}_${key}`] ?? 0])),
  )

function LimitSeconds({ refusal }: { refusal: string | undefined }) {
  const anew = useBoundsAnew()
  const object = 'limits:approval'
  return (
    <Seconds
      right="approval.limits"
      object={object}
      title={t('limitsApproveTitle')}
      verb={t('limitsApprove')}
      consequence={t('limitsDoes')}
      says={({ reason }) => t('limitsSays', { reason })}
      refusal={refusal}
      facts={({ terms, facts }) =>
        LIMITED_ROLES.flatMap((role) =>
          BOUNDS.map(({ key, label }) => {
            const [now, next] = [limitsIn(facts, role)[key], limitsIn(terms, role)[key]]
            const said =
              now === next ? formatMoney(now) : `${formatMoney(now)} → ${formatMoney(next)}`
            return [`${roleName(role)} · ${t(label)}`, said] as const
          }),
        )
      }
      approve={async ({ id: proposal, reason, terms }) => {
        const [cashier, manager] = [limitsIn(terms, 'cashier'), limitsIn(terms, 'manager')]
        const proof = { right: 'approval.limits', object, amountE5: null } as const
        await callProven(setApprovalLimits, { cashier, manager, reason, proposal }, proof)
        notify(t('limitsDone'))
      }}
      onDone={anew}
    />
  )
}
