import './suppliers.css'
import { DIFFERENCE_STATES } from '@zar/contract/office/suppliers'
import { useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Split } from '../parts/case/case.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { Cards } from './cards.tsx'
import { ControlAlone } from './control/control-alone.tsx'
import { DifferenceCase } from './difference-case.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { GamingClosed, StopGaming } from './gaming.tsx'
import { PaymentDifferences } from './payments/payment-differences.tsx'
import { RollbackRequests } from './rollbacks/rollback-requests.tsx'
import { Statements } from './statements/statements.tsx'
import { SupplierCase } from './supplier-case.tsx'
import { t } from './texts.ts'
import { type DifferenceState, useDifferences, useSuppliers } from './use-suppliers.ts'

type Chosen = { supplier?: string; row?: string; state?: string }

/** The suppliers of games, what is stopped, and what they, the payment service and our books differ about. */
export function SuppliersPage() {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const { data, isError, error, refetch } = useSuppliers()
  const set = (next: Chosen) => setParams({ ...next }, { replace: true })
  const wished = params.get('supplier') ?? undefined
  const supplier = data?.suppliers.find(({ provider }) => provider === wished)
  if (isError && !data) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('last')}>
        {data && <StopGaming gaming={data.gaming} />}
      </ScreenHead>
      {data && <GamingClosed gaming={data.gaming} />}
      {data && (
        <Cards
          suppliers={data.suppliers}
          chosen={wished}
          onChoose={(provider) => set({ supplier: provider })}
        />
      )}
      {!mayDo(me, 'supplier.view') && mayDo(me, 'supplier.settings') && (
        <ControlAlone chosen={wished} onChoose={(provider) => set({ supplier: provider })} />
      )}
      {mayDo(me, 'difference.view') ? (
        <Differences params={params} set={set}>
          {supplier && <SupplierCase key={supplier.provider} supplier={supplier} />}
        </Differences>
      ) : (
        supplier && <SupplierCase key={supplier.provider} supplier={supplier} />
      )}
      <Lists />
    </div>
  )
}

/** What is beside the suppliers themselves. */
function Lists() {
  const me = useMe()
  const isOfDifferences = mayDo(me, 'difference.view')
  return (
    <>
      {mayDo(me, 'round.view') && <RollbackRequests />}
      {isOfDifferences && <PaymentDifferences />}
      {isOfDifferences && <Statements />}
    </>
  )
}

type Props = {
  params: URLSearchParams
  set: (next: Chosen) => void
  /** The chosen supplier, where no difference is. */
  children: React.ReactNode
}

function Differences({ params, set, children }: Props) {
  const state: DifferenceState =
    DIFFERENCE_STATES.find((one) => one === params.get('state')) ?? 'open'
  const list = useDifferences(state)
  const chosen = params.get('row') ?? undefined
  const one = list.rows.find(({ id }) => id === chosen)
  return (
    <Split
      onBack={() => set({ state })}
      list={
        <DifferenceTable
          list={list}
          state={state}
          onState={(next) => set({ state: next })}
          chosen={one?.id}
          onChoose={(row) => set({ state, row })}
        />
      }
    >
      {one ? <DifferenceCase key={one.id} one={one} /> : children || undefined}
    </Split>
  )
}
