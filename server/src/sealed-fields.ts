import { PAYMENT_SEALED } from './modules/payments/index.ts'
import { PLAYER_SEALED } from './modules/players/index.ts'
import type { SealedField } from './platform/reseal.ts'

/** Every sealed column but the emails and texts on their way, which live for a day at most. */
export const SEALED_FIELDS: readonly SealedField[] = [...PLAYER_SEALED, ...PAYMENT_SEALED]
