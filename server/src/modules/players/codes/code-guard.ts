import type { RefusalCode } from '@zar/contract/refusal'
import { addressOf, networkOf } from '../../../platform/http/address.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Bucket } from '../../../platform/rate-limits/throttle.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'

type Guard = Pick<PlayerDeps, 'throttle' | 'policy' | 'log'>

/** What a code is counted for, and what the whole casino may still send. */
type Sending = { buckets: Bucket[]; house?: Bucket }

/** Where nothing was asked of a gateway. */
const UNSENT: readonly RefusalCode[] = ['code_too_soon', 'wrong_password']

/**
 * Sends a code if whoever it goes to and the address it is asked from have a try left, and the casino
 * sends any (FRD-01). Asking again too soon, in vain or with a wrong password takes no try.
 */
export async function sendWithin(
  guard: Guard,
  { buckets, house }: Sending,
  send: () => Promise<void>,
): Promise<void> {
  const { throttle, log } = guard
  if (!(await throttle.take(buckets))) {
    log.warn({ event: 'code throttled' })
    throw new Refusal('too_many_attempts')
  }
  if (house && !(await throttle.take([house]))) {
    await throttle.giveBack(buckets)
    await raiseAlarm(guard, house)
    throw new Refusal('codes_paused')
  }
  try {
    await send()
  } catch (error) {
    const isUnsent = error instanceof Refusal && UNSENT.includes(error.code)
    if (isUnsent) await throttle.giveBack(house ? [...buckets, house] : buckets)
    throw error
  }
}

/** Nobody gets a message until the hour is over: the operator is told of that once. */
async function raiseAlarm({ throttle, log }: Guard, { name, key, limit }: Bucket): Promise<void> {
  const once = { tries: 1, seconds: limit.seconds }
  if (!(await throttle.take([{ name: `${name}-alarm`, key, limit: once }]))) return
  log.error({ event: 'sending cap reached', bucket: name, ...limit }, 'no code is sent any more')
}

type CodeAttempt = { accountKey: string; caller: Caller; isKnown: boolean }

/**
 * Who asks for the recovery of an account, known or not. What strangers may ask in all is no bound for
 * a device that the account has let in before, so that they never keep its owner out; those have their own.
 */
export function recoveryBuckets(
  { policy }: Guard,
  { accountKey, caller: { ip }, isKnown }: CodeAttempt,
): Sending {
  const { account, accountKnown, accountElsewhere, address, addressDay } = policy.recovery
  const from = addressOf(ip)
  const buckets = [
    { name: 'recovery-address', key: from, limit: address },
    { name: 'recovery-address-day', key: from, limit: addressDay },
    { name: 'recovery-account', key: `${accountKey} ${from}`, limit: account },
  ]
  const inAll = isKnown
    ? { name: 'recovery-known', key: accountKey, limit: accountKnown }
    : { name: 'recovery-elsewhere', key: accountKey, limit: accountElsewhere }
  return { buckets: [...buckets, inAll] }
}

export function smsBuckets(
  { policy }: Guard,
  { playerId, phone }: { playerId: string; phone: string },
  { ip }: Caller,
): Sending {
  const { player, phone: ofPhone, address, addressDay, house } = policy.sms
  const from = addressOf(ip)
  return {
    buckets: [
      { name: 'sms-player', key: playerId, limit: player },
      { name: 'sms-address', key: from, limit: address },
      { name: 'sms-address-day', key: from, limit: addressDay },
      { name: 'sms-phone', key: phone, limit: ofPhone },
    ],
    house: { name: 'sms-house', key: 'house', limit: house },
  }
}

/** Who has a code mailed to an address that is not theirs yet. */
export function mailBuckets(
  { policy }: Guard,
  { playerId, email }: { playerId: string; email: string },
  { ip }: Caller,
): Sending {
  const { player, email: ofEmail, address, addressDay } = policy.mail
  const from = addressOf(ip)
  return {
    buckets: [
      { name: 'mail-player', key: playerId, limit: player },
      { name: 'mail-address', key: from, limit: address },
      { name: 'mail-address-day', key: from, limit: addressDay },
      { name: 'mail-email', key: email, limit: ofEmail },
    ],
  }
}

/** Takes one try of guessing a code from this address, whosever code it is. */
export async function admitCodeTry({ throttle, policy, log }: Guard, { ip }: Caller) {
  const { address, network } = policy.codeTries
  const isAdmitted = await throttle.take([
    { name: 'code-try-address', key: addressOf(ip), limit: address },
    { name: 'code-try-network', key: networkOf(ip), limit: network },
  ])
  if (isAdmitted) return
  log.warn({ event: 'code try throttled', ip })
  throw new Refusal('too_many_attempts')
}
