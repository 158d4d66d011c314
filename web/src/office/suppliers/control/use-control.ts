import { useQuery } from '@tanstack/react-query'
import type { ProviderName } from '@zar/contract/casino/casino'
import { supplierControl } from '@zar/contract/office/house/supplier-control'
import { call } from '../../parts/api/call.ts'

/** A supplier as its settings and keys name it. */
export type NamedSupplier = { provider: ProviderName; name: string }

const LOOK_MS = 30_000

/** Settings and keys of a supplier as they are in use. What is decided reads them anew with the cards. */
export const useControl = (provider: ProviderName) =>
  useQuery({
    queryKey: ['suppliers', 'control', provider],
    queryFn: () => call(supplierControl, { provider }, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })
