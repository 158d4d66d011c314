import { EXTENSION_READS } from '@zar/contract/office/withdrawals/reads'
import type { ExtendCode } from '../../../db/tables/payments.ts'
import type { Text } from '../../../platform/http/route.ts'

/** Why two people gave a review more time, to the player. */
export const EXTENSIONS: Record<ExtendCode, Text> = EXTENSION_READS
