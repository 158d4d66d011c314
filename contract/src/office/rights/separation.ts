import { RIGHT_FACTS, RIGHTS, type Right, ROLES, type RoleName } from './rights.ts'
import { ROLE_FACTS } from './roles.ts'

/** Two rights that no person may hold together; `money` stands for each right that moves money. */
export type StaticPair = { a: Right; b: Right | 'money'; why: string }

/** Checked when a right is granted, when it is given for a while, and each night over all people. */
export const STATIC_PAIRS: readonly StaticPair[] = [
  { a: 'role.propose', b: 'money', why: 'who makes people must not move money' },
  { a: 'staff.invite', b: 'money', why: 'who makes people must not move money' },
  { a: 'staff.key_reset', b: 'money', why: 'who makes people must not move money' },
  {
    a: 'withdrawal.rules',
    b: 'withdrawal.approve',
    why: 'who sets the rule does not pay by hand',
  },
  { a: 'withdrawal.clock', b: 'withdrawal.approve', why: 'the same' },
  {
    a: 'approval.limits',
    b: 'withdrawal.approve',
    why: 'who sets the limit of one person is not that person',
  },
  { a: 'approval.limits', b: 'adjustment.propose', why: 'the same' },
  {
    a: 'payee.confirm',
    b: 'withdrawal.approve',
    why: 'who says whose account it is does not pay to it',
  },
  {
    a: 'statement.import',
    b: 'deposit.match',
    why: "who brings the bank's word does not credit by it",
  },
  {
    a: 'reconcile.explain',
    b: 'deposit.match',
    why: 'who credits does not explain the difference',
  },
  { a: 'rule.edit', b: 'withdrawal.approve', why: 'who tunes the alarm does not act under it' },
  {
    a: 'legalhold.place',
    b: 'withdrawal.approve',
    why: 'holds by law are not weighed by who pays',
  },
  { a: 'aml.view', b: 'notify.segment', why: 'no tipping off' },
  {
    a: 'player.second_step_reset',
    b: 'withdrawal.approve',
    why: 'who can let somebody in does not pay out',
  },
  { a: 'player.contact_change', b: 'withdrawal.approve', why: 'the same' },
  { a: 'offer.draft', b: 'offer.budget', why: 'who draws the offer does not set its budget' },
  { a: 'price.set', b: 'sportlimit.class', why: 'who prices does not set the classes' },
  { a: 'key.rotate', b: 'money', why: 'who holds keys does not hold money' },
  {
    a: 'supplier.settings',
    b: 'money',
    why: 'who can point a wallet elsewhere does not hold money',
  },
  {
    a: 'document.decide',
    b: 'withdrawal.approve',
    why: 'who accepts the proof does not pay on it',
  },
  {
    a: 'bonus.propose',
    b: 'bonus.approve',
    why: 'proposing and approving grants are different desks',
  },
]

/** Who did one of `after` on a case is not who does one of `right` on it, for ever or for `hours`. */
export type DynamicRule = {
  right: readonly Right[]
  after: readonly Right[]
  hours?: number
  why: string
}

/** Those that past deeds on the same case decide. The rest needs no list: see `maySecond` and `mayDo` of the server. */
export const DYNAMIC_RULES: readonly DynamicRule[] = [
  {
    right: ['settlement.confirm', 'market.resettle'],
    after: ['price.set', 'price.set_wide', 'market.suspend'],
    hours: 24,
    why: 'not who priced or suspended that market in the last 24 h',
  },
  {
    right: ['settlement.confirm'],
    after: ['result.enter'],
    why: 'not who entered the facts',
  },
  {
    right: ['adjustment.approve', 'complaint.decide'],
    after: ['ticket.answer', 'complaint.answer'],
    why: 'not who handles the complaint behind it',
  },
  {
    right: ['deposit.match'],
    after: ['statement.import'],
    why: 'not who brought in the statement of that line',
  },
]

export const MOVES_MONEY: readonly Right[] = RIGHTS.filter((right) => RIGHT_FACTS[right].money)

const moneyIn = (held: ReadonlySet<Right>) => MOVES_MONEY.find((right) => held.has(right))

/** A pair that is held, with the two rights that break it. */
export type BrokenPair = { a: Right; b: Right; why: string }

/** The static pairs that somebody with these rights would break. */
export function brokenPairs(rights: Iterable<Right>): BrokenPair[] {
  const held = new Set(rights)
  const broken: BrokenPair[] = []
  for (const { a, b, why } of STATIC_PAIRS) {
    if (!held.has(a)) continue
    const other = b === 'money' ? moneyIn(held) : b
    if (other && held.has(other)) broken.push({ a, b: other, why })
  }
  return broken
}

/** All rights of these roles, and of who leads a desk. */
export function rightsOfRoles(
  roles: readonly RoleName[],
  leads: readonly RoleName[] = [],
): Set<Right> {
  const rights = new Set<Right>()
  for (const role of roles)
    for (const right of Object.keys(ROLE_FACTS[role].holds) as Right[]) rights.add(right)
  // A lead approves grants of the desk's own rights.
  if (leads.length > 0) rights.add('role.approve')
  return rights
}

/** Whether one person may hold all of these roles: one, or two that may be joined. */
export function mayJoin(roles: readonly RoleName[]): boolean {
  const [one, two, ...more] = new Set(roles)
  if (!one || more.length > 0) return false
  return two === undefined || ROLE_FACTS[one].joins.includes(two)
}

/** Each set of roles that one person may hold: the roles alone, and the pairs that may be joined. */
export function allowedSets(): RoleName[][] {
  const alone = ROLES.map((role) => [role])
  const pairs = ROLES.flatMap((one, at) =>
    ROLES.slice(at + 1)
      .filter((other) => mayJoin([one, other]))
      .map((other) => [one, other]),
  )
  return [...alone, ...pairs]
}
