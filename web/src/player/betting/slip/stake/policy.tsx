import type { Policy } from '@zar/contract/betting/slip'
import { POLICIES } from '@zar/contract/betting/values'
import { ChevronsUpDown } from 'lucide-react'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { t } from '../texts.ts'

/** What happens where odds change, as one line. */
export function PolicyLine() {
  const { policy } = useSettings()
  return (
    <label className="sliprow">
      {t('policy')}
      <select
        value={policy}
        onChange={({ target }) => {
          const next = POLICIES.find((one) => one === target.value)
          if (next) changeSettings({ policy: next })
        }}
      >
        {POLICIES.map((one) => (
          <option key={one} value={one}>
            {t(`policy.${one}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronsUpDown} size="s" />
    </label>
  )
}

const LONG = {
  none: 'policy.none',
  better: 'policy.betterLong',
  any: 'policy.anyLong',
} as const satisfies Record<Policy, string>

/** The same in full, where odds have just changed. */
export function PolicyChoice() {
  const { policy } = useSettings()
  return (
    <fieldset className="policies">
      <legend className="micro">{t('policy.next')}</legend>
      {POLICIES.map((one) => (
        <label key={one} className="policies__row">
          <input
            type="radio"
            name="policy"
            className="sr"
            checked={one === policy}
            onChange={() => changeSettings({ policy: one })}
          />
          <i aria-hidden />
          <span>{t(LONG[one])}</span>
        </label>
      ))}
    </fieldset>
  )
}
