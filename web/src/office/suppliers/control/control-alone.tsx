import '../suppliers.css'
import { PROVIDER_NAMES, type ProviderName } from '@zar/contract/casino/casino'
import { Case } from '../../parts/case/case.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { SupplierControl } from './supplier-control.tsx'
import { t } from './texts.ts'

const PROVIDERS = Object.keys(PROVIDER_NAMES) as ProviderName[]

type Props = { chosen: string | undefined; onChoose: (provider: ProviderName) => void }

/** Settings and keys for who sees nothing else of the suppliers: one of them at a time. */
export function ControlAlone({ chosen, onChoose }: Props) {
  const provider = PROVIDERS.find((one) => one === chosen) ?? 'hub88'
  const name = PROVIDER_NAMES[provider]
  return (
    <div className="o-stack">
      <QuickChips
        label={t('suppliers')}
        chips={PROVIDERS.map((key) => ({ key, label: PROVIDER_NAMES[key] }))}
        chosen={provider}
        onChoose={onChoose}
      />
      <Case id={name} name={name}>
        <SupplierControl key={provider} supplier={{ provider, name }} />
      </Case>
    </div>
  )
}
