import type { Db } from '../../db/db.ts'
import { addressOf, networkOf } from '../../platform/http/address.ts'
import type { Caller } from '../../platform/http/route.ts'
import { semaphore, serialByKey } from '../../platform/queues.ts'
import type { Bucket, Throttle } from '../../platform/rate-limits/throttle.ts'
import { Refusal } from '../../platform/refusal.ts'
import { tokenHash } from '../../platform/token-hash.ts'
import type { PlayerPolicy } from './policy.ts'

const KNOWN_DAYS = 90

type Attempt = { playerId: string | undefined; accountKey: string; caller: Caller }
type Guard = { db: Db; throttle: Throttle; policy: PlayerPolicy; now: Date }

const serialByAccount = serialByKey()
/** As many as passwords are looked at once, and one that is counted meanwhile. */
const limitLooks = semaphore(4)

/**
 * Has the password looked at, and answers whether it is right, or refuses (AUT-05, FRD-03). A stranger's
 * tries are counted by address, and a device the account is known to use has counts of its own, so
 * guessing from elsewhere never locks its owner out. Only failures count: a try is taken before the look
 * and given back after a right one, and of one account from one place one look is under way in a
 * process, so that right ones at once never use up each other's tries.
 *
 * Once an account has been guessed at too often, the addresses that it knows let the right password in
 * and answer a wrong one as every address does, after as long: which they are does not show (AUT-04).
 */
export async function admitLogIn(
  guard: Guard,
  attempt: Attempt,
  isPasswordRight: () => Promise<boolean>,
): Promise<boolean> {
  const known = await knownBy(guard.db, attempt, guard.now)
  const buckets = bucketsOf(guard.policy, attempt, known.device)
  const { name, key } = buckets.account
  const look = () => lookOnce(guard, { attempt, known, buckets }, isPasswordRight)
  return serialByAccount(`${name} ${key}`, () => limitLooks(look))
}

type Look = {
  attempt: Attempt
  known: Awaited<ReturnType<typeof knownBy>>
  buckets: ReturnType<typeof bucketsOf>
}

async function lookOnce(
  { throttle, policy }: Guard,
  { attempt, known, buckets: { account, others } }: Look,
  isPasswordRight: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await throttle.take([account, ...others]))) throw new Refusal('too_many_attempts')
  const elsewhere = known.device ? [] : [elsewhereOf(policy, attempt.accountKey)]
  const isOpen = await throttle.take(elsewhere)
  const isRight = await isPasswordRight()
  if (!isOpen && !(isRight && known.address)) throw new Refusal('too_many_attempts')
  if (isRight) {
    await throttle.reset(account)
    await throttle.giveBack([...others, ...elsewhere])
  }
  return isRight
}

/** Gives the tries of an account back to a caller who has just proved to be its owner. */
export async function forgiveLogIns(
  { throttle, policy }: Pick<Guard, 'throttle' | 'policy'>,
  { accountKey, caller }: Omit<Attempt, 'playerId'>,
): Promise<void> {
  const { account } = policy.logIn
  const buckets = [
    { name: 'login-device', key: `${accountKey} ${caller.device}`, limit: account },
    { name: 'login-account', key: `${accountKey} ${addressOf(caller.ip)}`, limit: account },
    elsewhereOf(policy, accountKey),
  ]
  await Promise.all(buckets.map((bucket) => throttle.reset(bucket)))
}

/** Of the account here, and of the address and its network over all accounts. */
function bucketsOf(
  { logIn }: PlayerPolicy,
  { accountKey, caller }: Attempt,
  isDeviceKnown: boolean,
): { account: Bucket; others: Bucket[] } {
  const [from, network] = [addressOf(caller.ip), networkOf(caller.ip)]
  if (isDeviceKnown) {
    const key = `${accountKey} ${caller.device}`
    return {
      account: { name: 'login-device', key, limit: logIn.account },
      others: [
        { name: 'login-known-address', key: from, limit: logIn.knownAddress },
        { name: 'login-known-network', key: network, limit: logIn.knownNetwork },
      ],
    }
  }
  return {
    account: { name: 'login-account', key: `${accountKey} ${from}`, limit: logIn.account },
    others: [
      { name: 'login-address', key: from, limit: logIn.address },
      { name: 'login-network', key: network, limit: logIn.network },
    ],
  }
}

/** Of the account on all devices that it does not know. */
const elsewhereOf = ({ logIn }: PlayerPolicy, accountKey: string): Bucket => ({
  name: 'login-elsewhere',
  key: accountKey,
  limit: logIn.accountElsewhere,
})

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
  const device = tokenHash(caller.device)
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
