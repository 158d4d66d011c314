import { unitsOf } from '@zar/contract/money'
import {
  changeToken,
  readPerson,
  readSportSession,
  type SessionDeps,
} from '../../modules/sportsbook/index.ts'
import { PARTNER } from './command.ts'
import { BadMessage, clientOf, currencyOf, type Fields, textOf } from './message.ts'

/** What was last committed, which no bet in flight has to wait for. */
export async function readBalance(deps: SessionDeps, fields: Fields) {
  const token = textOf(fields, 'Token')
  const held = await readSportSession(deps, PARTNER, token)
  if (!held) throw new BadMessage(37)
  if (held.playerId !== clientOf(fields)) throw new BadMessage(22)
  if (held.currency !== currencyOf(fields)) throw new BadMessage(20)
  return { Token: token, AvailableBalance: unitsOf(held.balanceE5), CurrencyId: held.currency }
}

/** We ask nobody's gender. */
const GENDER_UNKNOWN = 0

/** Who visits: with the new token that alone is good from now on. */
export async function readUser(deps: SessionDeps, fields: Fields) {
  const changed = await changeToken(deps, PARTNER, textOf(fields, 'Token'))
  if (!changed) throw new BadMessage(37)
  const person = await readPerson(deps.db, changed.playerId)
  return {
    Token: changed.token,
    ClientId: changed.playerId,
    CurrencyId: person.currency,
    FirstName: person.name,
    LastName: person.surname,
    Gender: GENDER_UNKNOWN,
    BirthDate: person.birthDate,
  }
}
