import type { Db } from '../../db/db.ts'
import { addressOf, networkOf } from '../../platform/address.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/route.ts'
import type { Bucket, Throttle } from '../../platform/throttle.ts'
import type { PlayerPolicy } from './policy.ts'
import { hashOf } from './sessions/session-reader.ts'

const KNOWN_DAYS = 90

type Attempt = { playerId: string | undefined; accountKey: string; caller: Caller }
type Guard = { db: Db; throttle: Throttle; policy: PlayerPolicy; now: Date }

/**
 * Takes one try of this log-in, or refuses it (AUT-05, FRD-03). A stranger's tries are counted by
 * address, and a device the account is known to use has counts of its own, so guessing from
 * elsewhere never locks its owner out. Tries that turn out honest are given back by `done`.
 */
export async function admitLogIn(guard: Guard, attempt: Attempt) {
  const { throttle } = guard
  const buckets = await bucketsOf(guard, attempt)
  if (!(await throttle.take(buckets))) throw new Refusal('too_many_attempts')
  const [account, ...others] = buckets
  return {
    async done(): Promise<void> {
      if (account) await throttle.reset(account)
      await throttle.giveBack(others)
    },
  }
}

/** Gives the tries of an account back to a caller who has just proved to be its owner. */
export async function forgiveLogIns(
  { throttle, policy }: Pick<Guard, 'throttle' | 'policy'>,
  { accountKey, caller }: Omit<Attempt, 'playerId'>,
): Promise<void> {
  const { account, accountElsewhere } = policy.logIn
  const buckets = [
    { name: 'login-device', key: `${accountKey} ${caller.device}`, limit: account },
    { name: 'login-account', key: `${accountKey} ${addressOf(caller.ip)}`, limit: account },
    { name: 'login-elsewhere', key: accountKey, limit: accountElsewhere },
  ]
  await Promise.all(buckets.map((bucket) => throttle.reset(bucket)))
}

async function bucketsOf({ db, policy, now }: Guard, attempt: Attempt): Promise<Bucket[]> {
  const { accountKey, caller } = attempt
  const { account, accountElsewhere, address, network, knownAddress, knownNetwork } = policy.logIn
  const known = await knownBy(db, attempt, now)
  const from = addressOf(caller.ip)
  if (known.device) {
    return [
      { name: 'login-device', key: `${accountKey} ${caller.device}`, limit: account },
      { name: 'login-known-address', key: from, limit: knownAddress },
      { name: 'login-known-network', key: networkOf(caller.ip), limit: knownNetwork },
    ]
  }
  const buckets = [
    { name: 'login-account', key: `${accountKey} ${from}`, limit: account },
    { name: 'login-address', key: from, limit: address },
    { name: 'login-network', key: networkOf(caller.ip), limit: network },
  ]
  if (known.address) return buckets
  return [...buckets, { name: 'login-elsewhere', key: accountKey, limit: accountElsewhere }]
}

/**
 * Where this account has logged in from in the last months. A device is known by its secret alone: what
 * can be measured of it is what a stranger can send too. Asked for unknown accounts too: time tells.
 */
export async function knownBy(
  db: Db,
  { playerId, caller }: Pick<Attempt, 'playerId' | 'caller'>,
  now: Date,
) {
  const NOBODY = '00000000-0000-0000-0000-000000000000'
  const device = hashOf(caller.device)
  const rows = await db
    .selectFrom('session')
    .select(['ip', 'device_hash'])
    .where('player_id', '=', playerId ?? NOBODY)
    .where('created_at', '>', new Date(now.getTime() - KNOWN_DAYS * 24 * 60 * 60_000))
    .where((is) => is.or([is('ip', '=', caller.ip), is('device_hash', '=', device)]))
    .distinct()
    .limit(1_000)
    .execute()
  return {
    address: rows.some((row) => row.ip === caller.ip),
    // Of no secret nothing is kept.
    device: rows.some((row) => row.device_hash?.equals(device)),
  }
}
