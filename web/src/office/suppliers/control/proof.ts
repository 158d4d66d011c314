import type { NamedSupplier } from './use-control.ts'

type ControlRight = 'supplier.settings' | 'supplier.key_rotate'

/** What a person has to prove for, of one supplier. */
export const proofOf = (right: ControlRight, { provider }: Pick<NamedSupplier, 'provider'>) => ({
  right,
  object: `supplier:${provider}`,
  amountE5: null,
})
