/** Holds the contract's rights, roles, pairs and ways of money to the reference, where it is there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MONEY_EDGES } from '../contract/src/office/rights/money-edges.ts'
import { RIGHT_FACTS, RIGHTS, ROLES } from '../contract/src/office/rights/rights.ts'
import { ROLE_FACTS } from '../contract/src/office/rights/roles.ts'
import { allowedSets, STATIC_PAIRS } from '../contract/src/office/rights/separation.ts'

const FILE = `${process.env.ZAR_SHARED ?? '../shared'}/reference/office.json`
const HAS_FILE = existsSync(FILE)

type Reference = {
  roles: { id: string; label: string; rights: number; mayBeJoinedWith: string[] }[]
  permissions: {
    id: string
    allows: string
    money: boolean
    reason: boolean
    second: 'always' | { above: number; unit: string } | null
    reauthenticate: boolean
    typed: boolean
    reveals: string[]
    scopes: string[]
  }[]
  matrix: Record<string, Record<string, string>>
  separation: { a: string; b: string; kind: string; why: string }[]
  moneyEdges: {
    op: string
    from: string
    to: string
    needs: string[]
    fact: string | null
    bound: string | null
    note: string
  }[]
}
const reference: Reference = HAS_FILE
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { roles: [], permissions: [], matrix: {}, separation: [], moneyEdges: [] }
const HOLDS = { does: 'does', second: 'with a second person', limited: 'masked or limited' }

test.skipIf(!HAS_FILE)(
  'AUZ-01: the 225 rights are the reference’s, with all that they ask for',
  () => {
    const ours = RIGHTS.map((id) => {
      const facts = RIGHT_FACTS[id]
      return {
        id,
        allows: facts.allows,
        money: facts.money === true,
        reason: facts.reason === true,
        second: facts.second ?? null,
        reauthenticate: facts.proof === true,
        typed: facts.typed === true,
        reveals: [...(facts.reveals ?? [])],
        event: id,
        scopes: [...(facts.scopes ?? []), 'hours'],
      }
    })
    expect(ours).toHaveLength(225)
    expect(ours).toEqual(reference.permissions)
  },
)

test.skipIf(!HAS_FILE)(
  'AUZ-01: the eleven roles have the rights of the reference, and join as there',
  () => {
    const ours = ROLES.map((id) => ({
      id,
      label: ROLE_FACTS[id].label.tr,
      rights: Object.keys(ROLE_FACTS[id].holds).length,
      mayBeJoinedWith: [...ROLE_FACTS[id].joins],
    }))
    expect(ours).toEqual(reference.roles)
    const matrix = Object.fromEntries(
      ROLES.map((id) => [
        id,
        Object.fromEntries(
          Object.entries(ROLE_FACTS[id].holds).map(([right, hold]) => [right, HOLDS[hold]]),
        ),
      ]),
    )
    expect(matrix).toEqual(reference.matrix)
    expect(allowedSets()).toHaveLength(24)
  },
)

test.skipIf(!HAS_FILE)('FRD-12: the static pairs are those of the reference', () => {
  const ours = STATIC_PAIRS.map(({ a, b, why }) => ({
    a,
    b: b === 'money' ? 'any right that moves money' : b,
    kind: 'static',
    why,
  }))
  expect(ours).toEqual(reference.separation.filter(({ kind }) => kind === 'static'))
  expect(reference.separation).toHaveLength(29)
})

test.skipIf(!HAS_FILE)('FRD-12: the ways of money are those of the reference, word by word', () => {
  const ours = MONEY_EDGES.map(({ op, from, to, needs, fact, bound, note }) => ({
    op,
    from,
    to,
    needs: [...needs],
    fact: fact ?? null,
    bound: bound ?? '',
    note: note ?? '',
  })).sort(byOp)
  expect(ours).toHaveLength(40)
  expect(ours).toEqual(
    reference.moneyEdges.map((edge) => ({ ...edge, bound: edge.bound ?? '' })).sort(byOp),
  )
})

const byOp = (one: { op: string }, other: { op: string }) => one.op.localeCompare(other.op)
