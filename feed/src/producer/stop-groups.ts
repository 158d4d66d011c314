import { stopGroupOf } from '@zar/betting/settlement/settle'
import type { Sport, StoppedGroup } from '../protocol/message.ts'

/** Whether a stop of these groups stops the market of this key. */
export function isStoppedBy(groups: readonly StoppedGroup[], sport: Sport, key: string): boolean {
  if (groups.includes('all')) return true
  const group = stopGroupOf(sport, key)
  return group !== undefined && groups.includes(group)
}
