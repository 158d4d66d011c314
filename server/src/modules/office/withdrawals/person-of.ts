import type { OfficeDeps } from '../deps.ts'
import { readPerson } from '../people/read-person.ts'

export type WithdrawalDeps = OfficeDeps & { onCommitted: () => void }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Who did it, as a withdrawal names them; undefined of a name that the command line gave. */
export const personOf = async ({ db }: Pick<OfficeDeps, 'db'>, by: string) =>
  UUID.test(by) ? readPerson(db, by) : undefined
