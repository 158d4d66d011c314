import { formatDate } from '../../../lib/language/format.ts'
import { clockOf } from './clock.ts'

/** `21.Kas.26 20:14`, with the time as the player reads times. */
export const dateOf = (iso: string): string => formatDate(iso).replace(/\S+$/, clockOf(iso))
