/** An odds company with many live matches, in a process of its own: it changes as many odds a second as `odds.ts` asks. */
import { openTestCompany } from '../../server/src/modules/betting/testing/company.ts'
import {
  clockAt,
  fixture,
  odds,
  result,
  scoreOf,
  total,
} from '../../server/src/modules/betting/testing/said.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { nowMs } from './now.ts'

export type CompanyWish = { kind: 'change'; seconds: number; perSecond: number }
/** What was said: of which match, the odds of home, and when. */
export type Said = [match: number, oddsMilli: number, atMs: number]

const MATCHES = Number(process.env.BENCH_EVENTS ?? 2_000)
const LEAGUES = 40
/** Eleven lines of two beside the result of three: 25 selections a match. */
const LINES = Array.from({ length: 11 }, (_, at) => String(at + 0.5))
const TICKS_PER_SECOND = 20

const company = await openTestCompany({ clock: systemClock })
const { live } = company
for (let match = 0; match < MATCHES; match += 1) {
  const league = { id: `l${match % LEAGUES}`, name: `League ${match % LEAGUES}`, country: 'TR' }
  live.say(fixture(`m${match}`, { league, start: Date.now() - 60_000 }))
  const lines = LINES.map((line) => total(line))
  live.say(odds(`m${match}`, [result(), ...lines], { ...scoreOf(0, 0), ...clockAt('h1', 60) }))
}
const beating = setInterval(() => live.alive(), 1_000)
const other = setInterval(() => company.pre.alive(), 1_000)
process.send?.({ url: company.url })

/** Odds that no other change of the match has had lately. */
let changes = 0
function change(): Said {
  changes += 1
  const match = changes % MATCHES
  const oddsMilli = 1_800 + (Math.floor(changes / MATCHES) % 100)
  live.say(odds(`m${match}`, [result([oddsMilli, 3_600, 4_400])]))
  return [match, oddsMilli, nowMs()]
}

process.on('message', ({ seconds, perSecond }: CompanyWish) => {
  const said: Said[] = []
  const began = nowMs()
  const ticking = setInterval(() => {
    const due = Math.floor(((nowMs() - began) / 1_000) * perSecond)
    while (said.length < Math.min(due, seconds * perSecond)) said.push(change())
    if (said.length < seconds * perSecond) return
    clearInterval(ticking)
    setTimeout(() => process.send?.(said), 1_000)
  }, 1_000 / TICKS_PER_SECOND)
})
process.on('disconnect', () => {
  clearInterval(beating)
  clearInterval(other)
  void company.close()
})
