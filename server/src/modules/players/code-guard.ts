import { addressOf, networkOf } from '../../platform/address.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/route.ts'
import type { Bucket } from '../../platform/throttle.ts'
import type { PlayerDeps } from './deps.ts'

type Guard = Pick<PlayerDeps, 'throttle' | 'policy' | 'log'>

/**
 * Sends a code if whoever it goes to, the address it is asked from and the whole house have a try
 * left (FRD-01). Asking again too soon sends nothing, and takes none.
 */
export async function sendWithin(
  { throttle, log }: Guard,
  buckets: readonly Bucket[],
  send: () => Promise<void>,
): Promise<void> {
  if (!(await throttle.take(buckets))) {
    log.warn({ event: 'code throttled' })
    throw new Refusal('too_many_attempts')
  }
  try {
    await send()
  } catch (error) {
    const isTooSoon = error instanceof Refusal && error.code === 'code_too_soon'
    if (isTooSoon) await throttle.giveBack(buckets)
    throw error
  }
}

type Asked = { accountKey: string; caller: Caller; isKnown: boolean }

/**
 * Who asks for the recovery of an account, known or not. What strangers may ask in all is no bound for
 * a device that the account has let in before, so that they never keep its owner out.
 */
export function recoveryBuckets(
  { policy }: Guard,
  { accountKey, caller: { ip }, isKnown }: Asked,
): Bucket[] {
  const { account, accountElsewhere, address, addressDay } = policy.recovery
  const from = addressOf(ip)
  const buckets = [
    { name: 'recovery-address', key: from, limit: address },
    { name: 'recovery-address-day', key: from, limit: addressDay },
    { name: 'recovery-account', key: `${accountKey} ${from}`, limit: account },
  ]
  if (isKnown) return buckets
  return [...buckets, { name: 'recovery-elsewhere', key: accountKey, limit: accountElsewhere }]
}

export function smsBuckets(
  { policy }: Guard,
  { playerId, phone }: { playerId: string; phone: string },
  { ip }: Caller,
): Bucket[] {
  const { player, phone: ofPhone, address, addressDay, house } = policy.sms
  const from = addressOf(ip)
  return [
    { name: 'sms-player', key: playerId, limit: player },
    { name: 'sms-address', key: from, limit: address },
    { name: 'sms-address-day', key: from, limit: addressDay },
    { name: 'sms-phone', key: phone, limit: ofPhone },
    { name: 'sms-house', key: 'house', limit: house },
  ]
}

/** Who has a code mailed to an address that is not theirs yet. */
export function mailBuckets(
  { policy }: Guard,
  { playerId, email }: { playerId: string; email: string },
  { ip }: Caller,
): Bucket[] {
  const { player, email: ofEmail, address, addressDay } = policy.mail
  const from = addressOf(ip)
  return [
    { name: 'mail-player', key: playerId, limit: player },
    { name: 'mail-address', key: from, limit: address },
    { name: 'mail-address-day', key: from, limit: addressDay },
    { name: 'mail-email', key: email, limit: ofEmail },
  ]
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
