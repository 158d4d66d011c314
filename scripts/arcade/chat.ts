import { hideFromAll } from '../../arcade/src/rooms/chat/hide-from-all.ts'
import type { Pool } from '../../arcade/src/store/database.ts'
import { findReported, muteAuthor } from '../../arcade/src/store/rooms/chat.ts'
import { momentOf, plain } from '../office/terminal-text.ts'

const SHOWN = 100
const DAY_MS = 24 * 3_600_000
const DAYS_MAX = 365
const LINE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Asked = { pool: Pool; words: string[]; by: string; now: Date }

/** Messages of rooms that players reported. */
export async function reports({ pool }: Pick<Asked, 'pool'>): Promise<number> {
  const found = await findReported(pool, SHOWN)
  for (const { id, room, name, text, saidAt, reports: count, isHidden } of found)
    console.log(
      `${id}  ${room}  ${momentOf(saidAt)}  ${plain(name)}  reported ${count} times${isHidden ? ', hidden' : ''}\n    ${plain(text)}`,
    )
  if (found.length === 0) console.log('No message is reported.')
  return 0
}

/** `hide LINE` */
export async function hide({ pool, words, now }: Asked): Promise<number | undefined> {
  const [lineId = '', ...more] = words
  if (!LINE_ID.test(lineId) || more.length > 0) return undefined
  const isHidden = await hideFromAll(pool, lineId, now)
  console.log(isHidden ? 'Hidden, on open pages too.' : 'It is hidden already, or there is none.')
  return isHidden ? 0 : 1
}

/** `mute LINE DAYS REASON`: its author says nothing in any room for so long. */
export async function mute({ pool, words, by, now }: Asked): Promise<number | undefined> {
  const [lineId = '', days = '', ...rest] = words
  const reason = rest.join(' ').trim()
  const count = Number(days)
  const isWhole = Number.isInteger(count) && count >= 1 && count <= DAYS_MAX
  if (!LINE_ID.test(lineId) || !isWhole || reason === '' || reason.length > 500) return undefined
  const until = new Date(now.getTime() + count * DAY_MS)
  const isMuted = await muteAuthor(pool, { lineId, until, reason, by, at: now })
  console.log(
    isMuted ? `Its author is muted until ${momentOf(until)}.` : 'There is no such message.',
  )
  return isMuted ? 0 : 1
}
