import * as alerts from '@zar/contract/office/risk/alerts'
import * as cases from '@zar/contract/office/risk/cases'
import { ALERT_RULES } from '@zar/contract/office/risk/rule-list'
import { byTwo, type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { oneOf, optional, player, reason, row } from '../../client/words.ts'
import { listed, momentOf } from '../../terminal-text.ts'
import { pagesOf, playerOf } from '../shared.ts'

const alert = row('ALERT', 'the number of an alert')
const risk = row('CASE', 'the number of a case')

/** Alerts of the rules of risk, and the cases that are made of them. */
export const FLAGS: Command[] = [
  command(
    {
      name: 'flags',
      takes: [optional(oneOf('RULE', ALERT_RULES))],
      does: 'lists alerts that wait, the highest score first',
    },
    async (desk, rule) => {
      const rows = await pagesOf((after) => desk.call(alerts.listAlerts, { rule, after }))
      return listed(rows.flatMap(sayAlert), 'No alert waits.')
    },
  ),
  command(
    { name: 'flags show', takes: [alert], does: 'shows one with the accounts around it' },
    show,
  ),
  command(
    { name: 'flags close', takes: [alert, reason], does: 'closes one as noise' },
    async (desk, id, because) => {
      const { caseId, version } = await desk.call(alerts.readAlert, { id })
      const closed = { alerts: [{ id, caseId, version }], reason: because }
      const [came] = await desk.call(alerts.closeAlerts, closed)
      return [came?.refused ? `Not closed: ${came.refused}.` : 'Closed.']
    },
  ),
  command(
    { name: 'flags case', takes: [alert, reason], does: 'makes a case of one' },
    async (desk, id, because) => {
      const { caseId, version } = await desk.call(alerts.readAlert, { id })
      const opened = await desk.call(alerts.openRiskCase, { id, caseId, version, reason: because })
      return [`It is case ${opened.risk}.`]
    },
  ),
  command({ name: 'flags cases', takes: [], does: 'lists cases that are open' }, async (desk) => {
    const open = await desk.call(cases.listRiskCases, { state: 'open' })
    return listed(open.flatMap(sayCase), 'No case is open.')
  }),
  byTwo(
    {
      name: 'flags decide',
      takes: [risk, oneOf('DECISION', cases.CASE_DECISIONS), reason],
      does: 'decides a case; clean takes the flags off that hold a withdrawal',
      done: 'Decided.',
    },
    cases.decideRiskCase,
    async (_, id, decision, because) => ({ id, decision, reason: because }),
  ),
  command(
    {
      name: 'flags clear',
      takes: [player, player, reason],
      does: 'says that two accounts are of two people: they are linked no more',
    },
    async (desk, first, second, because) => {
      const [one, other] = [await playerOf(desk, first), await playerOf(desk, second)]
      await desk.call(cases.clearLink, { one, other, reason: because })
      return ['They are linked no more.']
    },
  ),
]

const sayReasons = (reasons: readonly alerts.AlertReason[]): string =>
  reasons
    .map(({ code, seen, bound }) => `${code} ${seen}${bound === null ? '' : ` (bound ${bound})`}`)
    .join(', ')

function sayAlert({
  id,
  rule,
  player: of,
  score,
  at,
  reasons,
  risk: of_case,
}: alerts.AlertRow): Lines {
  const made = of_case === null ? '' : `  case ${of_case}`
  return [
    `${id}  ${rule}  ${of.number} ${of.username}  score ${score}  ${momentOf(at)}${made}`,
    `    ${sayReasons(reasons)}`,
  ]
}

async function show(desk: Desk, id: string): Promise<Lines> {
  const one = await desk.call(alerts.readAlert, { id })
  const around = (one.group?.members ?? []).map(
    ({ number, username, state }) => `    ${number} ${username}  ${state}`,
  )
  const earlier = one.earlier.map(
    ({ id: before, rule, at, closedAs }) =>
      `    earlier: ${before}  ${rule}  ${momentOf(at)}  ${closedAs ?? 'open'}`,
  )
  return [...sayAlert(one), ...around, ...earlier]
}

const sayCase = ({
  id,
  player: of,
  rules,
  openedBy,
  openedAt,
  because,
}: cases.RiskCaseRow): Lines => [
  `${id}  ${of.number} ${of.username}  ${rules.join(', ')}`,
  `    by ${openedBy}, ${momentOf(openedAt)}: ${because}`,
]
