import { availableParallelism } from 'node:os'
import { secondsSince } from '../checks/run-command.ts'
import { MUTATIONS } from './list.ts'
import type { Mutation } from './mutation.ts'
import { copyTree, type Tree } from './tree.ts'

/**
 * `npm run test:mutations`: plants one bug after another in copies of the tree, and runs the tests that
 * are nearest to it. A bug is caught if one of them fails. `-- ledger wallet` plants those of these areas.
 */
const CAUGHT_MIN = 0.95
/** Bugs at once, each in a copy of its own. Journeys take the whole machine, and come one by one. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism()))

type Planned = { area: string; one: Mutation }

const wanted = process.argv.slice(2)
const areas = Object.entries(MUTATIONS).filter(
  ([area]) => wanted.length === 0 || wanted.includes(area),
)
const planned = areas.flatMap(([area, mutations]) => mutations.map((one) => ({ area, one })))
if (planned.length === 0) throw new Error(`Say some of ${Object.keys(MUTATIONS).join(', ')}.`)
const units = planned.filter(({ one }) => !one.journey)
const journeys = planned.filter(({ one }) => one.journey)

const from = performance.now()
const trees = Array.from({ length: AT_ONCE }, copyTree)
try {
  const [first] = trees as [Tree]
  await passWithout(first)
  const survivors = [
    ...(await plantAll(trees, units.values())),
    ...(await plantAll([first], journeys.values())),
  ]
  const caught = planned.length - survivors.length
  console.log(
    `${caught} of ${planned.length} caught (${((100 * caught) / planned.length).toFixed(1)} %) in ${secondsSince(from)} s.`,
  )
  for (const line of survivors) console.log(`✗ ${line}`)
  if (caught < CAUGHT_MIN * planned.length) process.exitCode = 1
} finally {
  for (const tree of trees) tree.remove()
}

/** Without any bug the tests pass. */
async function passWithout(tree: Tree): Promise<void> {
  for (const { one } of planned) await tree.readOnce(one)
  const testsOf = (some: readonly Planned[]) => [...new Set(some.flatMap(({ one }) => one.tests))]
  const [tests, made] = [testsOf(units), testsOf(journeys)]
  console.log(
    `${planned.length} bugs; first the ${tests.length} test files and ${made.length} journeys without any.`,
  )
  if (tests.length > 0 && !(await tree.passes(tests, true)))
    throw new Error('The tests fail without a bug.')
  const names = journeys.map(({ one }) => one.journey ?? '')
  if (made.length > 0 && !(await tree.isMade(made, names, true)))
    throw new Error('The journeys fail without a bug.')
}

/** Each tree takes the next bug. Answers those that no test saw. */
async function plantAll(among: readonly Tree[], left: Iterator<Planned> & Iterable<Planned>) {
  const survivors: string[] = []
  const plant = async (tree: Tree) => {
    for (const { area, one } of left) {
      const at = performance.now()
      const isCaught = await tree.isCaught(one)
      const line = `${area}: ${one.file}: ${short(one.from)} → ${short(one.to)}`
      console.log(`${isCaught ? '✓ caught  ' : '✗ SURVIVED'} ${secondsSince(at)} s  ${line}`)
      if (!isCaught) survivors.push(line)
    }
  }
  await Promise.all(among.map(plant))
  return survivors
}

function short(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line === '' ? '(nothing)' : line.slice(0, 70)
}
