import { isRecord, readStored, writeStored } from '../../../../lib/storage/stored.ts'
import { isPick, type Pick } from '../state/pick.ts'

const KEY = 'betting.last'

type Last = { picks: readonly Pick[]; builders: readonly string[] }

const isLast = (value: unknown): value is Last =>
  isRecord(value) &&
  Array.isArray(value.picks) &&
  value.picks.every(isPick) &&
  Array.isArray(value.builders)

/** What was played last, to be had again. */
export const keepLast = ({ picks, builders }: Last): void => writeStored(KEY, { picks, builders })
export const lastPlayed = (): Last | null => readStored(KEY, isLast)
