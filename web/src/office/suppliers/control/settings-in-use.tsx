import type { SettingInUse, SupplierControl } from '@zar/contract/office/house/supplier-control'
import { useState } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { OriginLine } from './origin-line.tsx'
import { SettingDialog } from './setting-dialog.tsx'
import { SettingSeconds } from './setting-seconds.tsx'
import { settingLabel, t } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'

type Props = { supplier: NamedSupplier; control: SupplierControl }

/** The settings of a supplier: value, where it comes from, and the button that proposes another. */
export function SettingsInUse({ supplier, control }: Props) {
  const { refusal } = useOffers(control)('supplier.settings')
  const [changing, change] = useState<SettingInUse>()
  return (
    <section className="o-sup__keys" aria-label={t('settings')}>
      <h3>{t('settings')}</h3>
      <SettingSeconds supplier={supplier} refusal={refusal} />
      <ul>
        {control.settings.map((one) => (
          <li key={one.name}>
            <span className="o-two">
              <b>{settingLabel(one.name)}</b>
              <span className="o-sup__value">{one.value ?? t('none')}</span>
              <OriginLine of={one} />
            </span>
            <Button
              size="s"
              refusal={refusal}
              aria-label={t('changeOf', { name: settingLabel(one.name) })}
              onClick={() => change(one)}
            >
              {t('change')}
            </Button>
          </li>
        ))}
      </ul>
      {changing && (
        <SettingDialog supplier={supplier} setting={changing} onClose={() => change(undefined)} />
      )}
    </section>
  )
}
