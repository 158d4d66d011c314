/** Reads the words of a command, before the database is asked. */

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const NUMBER = /^\d{1,15}$/
const TEXT_MAX = 1_000

/** An id as the platform writes it; undefined where the word is none. */
export const idOf = (word = ''): string | undefined =>
  UUID.test(word) ? word.toLowerCase() : undefined

/** The number of a ticket, a conversation or a difference; undefined where the word is none. */
export const numberOf = (word = ''): number | undefined =>
  NUMBER.test(word) ? Number(word) : undefined

/** What an operator says; undefined where that is nothing, or longer than it may be. */
export function textOf(said = '', max = TEXT_MAX): string | undefined {
  const text = said.trim()
  return text !== '' && text.length <= max ? text : undefined
}
