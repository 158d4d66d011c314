import type { Db } from '../../../server/src/db/db.ts'
import { notifyPlayer } from '../../../server/src/modules/messages/index.ts'
import { systemRandom } from '../../../server/src/platform/random.ts'
import { databaseClock } from '../database-clock.ts'
import { findPlayer, PLAYER_NUMBER } from '../players/player.ts'
import { refuse } from '../terminal-text.ts'

export const NOTIFY_USAGE = `npm run office -- notify NUMBER --title-tr TEXT --title-en TEXT --note-tr TEXT --note-en TEXT
                                                     puts a notification into a player's inbox, in both languages`

const LONGEST = { 'title-tr': 80, 'title-en': 80, 'note-tr': 600, 'note-en': 600 }
type Part = keyof typeof LONGEST
const PARTS = Object.keys(LONGEST) as Part[]

/** As `parseArgs` takes them. */
export const NOTIFY_OPTIONS = {
  'title-tr': { type: 'string' },
  'title-en': { type: 'string' },
  'note-tr': { type: 'string' },
  'note-en': { type: 'string' },
} as const

type OfficeRequest = { operator: string; texts: Partial<Record<Part, string | undefined>> }

/** Does what the words say; false when they say nothing that can be done. */
export async function notify(
  db: Db,
  [number = '', ...rest]: string[],
  { operator, texts }: OfficeRequest,
): Promise<boolean> {
  if (!PLAYER_NUMBER.test(number) || rest.length > 0) return false
  const why = PARTS.map((part) => whyNot(part, texts[part])).find((said) => said !== undefined)
  if (why !== undefined) return refuse(why)
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  const text = (part: Part) => texts[part]?.trim() ?? ''
  const notice = {
    title: { tr: text('title-tr'), en: text('title-en') },
    note: { tr: text('note-tr'), en: text('note-en') },
  }
  const deps = { clock: databaseClock, random: systemRandom }
  await db
    .transaction()
    .execute((tx) =>
      notifyPlayer(tx, deps, { playerId, type: 'System', ...notice, writtenBy: operator }),
    )
  console.log('Written: the player reads it in their language.')
  return true
}

function whyNot(part: Part, text: string | undefined): string | undefined {
  if (text === undefined) return `--${part} is missing: a notification is in both languages.`
  if (text.trim() === '') return `--${part} is empty.`
  const longest = LONGEST[part]
  return text.trim().length > longest
    ? `--${part} has ${text.trim().length} characters, and ${longest} are the most.`
    : undefined
}
