import './suppliers.css'
import { killSupplier, type OfficeSupplier, restoreSupplier } from '@zar/contract/office/suppliers'
import { Power } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { errorText, latencyText, StateTag } from './cards.tsx'
import { closingFacts } from './closing-facts.ts'
import { CompareDay } from './comparisons/compare-day.tsx'
import { SupplierControl } from './control/supplier-control.tsx'
import { SupplierKeys } from './supplier-keys.tsx'
import { t } from './texts.ts'
import { TryNow } from './try-now.tsx'
import { useRefresh } from './use-suppliers.ts'

/** States in which it is tried at once by a press. */
const TRIED: readonly OfficeSupplier['state'][] = ['away', 'resting', 'failing']

type Props = { supplier: OfficeSupplier }

/** One supplier: what its state means, its figures, and the kill switch. */
export function SupplierCase({ supplier }: Props) {
  const me = useMe()
  const { name, state, closing, failure } = supplier
  return (
    <Case id={name} name={name} tag={<StateTag state={state} />}>
      {closing && (
        <Say tone="no">
          {t('closedSince', {
            at: formatDate(closing.at),
            by: closing.by,
            because: closing.because,
          })}
        </Say>
      )}
      {state === 'away' && <Say tone="wait">{t('awayNote')}</Say>}
      {state === 'resting' && <Say tone="wait">{t('restingNote')}</Say>}
      {TRIED.includes(state) && <TryNow supplier={supplier} />}
      {state === 'held' && <Say tone="wait">{t('heldNote')}</Say>}
      {failure && <Say tone="wait">{t('failure', { failure })}</Say>}
      <Facts facts={factsOf(supplier)} />
      <CompareDay provider={supplier.provider} />
      {mayDo(me, 'supplier.settings') && <SupplierControl supplier={supplier} />}
      <SupplierKeys supplier={supplier} />
      {closing ? <Restore supplier={supplier} /> : <Kill supplier={supplier} />}
    </Case>
  )
}

const factsOf = (one: OfficeSupplier) =>
  [
    [t('latency'), latencyText(one)],
    [t('calls'), `${formatWhole(one.calls)} · ${errorText(one)}`],
    [
      t('launches'),
      t('launchesText', {
        calls: formatWhole(one.launches),
        failed: formatWhole(one.launchesFailed),
      }),
    ],
    [
      t('rounds'),
      one.oldestRoundAt === null
        ? formatWhole(one.openRounds)
        : t('oldest', { count: one.openRounds, at: formatDate(one.oldestRoundAt) }),
    ],
    [t('games'), formatWhole(one.gamesOpen)],
    [t('compared'), one.comparedDay ?? t('never')],
  ] as const

function Kill({ supplier }: Props) {
  const offer = useOffers(supplier)('supplier.kill')
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const { name, provider, gamesOpen, openRounds } = supplier
  const games = formatWhole(gamesOpen)
  return (
    <div className="o-sup__kill">
      <div>
        <b>{t('kill')}</b>
        <p className="o-micro">{t('killNote')}</p>
      </div>
      <Button kind="danger" icon={Power} refusal={offer.refusal} onClick={() => setAsking(true)}>
        {t('killOpen')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('killTitle', { name })}
          verb={t('killVerb', { name, count: gamesOpen })}
          isDangerous
          needsWords
          typedName={name}
          consequence={t('killDoes', { games, rounds: formatWhole(openRounds) })}
          draft={`supplier:${provider}:kill`}
          onConfirm={async ({ text }) => {
            try {
              const came = await call(killSupplier, { provider, typed: name, reason: text })
              notify(t('killed', { name, count: came.games }))
            } finally {
              await refresh()
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Restore({ supplier }: Props) {
  const offer = useOffers(supplier)('supplier.restore')
  const [refresh, refreshProposals] = [useRefresh(), useRefreshProposals()]
  const [isAsking, setAsking] = useState(false)
  const { name, provider } = supplier
  return (
    <>
      <Seconds
        right="supplier.restore"
        object={`supplier:${provider}`}
        title={t('restoreTitle', { name })}
        verb={t('restoreVerb', { name })}
        typedName={name}
        refusal={offer.refusal}
        facts={closingFacts}
        approve={async ({ id, reason }) => {
          await call(restoreSupplier, { provider, typed: name, reason, proposal: id })
          notify(t('restored', { name }))
        }}
        onDone={refresh}
      />
      <div>
        <Button refusal={offer.refusal} onClick={() => setAsking(true)}>
          {t('restore')}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={t('restoreTitle', { name })}
          verb={t('restore')}
          needsWords
          typedName={name}
          consequence={t('restoreDoes')}
          draft={`supplier:${provider}:restore`}
          onConfirm={async ({ text }) => {
            await call(restoreSupplier, { provider, typed: name, reason: text })
            notify(t('proposed'))
            await refreshProposals()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
