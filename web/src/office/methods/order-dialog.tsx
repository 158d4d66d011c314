import './methods.css'
import { type OfficeMethods, orderMethods } from '@zar/contract/office/house/methods'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { IconButton } from '../parts/controls/button.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-methods.ts'

const namesOf = (whole: OfficeMethods, ids: readonly number[]): string =>
  ids.map((id) => whole.methods.find((one) => one.id === id)?.title ?? `${id}`).join(', ')

const idsOf = (text: unknown): number[] => `${text}`.split(',').map(Number)

/** An order that was proposed, as the second person sees it. */
export function OrderSeconds({ whole }: { whole: OfficeMethods }) {
  const refresh = useRefresh()
  return (
    <Seconds
      right="method.edit"
      object="method:order"
      title={t('orderTitle')}
      verb={t('orderSecond')}
      refusal={useOffers(whole)('method.edit').refusal}
      facts={({ facts, terms }) => [
        [t('now'), namesOf(whole, idsOf(facts.order))],
        [t('afterwards'), namesOf(whole, idsOf(terms.order))],
      ]}
      approve={async ({ id, reason, terms }) => {
        await call(orderMethods, { ids: idsOf(terms.order), reason, proposal: id })
        notify(t('orderSet'))
      }}
      onDone={refresh}
    />
  )
}

/** Proposes another order: each method is moved by its arrows. */
export function OrderDialog({ whole, onClose }: { whole: OfficeMethods; onClose: () => void }) {
  const refreshProposals = useRefreshProposals()
  const before = whole.methods.map(({ id }) => id)
  const [ids, setIds] = useState(before)
  const move = (id: number, step: -1 | 1) => {
    const at = ids.indexOf(id)
    const rest = ids.filter((one) => one !== id)
    setIds(rest.toSpliced(Math.min(rest.length, Math.max(0, at + step)), 0, id))
  }
  return (
    <Confirm
      title={t('orderTitle')}
      verb={t('orderVerb')}
      needsWords
      consequence={t('orderDoes')}
      lacks={ids.join() === before.join() ? t('orderSame') : undefined}
      draft="method:order"
      onConfirm={async ({ text }) => {
        await call(orderMethods, { ids, reason: text })
        notify(t('proposed'))
        await refreshProposals()
      }}
      onClose={onClose}
    >
      <ol className="o-meth__order" aria-label={t('order')}>
        {ids.map((id) => {
          const name = namesOf(whole, [id])
          return (
            <li key={id}>
              <span>{name}</span>
              <IconButton
                size="s"
                icon={ArrowUp}
                label={t('up', { name })}
                onClick={() => move(id, -1)}
              />
              <IconButton
                size="s"
                icon={ArrowDown}
                label={t('down', { name })}
                onClick={() => move(id, 1)}
              />
            </li>
          )
        })}
      </ol>
    </Confirm>
  )
}
