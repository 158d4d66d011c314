import { blockPlayer, type PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { today } from './days.ts'
import { t } from './texts.ts'

const OFF = 'off'
const DAY = 'day'

/** Blocks: what stops, what goes on, until when and why. */
export function BlockDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const [until, setUntil] = useState(OFF)
  const [day, setDay] = useState('')
  const refresh = useRefresh(player.id)
  const name = player.username
  const isDay = until === DAY
  const open = player.sessions.filter(({ isOpen }) => isOpen).length
  const balance = player.purses ? moneyOf(player.purses.cashE5) : '–'
  return (
    <Confirm
      title={t('blockTitle', { name })}
      verb={t('block')}
      isDangerous
      needsWords
      consequence={t('blockDoes', { count: open, balance })}
      lacks={isDay && day <= today() ? t('dayMissing') : undefined}
      draft={`player:${player.id}:block`}
      onConfirm={async ({ text }) => {
        await call(blockPlayer, { id: player.id, until: isDay ? day : null, reason: text })
        notify(t('blocked', { name }))
        await refresh()
      }}
      onClose={onClose}
    >
      <div className="o-p__two">
        <SelectField
          label={t('until')}
          value={until}
          choices={[
            { value: OFF, label: t('untilOff') },
            { value: DAY, label: t('untilDay') },
          ]}
          onChange={(event) => setUntil(event.target.value)}
        />
        {isDay && (
          <TextField
            type="date"
            label={t('day')}
            isLacking
            help={t('dayHelp')}
            min={today()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </div>
    </Confirm>
  )
}
