import { setHouseLimit } from '@zar/contract/office/player-acts'
import type { PlayerPage } from '@zar/contract/office/players'
import {
  LIMIT_KINDS,
  LIMIT_MAX,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@zar/contract/protection'
import { useState } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { limitName } from '../limit-names.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

/** Whole units in what was typed, of at most so many; undefined where there are none. */
function wholeIn(typed: string, max: number): number | undefined {
  if (!/^\d{1,9}$/.test(typed.trim())) return undefined
  const most = Number(typed)
  return most <= max ? most : undefined
}

/** Sets a limit of the house, of which the player is told. */
export function LimitDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const [kind, setKind] = useState<LimitKind>('loss')
  const [wished, setPeriod] = useState<LimitPeriod>('week')
  const [typed, setTyped] = useState('')
  const refresh = useRefresh(player.id)
  const isTime = kind === 'time'
  const period = isTime ? 'day' : wished
  const max = isTime ? LIMIT_MAX.minutes : LIMIT_MAX.money
  const most = wholeIn(typed, max)
  const said =
    most !== undefined && (isTime ? t('minutes', { count: most }) : `₺${formatWhole(most)}`)
  return (
    <Confirm
      title={t('limitTitle')}
      verb={said ? t('limitVerbOf', { most: said }) : t('limitVerb')}
      needsWords
      consequence={t('limitDoes')}
      lacks={most === undefined ? t('limitWrong', { max: formatWhole(max) }) : undefined}
      draft={`player:${player.id}:limit`}
      onConfirm={async ({ text }) => {
        if (most === undefined || !said) return
        await call(setHouseLimit, { id: player.id, kind, period, most, reason: text })
        notify(t('limitSet', { most: said }))
        await refresh()
      }}
      onClose={onClose}
    >
      <div className="o-p__two">
        <SelectField
          label={t('limitKind')}
          value={kind}
          choices={LIMIT_KINDS.map((value) => ({ value, label: limitName(value) }))}
          onChange={(event) => setKind(event.target.value as LimitKind)}
        />
        <SelectField
          label={t('limitPeriod')}
          value={period}
          choices={(isTime ? (['day'] as const) : LIMIT_PERIODS).map((value) => ({
            value,
            label: limitName(value),
          }))}
          onChange={(event) => setPeriod(event.target.value as LimitPeriod)}
        />
      </div>
      <TextField
        label={t(isTime ? 'limitMinutes' : 'limitMost')}
        isLacking
        help={t('limitHelp')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Confirm>
  )
}
