import { cancelBonus, EXTEND_DAYS_MAX, extendBonus } from '@zar/contract/office/offers/grants'
import type { PlayerBonus } from '@zar/contract/office/player-tabs'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useRefreshProposals } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

type ActsProps = { bonus: PlayerBonus; offers: Offers; onDone: () => Promise<unknown> }

/** What is done with the chosen bonus: ended by one, given more time by two. */
export function BonusActs({ bonus, offers, onDone }: ActsProps) {
  const [over, setOver] = useState<'cancel' | 'extend'>()
  const close = () => setOver(undefined)
  const [cancel, extend] = [offers('bonus.cancel'), offers('bonus.extend')]
  return (
    <>
      <Seconds
        right="bonus.extend"
        object={`bonus:${bonus.id}`}
        title={t('extendTitle', { title: bonus.title })}
        verb={t('extendApprove')}
        refusal={extend.refusal}
        facts={({ terms }) => [[t('days'), String(terms.days)]]}
        approve={async ({ id: proposal, reason, terms }) => {
          const days = Number(terms.days)
          await call(extendBonus, { bonus: bonus.id, days, reason, proposal })
          notify(t('extended'))
        }}
        onDone={onDone}
      />
      <span className="o-row">
        {bonus.expiresAt && (
          <Button size="s" refusal={extend.refusal} onClick={() => setOver('extend')}>
            {t('extend')}
          </Button>
        )}
        <Button size="s" kind="danger" refusal={cancel.refusal} onClick={() => setOver('cancel')}>
          {t('cancel')}
        </Button>
      </span>
      {over === 'cancel' && <CancelDialog bonus={bonus} onDone={onDone} onClose={close} />}
      {over === 'extend' && <ExtendDialog bonus={bonus} onClose={close} />}
    </>
  )
}

type DialogProps = { bonus: PlayerBonus; onClose: () => void }

function CancelDialog({
  bonus: { id, title, balanceE5 },
  onDone,
  onClose,
}: DialogProps & Pick<ActsProps, 'onDone'>) {
  return (
    <Confirm
      title={t('cancelTitle', { title })}
      verb={t('cancel')}
      isDangerous
      needsWords
      consequence={t('cancelDoes', { sum: moneyOf(balanceE5) })}
      draft={`bonus:${id}:cancel`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(cancelBonus, { bonus: id, reason })
          notify(t('cancelled', { title }))
        } finally {
          await onDone()
        }
      }}
      onClose={onClose}
    />
  )
}

function ExtendDialog({ bonus: { id, title }, onClose }: DialogProps) {
  const refresh = useRefreshProposals()
  const [typed, setTyped] = useState('3')
  const days = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return (
    <Confirm
      title={t('extendTitle', { title })}
      verb={t('extendPropose')}
      needsWords
      consequence={t('extendDoes')}
      lacks={days >= 1 && days <= EXTEND_DAYS_MAX ? undefined : t('daysWrong')}
      draft={`bonus:${id}:extend`}
      onConfirm={async ({ text: reason }) => {
        await call(extendBonus, { bonus: id, days, reason })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('days')}
        isLacking
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Confirm>
  )
}
