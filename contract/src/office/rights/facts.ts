/** What one right allows, and what it asks for beside a role that has it. */
export type RightFacts = {
  /** A short sentence, for the people who give it. */
  allows: string
  /** It moves money. */
  money?: true
  /** The person says why: it is kept in the audit log. */
  reason?: true
  /** Two people: always, or above a bound in whole units. */
  second?: 'always' | { above: number; unit: 'TRY' | 'players' }
  /** The person has proved within five minutes that it is they. */
  proof?: true
  /** The name of the object is typed. */
  typed?: true
  /** Fields that are shown for a minute. */
  reveals?: readonly string[]
  /** By what, beside hours, a person's right can be narrowed. */
  scopes?: readonly Scope[]
}

export type Scope = 'segment' | 'amount' | 'country'
