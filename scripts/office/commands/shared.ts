import { listPlayers } from '@zar/contract/office/players'
import type { Desk } from '../client/command.ts'
import { Refused } from '../client/refused.ts'
import { shaped, type Word } from '../client/words.ts'

/** The id of the player with this number. */
export async function playerOf(desk: Desk, number: string): Promise<string> {
  const { rows } = await desk.call(listPlayers, { search: number })
  const found = rows.find((one) => one.number.replace(/\D/g, '') === number)
  if (!found) throw new Refused(`There is no player ${number}.`, 'not_found')
  return found.id
}

/** A record and its version, as a list shows it: what changed since is refused. */
export type Seen = { key: string; version: number | undefined }
const split = (word: string): Seen => {
  const [key = '', version] = word.split('@')
  return { key, version: version === undefined ? undefined : Number(version) }
}

/** `0b7c…@3`; without a version the one of now is meant. */
export const seenId: Word<Seen> = {
  shown: 'ID@VERSION',
  is: 'an id with its version, as the list shows it',
  read: (word) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(@\d{1,9})?$/i.test(word)
      ? split(word.toLowerCase())
      : undefined,
}

/** `1001@3` */
export const seenNumber: Word<Seen> = {
  shown: 'NUMBER@VERSION',
  is: 'a number with its version, as the list shows it',
  read: (word) => (/^\d{1,12}(@\d{1,9})?$/.test(word) ? split(word) : undefined),
}

export const numbered = shaped('NUMBER', 'a number, as the list shows it', /^\d{1,12}$/)

type Page<Row> = { rows: Row[]; next: string | null }
const PAGES_MAX = 20

/** The rows of all pages. */
export async function pagesOf<Row>(
  read: (after: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = []
  let after: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { rows, next } = await read(after)
    all.push(...rows)
    if (next === null) return all
    after = next
  }
  return all
}
