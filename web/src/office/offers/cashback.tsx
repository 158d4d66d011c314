import { type OfferList, setCashback } from '@zar/contract/office/offers/offers'
import { useState } from 'react'
import { formatPercent } from '../../lib/language/format.ts'
import { Button } from '../parts/controls/button.tsx'
import { TextField, TickField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../parts/dialogs/prove.ts'
import { moneyOf } from '../parts/money.ts'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { kurusIn } from '../parts/typed-sum.ts'
import { t as d } from './dialogs/texts.ts'
import { e5Of, kurusOfE5, typedOf } from './sums.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-offers.ts'

type Rule = OfferList['cashback']
const PROOF = { right: 'cashback.settings', object: 'cashback', amountE5: null } as const

const said = ({ isOpen, sharePercent, leastE5, mostE5 }: Rule): string =>
  t('cashbackIs', {
    share: formatPercent(sharePercent * 100),
    least: moneyOf(leastE5),
    most: moneyOf(mostE5),
    state: t(isOpen ? 'isOpen' : 'isClosed'),
  })

/** The weekly cashback, which is set by two. */
export function Cashback({ list }: { list: OfferList }) {
  const { cashback: rule } = list
  const offer = useOffers(list)('cashback.settings')
  const refresh = useRefresh()
  const [isOver, setOver] = useState(false)
  return (
    <section className="o-panel" aria-labelledby="cashback">
      <div className="o-panel__h">
        <h2 id="cashback">{t('cashback')}</h2>
        <span className="o-push">
          <Button size="s" refusal={offer.refusal} onClick={() => setOver(true)}>
            {t('change')}
          </Button>
        </span>
      </div>
      <div className="o-offer__body">
        <p>{said(rule)}</p>
        <Seconds
          right="cashback.settings"
          object="cashback"
          title={d('cashbackTitle')}
          verb={d('cashbackApprove')}
          refusal={offer.refusal}
          facts={({ terms }) => [[d('cashbackTitle'), said(terms as Rule)]]}
          approve={async ({ id, reason, terms }) => {
            await callProven(setCashback, { ...(terms as Rule), reason, proposal: id }, PROOF)
            notify(d('cashbackDone'))
          }}
          onDone={refresh}
        />
      </div>
      {isOver && <CashbackDialog rule={rule} onClose={() => setOver(false)} />}
    </section>
  )
}

function CashbackDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const refresh = useRefreshProposals()
  const [isOpen, setOpen] = useState(rule.isOpen)
  const [share, setShare] = useState(`${rule.sharePercent}`)
  const [least, setLeast] = useState(typedOf(kurusOfE5(rule.leastE5)))
  const [most, setMost] = useState(typedOf(kurusOfE5(rule.mostE5)))
  const sharePercent = /^\d{1,3}$/.test(share) ? Number(share) : 0
  const isRight =
    sharePercent >= 1 &&
    sharePercent <= 100 &&
    kurusIn(least) > 0 &&
    kurusIn(most) >= kurusIn(least)
  return (
    <Confirm
      title={d('cashbackTitle')}
      verb={d('cashbackPropose')}
      needsWords
      consequence={d('cashbackDoes')}
      lacks={isRight ? undefined : d('cashbackWrong')}
      draft="cashback"
      onConfirm={async ({ text: reason }) => {
        const next = { leastE5: e5Of(kurusIn(least)), mostE5: e5Of(kurusIn(most)) }
        await callProven(setCashback, { isOpen, sharePercent, ...next, reason }, PROOF)
        notify(d('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <TickField checked={isOpen} onChange={({ target }) => setOpen(target.checked)}>
        {d('open')}
      </TickField>
      <TextField
        label={d('share')}
        isLacking={sharePercent < 1 || sharePercent > 100}
        end="%"
        inputMode="numeric"
        value={share}
        onChange={({ target }) => setShare(target.value)}
      />
      <TextField
        label={d('least')}
        isLacking={kurusIn(least) <= 0}
        end="₺"
        inputMode="decimal"
        value={least}
        onChange={({ target }) => setLeast(target.value)}
      />
      <TextField
        label={d('most')}
        isLacking={kurusIn(most) < kurusIn(least) || kurusIn(most) <= 0}
        end="₺"
        inputMode="decimal"
        value={most}
        onChange={({ target }) => setMost(target.value)}
      />
    </Confirm>
  )
}
