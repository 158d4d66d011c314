import { isOfPlayers, parametersOf, RULES, type RuleId } from '@zar/contract/office/risk/rule-list'
import * as contract from '@zar/contract/office/risk/rules'
import { sql } from 'kysely'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { countRaised, readRules, setRule, tryRule } from '../../fraud/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { noteAlone } from '../players/about-player.ts'
import { seesInside } from './inside.ts'
import { nameOf, reasonsOf } from './present.ts'

/** A trial is good for a day. */
const TRIAL_HOURS = 24

/** The rules: as they hold, tried on thirty days, and set by two. */
export const ruleRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listRules, async (call) => {
    const [rules, raised] = await Promise.all([readRules(deps.db), countRaised(deps.db, call.now)])
    const seesAll = seesInside(call)
    const shown = rules.filter(({ rule }) => seesAll || isOfPlayers(rule))
    return {
      data: shown.map(({ rule, version, parameters, isOn, setAt }) => {
        const facts = RULES[rule]
        return {
          rule,
          kind: facts.kind,
          points: facts.kind === 'harm' ? facts.points : null,
          version,
          parameters,
          isOn,
          setAt: setAt?.toISOString() ?? null,
          raised: raised.get(rule) ?? 0,
          share: facts.share,
        }
      }),
    }
  }),
  serve(contract.tryRule, async (call) => {
    const { rule, parameters, reason } = call.input
    refuseStrange(rule, parameters)
    refuseInside(call, rule)
    const trial = await tryRule(deps.db, { rule, parameters, now: call.now })
    await noteAlone(deps, call, {
      does: 'rule.try',
      object: `rule:${rule}`,
      reason,
      after: { parameters: textOf(parameters), alerts: trial.alerts, players: trial.players },
    })
    return {
      data: {
        ...trial,
        examples: trial.examples.map((one) => ({
          player: nameOf(one),
          at: one.at.toISOString(),
          reasons: reasonsOf(one.reasons),
        })),
      },
    }
  }),
  serve(contract.setRule, async (call) => ({ data: await setByTwo(deps, call) })),
]

type Setting = OfficeCall<{
  rule: RuleId
  parameters: Record<string, number>
  isOn: boolean
  reason: string
  proposal?: string | undefined
}>

async function setByTwo(deps: OfficeDeps, call: Setting) {
  const { rule, parameters, isOn, reason, proposal } = call.input
  refuseStrange(rule, parameters)
  refuseInside(call, rule)
  const object = `rule:${rule}`
  call.may({ object, reason })
  await refuseUntried(deps, object, parameters)
  const wish = {
    right: 'rule.edit',
    object,
    terms: { parameters: textOf(parameters), isOn },
    facts: async () => {
      const held = (await readRules(deps.db)).find((one) => one.rule === rule)
      return { version: held?.version ?? 0, before: textOf(held?.parameters ?? {}) }
    },
    reason,
    proposal,
  } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      const proposedBy = await approve(tx)
      const approvedBy = call.person.id
      const because = reason
      await setRule(tx, { rule, parameters, isOn, proposedBy, approvedBy, because, now: call.now })
    }),
  )
}

/** In one order, so that equal ones are equal texts. */
const textOf = (parameters: Record<string, number>): string =>
  Object.entries(parameters)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** A rule has its own parameters, all of them and no other. */
function refuseStrange(rule: RuleId, parameters: Record<string, number>): void {
  const own = Object.keys(parametersOf(rule)).sort().join()
  if (Object.keys(parameters).sort().join() !== own)
    throw new Refusal('invalid_input', [{ field: 'parameters', message: `${rule} has ${own}` }])
}

/** The rule about the staff is of those who see what it finds. */
function refuseInside(call: OfficeCall<unknown>, rule: RuleId): void {
  if (!isOfPlayers(rule) && !seesInside(call)) throw new Refusal('no_right')
}

/** What two people set was tried before, with these very parameters. */
async function refuseUntried(
  { db }: OfficeDeps,
  object: string,
  parameters: Record<string, number>,
) {
  const tried = await db
    .selectFrom('audit_event')
    .select('id')
    .where('does', '=', 'rule.try')
    .where('object', '=', object)
    .where(sql<boolean>`after ->> 'parameters' = ${textOf(parameters)}`)
    .where(sql<boolean>`at > clock_timestamp() - make_interval(hours => ${TRIAL_HOURS})`)
    .limit(1)
    .executeTakeFirst()
  refuseIf(!tried, 'rule_untried')
}
