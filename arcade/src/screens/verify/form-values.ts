import { readRecords } from '../../fairness/records.ts'
import type { RoundRecord } from '../../fairness/round-record.ts'

/** The verifier's fields, as text. */
export type FormValues = {
  game: string
  serverSeed: string
  clientSeed: string
  nonce: string
  /** Of a slot: lira with at most two decimals, a point or a comma before them. */
  stake: string
  /** Of any other game: the bet and the list of moves as JSON. */
  bet: string
  moves: string
  commitment: string
  /** Of the game's mathematics, where a link or a record told it. */
  digest: string
  /** What the round paid, in kuruş; compared where a link or a record told it. */
  win: string
}

const NAMES = [
  'game',
  'serverSeed',
  'clientSeed',
  'nonce',
  'bet',
  'moves',
  'commitment',
  'digest',
  'win',
] as const

/** The fields a link's query fills; its `stake` is in kuruş. */
export function valuesOf(search: string): Partial<FormValues> {
  const query = new URLSearchParams(search)
  const values: Partial<FormValues> = {}
  for (const name of NAMES) {
    const value = query.get(name)
    if (value) values[name] = value
  }
  const kurus = Number(query.get('stake'))
  if (Number.isSafeInteger(kurus) && kurus > 0) values.stake = liraOf(kurus)
  return values
}

export function liraOf(kurus: number): string {
  const text = String(kurus).padStart(3, '0')
  return `${text.slice(0, -2)},${text.slice(-2)}`
}

/** Whole kuruş of `20`, `20,00` or `1250.50`; undefined for anything else. */
export function kurusOf(lira: string): number | undefined {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(lira.trim())
  if (!parts) return undefined
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

const stakeIn = (bet: RoundRecord['bet']): number | undefined => {
  const { stakeKurus } = (bet ?? {}) as { stakeKurus?: unknown }
  return typeof stakeKurus === 'number' && Number.isSafeInteger(stakeKurus) ? stakeKurus : undefined
}

/** The fields of one record. */
export function valuesOfRecord(record: RoundRecord): Partial<FormValues> {
  const { gameCode: game, serverSeed, clientSeed, nonce, bet, moves } = record
  const stakeKurus = stakeIn(bet)
  return {
    game,
    serverSeed,
    clientSeed,
    nonce: String(nonce),
    ...(stakeKurus !== undefined && { stake: liraOf(stakeKurus) }),
    bet: JSON.stringify(bet),
    moves: JSON.stringify(moves),
    commitment: record.commitment ?? '',
    digest: record.digest ?? '',
    win: record.winKurus === undefined ? '' : String(record.winKurus),
  }
}

/** What was pasted: the fields of a link, its query or one record; or several records. */
export function readPasted(text: string): Partial<FormValues> | RoundRecord[] {
  const trimmed = text.trim()
  if (!/^[{[]/.test(trimmed)) return valuesOf(trimmed.slice(trimmed.indexOf('?') + 1))
  try {
    const records = readRecords(trimmed)
    const [first] = records
    return first && records.length === 1 ? valuesOfRecord(first) : records
  } catch {
    return {}
  }
}

/** The round that the fields name; undefined where they name none. */
export function recordOf(values: FormValues, isSlot: boolean): RoundRecord | undefined {
  const stakeKurus = kurusOf(values.stake)
  if (isSlot && !stakeKurus) return undefined
  const [commitment, win] = [values.commitment.trim().toLowerCase(), values.win]
  try {
    const [record] = readRecords(
      JSON.stringify({
        gameCode: values.game,
        serverSeed: values.serverSeed.trim(),
        clientSeed: values.clientSeed.trim(),
        nonce: Number(values.nonce),
        bet: isSlot ? { stakeKurus } : JSON.parse(values.bet),
        moves: isSlot ? [] : JSON.parse(values.moves.trim() || '[]'),
        ...(commitment && { commitment }),
        ...(values.digest && { digest: values.digest }),
        ...(win && { winKurus: Number(win) }),
      }),
    )
    return record
  } catch {
    return undefined
  }
}
