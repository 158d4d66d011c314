import { FEATURES, SECTIONS, type Section } from '@zar/contract/casino/casino'
import { amountOf } from '@zar/contract/money'
import { z } from 'zod/mini'
import type { GameList } from '../modules/casino/index.ts'
import { readText } from '../platform/http/read-text.ts'
import { listRows, readRow } from './list-rows.ts'
import { LIST_TIMEOUT_MS } from './list-timeout.ts'

const SECTION_NAMES = Object.keys(SECTIONS) as Section[]
const KINDS = Object.values(SECTIONS).flat()

const name = z.string().check(z.minLength(1), z.maxLength(200))
const count = z.int().check(z.positive())
const amountE5 = z.pipe(
  z.number().check(z.refine((units) => amountOf(units) !== undefined)),
  z.transform((units) => amountOf(units) ?? 0n),
)
const Entry = z.object({
  /** As the supplier calls the game. */
  id: z.string().check(z.regex(/^[\x21-\x7e]{1,80}$/)),
  /** One name, or one for each language. */
  name: z.union([name, z.object({ tr: name, en: name })]),
  studio: name,
  section: z._default(z.enum(SECTION_NAMES), 'slot'),
  kind: z._default(z.nullable(z.enum(KINDS)), null),
  features: z._default(z.array(z.enum(FEATURES)), []),
  /** Hundredths of a percent. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  volatility: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(5))), null),
  /** In whole stakes. */
  maxWin: z._default(z.nullable(count), null),
  lines: z._default(z.nullable(count), null),
  /** The least and the most that a round costs, in the currency's unit. */
  stakes: z._default(z.nullable(z.object({ min: amountE5, max: amountE5 })), null),
  isOpen: z._default(z.boolean(), true),
  releasedAt: z._default(z.iso.date(), '1970-01-01'),
})

export type GameListOptions = {
  /** Where the list is kept. */
  url: string
  /** Makes the supplier's own game ids ours. */
  codeOf: (id: string) => string
  timeoutMs?: number
}

/**
 * The games of a supplier whose contract has no call that lists them: a JSON list that the operator
 * keeps by what the supplier's portal says (inferred; no such portal is public). An entry without what
 * a player must be told of a game is not offered. Throws where there is no list.
 */
export async function readGameList(options: GameListOptions): Promise<GameList> {
  const { url, codeOf, timeoutMs = LIST_TIMEOUT_MS } = options
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status !== 200) throw new Error(`the list of games answered ${response.status}`)
  const listed: unknown = JSON.parse(await readText(response))
  if (!Array.isArray(listed)) throw new Error('the list of games is none')
  return listRows(listed, 'id', (entry) => {
    const { id, name, releasedAt, stakes, ...game } = readRow(Entry, entry)
    return {
      ...game,
      ...(typeof name === 'string' ? { name, nameEn: null } : { name: name.tr, nameEn: name.en }),
      code: codeOf(id),
      stakes: stakes && { minE5: stakes.min, maxE5: stakes.max },
      releasedAt: new Date(releasedAt),
    }
  })
}
