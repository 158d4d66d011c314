import * as contract from '@zar/contract/office/rtp'
import { Refusal } from '../../../platform/refusal.ts'
import { type RtpFinding, readRtpFindings, writeRtpFinding } from '../../casino/index.ts'
import {
  type GameReturn,
  type ReturnCourse,
  readReturnCourse,
  readReturns,
} from '../../reports/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const PAGE = 100
const DAYS_USUAL = '30'

/** Returns of games with their bands, and what was found about those that left them. */
export const rtpOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listReturns, async (call) => ({ data: await readPage(deps, call.input) })),
  serve(contract.readReturn, async (call) => {
    const course = await findCourse(deps, call.input)
    const findings = await readRtpFindings(deps.db, [course.game.code])
    const object = `game:${course.game.code}`
    call.may({ object })
    const actions = call.actions(['rtp.own', 'game.close'], { object })
    return { data: { ...tellCourse(course, findings), actions } }
  }),
  serve(contract.ownReturn, async (call) => ({ data: await own(deps, call) })),
]

type Asked = { code: string; days?: (typeof contract.RTP_DAYS)[number] | undefined }

async function findCourse({ db }: OfficeDeps, { code, days = DAYS_USUAL }: Asked) {
  const course = await readReturnCourse(db, { code, days: Number(days) })
  if (!course) throw new Refusal('not_found')
  return course
}

async function own(deps: OfficeDeps, call: OfficeCall<Asked & { reason: string }>) {
  const { code, reason } = call.input
  const object = `game:${code}`
  call.may({ object, reason })
  const { game } = await findCourse(deps, call.input)
  const found = { rounds: game.rounds, rtpBp: basisOf(game.rtp?.rtp ?? 0) }
  await deps.db.transaction().execute(async (tx) => {
    await writeRtpFinding(tx, { code, by: call.person.id, finding: reason, ...found })
    await call.note(tx, { object, reason, after: found })
  })
  return null
}

type List = Pick<Asked, 'days'> & {
  state?: (typeof contract.RTP_STATES)[number] | undefined
  after?: string | undefined
}

async function readPage({ db }: OfficeDeps, { days = DAYS_USUAL, state, after }: List) {
  const all = await readReturns(db, Number(days))
  const wanted = all.filter(({ rtp }) => state === undefined || rtp?.state === state)
  const from = after === undefined ? 0 : wanted.findIndex(({ code }) => code === after) + 1
  const page = wanted.slice(from, from + PAGE)
  const findings = await readRtpFindings(
    db,
    page.map(({ code }) => code),
  )
  return {
    rows: page.map((game) => tell(game, findings)),
    next: wanted.length > from + PAGE ? (page.at(-1)?.code ?? null) : null,
    outside: all.filter(({ rtp }) => rtp?.state === 'outside').length,
  }
}

type Found = RtpFinding & { code: string }

const basisOf = (share: number): number => Math.round(share * 10_000)

function tell(game: GameReturn, findings: readonly Found[]) {
  const { rtp } = game
  const last = findings.find(({ code }) => code === game.code)
  return {
    code: game.code,
    name: game.name,
    studio: game.studio,
    provider: game.provider,
    rounds: game.rounds,
    stakesE5: `${game.stakesE5}`,
    winsE5: `${game.winsE5}`,
    declaredBp: game.declaredBp,
    rtpBp: basisOf(rtp?.rtp ?? 0),
    bandLowBp: rtp?.bandLow == null ? null : basisOf(rtp.bandLow),
    bandHighBp: rtp?.bandHigh == null ? null : basisOf(rtp.bandHigh),
    state: rtp?.state ?? ('undeclared' as const),
    finding: last ? tellFinding(last) : null,
  }
}

const tellFinding = ({ at, by, finding, rounds, rtpBp }: Found) => ({
  at: at.toISOString(),
  by,
  finding,
  rounds,
  rtpBp,
})

const tellCourse = (
  { game, points, outsideSince, probability }: ReturnCourse,
  findings: readonly Found[],
) => ({
  game: tell(game, findings),
  points: points.map(({ day, rounds, rtp, bandLow, bandHigh, isOutside }) => ({
    day,
    rounds,
    isOutside,
    rtpBp: basisOf(rtp),
    lowBp: basisOf(bandLow),
    highBp: basisOf(bandHigh),
  })),
  outsideSince,
  probability,
  findings: findings.map(tellFinding),
})
