import { useQueryClient } from '@tanstack/react-query'
import type { PlayerPayment } from '@zar/contract/office/player-tabs'
import { HOLD_CODES, holdWithdrawal } from '@zar/contract/office/withdrawals/withdrawals'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { tabKey } from '../record/use-player.ts'
import { holdName } from './names.ts'
import { t } from './texts.ts'

type Code = (typeof HOLD_CODES)[number]

const HOURS_MAX = 24
const HOURS_USUAL = '4'
const CODES = HOLD_CODES.map((value) => ({ value, label: holdName(value) }))

/** For who may hold one that is to be paid and that the bank was not asked for yet. */
export function HoldButton({ row, onOpen }: { row: PlayerPayment; onOpen: () => void }) {
  const { isHere, refusal } = useOffers(row)('withdrawal.hold')
  if (!isHere) return null
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('hold')}
    </Button>
  )
}

type Props = { playerId: string; row: PlayerPayment; onClose: () => void }

/** Holds a withdrawal once, by one person: a code, hours, and why. */
export function HoldDialog({ playerId, row: { id, number, amountE5 }, onClose }: Props) {
  const client = useQueryClient()
  const [code, setCode] = useState<Code>('risk')
  const [typed, setTyped] = useState(HOURS_USUAL)
  const hours = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  const isWhole = hours >= 1 && hours <= HOURS_MAX
  const hold = async (reason: string) => {
    try {
      await call(holdWithdrawal, { id, code, hours, reason })
      notify(t('held', { number, count: hours }))
    } finally {
      await client.invalidateQueries({ queryKey: tabKey(playerId) })
    }
  }
  return (
    <Confirm
      title={t('holdTitle', { number, sum: moneyOf(amountE5) })}
      verb={isWhole ? t('holdVerb', { count: hours }) : t('hold')}
      needsWords
      consequence={t(code === 'payee' ? 'holdBack' : 'holdPaid')}
      lacks={isWhole ? undefined : t('holdHoursWrong', { max: HOURS_MAX })}
      draft={`withdrawal:${id}:hold`}
      onConfirm={({ text }) => hold(text)}
      onClose={onClose}
    >
      <SelectField
        label={t('holdCode')}
        choices={CODES}
        value={code}
        onChange={({ target }) => setCode(HOLD_CODES.find((one) => one === target.value) ?? code)}
      />
      <TextField
        label={t('holdHours')}
        isLacking
        inputMode="numeric"
        help={t('holdHoursHelp', { max: HOURS_MAX })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Confirm>
  )
}
