import type { FieldError } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import type { Registration, SessionData } from '@zar/contract/players/auth'
import { addressOf } from '../../../platform/http/address.ts'
import type { Answer, Caller } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { writeToTyped } from '../account/email-link.ts'
import type { PlayerDeps } from '../deps.ts'
import { emailKey } from '../keys.ts'
import { openPlayer } from '../player.ts'
import { sessionData } from '../sessions/session-data.ts'
import { keepAcceptance, termsInForce } from '../terms/accept.ts'
import { findCountry } from './country.ts'
import { type Complaint, checkRegistration } from './rules.ts'
import { WELCOME } from './welcome.ts'

/** The country, and whether the list and the licence let it register. */
async function servedCountry({ db, clock, house }: PlayerDeps, id: number) {
  const country = await findCountry(db, id)
  const why = country && house.whyClosed({ countryId: country.id }, clock.now().getTime())
  return country && why === 'country_not_allowed' ? { ...country, isAllowed: false } : country
}

/**
 * Opens an account with its ledger accounts, and logs in. Whether a number, a phone or an address is
 * another account's is told to nobody: unchecked, they may be any number of accounts' (H7).
 */
export async function register(
  deps: PlayerDeps,
  form: Registration,
  caller: Caller,
): Promise<Answer<SessionData>> {
  const identity = checkRegistration(form, {
    country: await servedCountry(deps, form.country),
    now: deps.clock.now(),
    policy: deps.policy,
  })
  if ('code' in identity) throw new Refusal(identity.code, fieldsOf(identity, caller.locale))
  await admitRegistration(deps, caller)

  const person = {
    ...identity,
    username: form.username,
    email: form.email,
    name: form.name,
    surname: form.surname,
    personalNo: form.PersonalNo,
    passwordHash: await deps.passwords.hash(form.password),
    locale: caller.locale,
    isTrialBonusWanted: form.trialBonus === 1,
    referralId: form.refId === undefined ? null : BigInt(form.refId),
  }
  const isEmailDue = await admitEmail(deps, form.email)
  const text = await termsInForce(deps.db, caller.locale)
  const opened = await openPlayer(deps, person, async (tx, player) => {
    const typed = { playerId: player.id, email: form.email, caller, locale: caller.locale }
    if (text) await keepAcceptance(tx, { playerId: player.id, text, at: deps.clock.now() })
    if (isEmailDue) await writeToTyped(tx, deps, typed)
    return { ...player, ...(await deps.sessions.start(tx, player.id, caller)) }
  })
  deps.log.info({ event: 'registered', playerId: opened.id, ip: caller.ip })

  const holder = { ...person, usercode: opened.usercode, is_phone_verified: false }
  const facts = { token: opened.token, balanceE5: 0n, lastLoginAt: null }
  return { data: sessionData(holder, facts), message: WELCOME }
}

async function admitRegistration({ throttle, policy }: PlayerDeps, { ip }: Caller): Promise<void> {
  const bucket = { name: 'register', key: addressOf(ip), limit: policy.registration.address }
  if (!(await throttle.take([bucket]))) throw new Refusal('too_many_attempts')
}

/** A mailbox is not filled by strangers; an email too many is not sent, and nothing is told of it. */
const admitEmail = ({ throttle, policy }: PlayerDeps, email: string): Promise<boolean> =>
  throttle.take([
    { name: 'register-mailbox', key: emailKey(email), limit: policy.registration.mailbox },
  ])

const fieldsOf = ({ fields }: Complaint, locale: Locale): FieldError[] =>
  Object.entries(fields).map(([field, text]) => ({ field, message: text[locale] }))
