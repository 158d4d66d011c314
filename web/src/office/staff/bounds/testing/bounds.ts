import type { approvalLimits, officeAddresses } from '@zar/contract/office/house/bounds'
import type { z } from 'zod/mini'

/** The limits of a new house, of whoever may change them. */
export const LIMITS: z.output<typeof approvalLimits.output> = {
  version: '0',
  cashier: { withdrawalAlone: 10_000, withdrawalTwo: 50_000, adjustmentDay: 2_000 },
  manager: { withdrawalAlone: 10_000, withdrawalTwo: 250_000, adjustmentDay: 20_000 },
  actions: [{ right: 'approval.limits', state: 'second', why: null }],
}

/** One role with a list, of whoever may change it. */
export const ADDRESSES: z.output<typeof officeAddresses.output> = {
  here: '203.0.113.9',
  roles: [{ role: 'cashier', networks: ['203.0.113.0/24'] }],
  actions: [{ right: 'iplist.edit', state: 'second', why: null }],
}
