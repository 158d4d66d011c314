import { setSupplierSetting } from '@zar/contract/office/house/supplier-control'
import type { Proposal } from '@zar/contract/office/proposals'
import { callProven } from '../../parts/dialogs/prove.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-suppliers.ts'
import { proofOf } from './proof.ts'
import { settingLabel, t } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'

const textOf = (value: Proposal['terms'][string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

const wordsOf = ({ terms, facts }: Proposal) => {
  const name = textOf(terms.name) ?? ''
  return [
    [t('setting'), `${settingLabel(name)} · ${name}`],
    [t('now'), textOf(facts.now) ?? t('none')],
    [t('next'), textOf(terms.value) ?? t('ofStart')],
  ] as const
}

type Props = { supplier: NamedSupplier; refusal: string | undefined }

/** What waits of the settings: the second person sees the value in use and the new one. */
export function SettingSeconds({ supplier, refusal }: Props) {
  const { provider } = supplier
  const refresh = useRefresh()
  return (
    <Seconds
      right="supplier.settings"
      object={`supplier:${provider}`}
      title={t('settingTitle', { label: supplier.name })}
      verb={t('settingApprove')}
      refusal={refusal}
      facts={wordsOf}
      approve={async ({ id, reason, terms }) => {
        const [name, value] = [textOf(terms.name) ?? '', textOf(terms.value)]
        const wish = { provider, name, value, reason, proposal: id }
        await callProven(setSupplierSetting, wish, proofOf('supplier.settings', supplier))
        notify(t('settingDone'))
      }}
      onDone={refresh}
    />
  )
}
