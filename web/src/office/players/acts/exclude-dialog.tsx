import { EXCLUDERS, placeExclusion } from '@zar/contract/office/player-acts'
import type { PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { monthsLater } from './days.ts'
import { t } from './texts.ts'

const SPANS = { months6: 6, year1: 12, years5: 60, forever: null } as const
type Span = keyof typeof SPANS
const KEYS = Object.keys(SPANS) as Span[]

/** Excludes a player, at their word or by the house. */
export function ExcludeDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const [span, setSpan] = useState<Span>('months6')
  const [whose, setWhose] = useState<(typeof EXCLUDERS)[number]>()
  const refresh = useRefresh(player.id)
  const name = player.username
  const months = SPANS[span]
  return (
    <Confirm
      title={t('excludeTitle', { name })}
      verb={t('excludeVerb', { span: t(span) })}
      isDangerous
      needsWords
      lacks={whose ? undefined : t('excludeWhoseChoose')}
      consequence={t(whose === 'player' ? 'excludeDoesPlayer' : 'excludeDoes')}
      draft={`player:${player.id}:exclude`}
      onConfirm={async ({ text }) => {
        if (!whose) return
        const until = months === null ? null : monthsLater(months)
        await call(placeExclusion, { id: player.id, whose, until, reason: text })
        notify(t('excluded', { name }))
        await refresh()
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('excludeWhose')}
        blank={t('choose')}
        value={whose ?? ''}
        choices={EXCLUDERS.map((value) => ({ value, label: t(`excludeWhose.${value}`) }))}
        onChange={({ target }) => setWhose(EXCLUDERS.find((one) => one === target.value))}
      />
      <SelectField
        label={t('excludeFor')}
        value={span}
        choices={KEYS.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => setSpan(event.target.value as Span)}
      />
    </Confirm>
  )
}
