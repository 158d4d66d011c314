import '../suppliers.css'
import { Awaited } from '../../parts/states/awaited.tsx'
import { KeysInUse } from './keys-in-use.tsx'
import { SettingsInUse } from './settings-in-use.tsx'
import { t } from './texts.ts'
import { type NamedSupplier, useControl } from './use-control.ts'

/** Settings and keys of one supplier as they are in use, where each comes from, and how two people change it. */
export function SupplierControl({ supplier }: { supplier: NamedSupplier }) {
  const read = useControl(supplier.provider)
  return (
    <>
      <Awaited read={read} loading={t('loading')} />
      {read.data && <SettingsInUse supplier={supplier} control={read.data} />}
      {read.data && <KeysInUse supplier={supplier} control={read.data} />}
    </>
  )
}
