import type { StaffMember } from '@zar/contract/office/people'
import { APPROVAL_LIMITS } from '@zar/contract/office/rights/limits'
import { RIGHT_FACTS, type Right, type RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { formatMoney, formatWhole } from '../../lib/language/format.ts'
import { Facts } from '../parts/case/case.tsx'
import { Face } from '../parts/controls/face.tsx'
import { t } from './matrix-texts.ts'
import { roleName } from './roles.ts'

const E5 = 100_000n

/** `₺10.000`: limits are whole lira. */
const sumText = (amountE5: bigint): string =>
  formatMoney(Number(amountE5 / E5)).replace(/[,.]00$/, '')

/** What the chosen role has, its limits, and who has it. */
export function RolePanel({ role, people }: { role: RoleName; people: readonly StaffMember[] }) {
  const holders = people.filter(({ roles }) => roles.some((one) => one.role === role))
  return (
    <section className="o-panel" aria-labelledby="role">
      <div className="o-panel__h">
        <h2 id="role">{roleName(role)}</h2>
        <span className="o-micro">{t('holders', { count: holders.length })}</span>
      </div>
      <div className="o-panel__b">
        <Facts facts={factsOf(role)} />
        <p className="o-staff__faces">
          {holders.map(({ id, fullName }) => (
            <Face key={id} name={fullName} />
          ))}
          <span className="o-micro">
            {holders.map(({ fullName }) => fullName).join(', ') || t('nobody')}
          </span>
        </p>
      </div>
    </section>
  )
}

function factsOf(role: RoleName): [string, string][] {
  const { holds, joins } = ROLE_FACTS[role]
  const rights = Object.keys(holds) as Right[]
  const count = (fits: (right: Right) => boolean) => formatWhole(rights.filter(fits).length)
  const limits = APPROVAL_LIMITS[role]
  const sums: [string, string][] = limits
    ? [
        [t('alone'), t('upTo', { sum: sumText(limits.withdrawalAloneE5) })],
        [t('withTwo'), t('upTo', { sum: sumText(limits.withdrawalTwoE5) })],
        [t('day'), sumText(limits.adjustmentDayE5)],
      ]
    : []
  return [
    [t('right'), t('rights', { count: rights.length })],
    [t('byTwo'), count((right) => holds[right] === 'second')],
    [t('money'), count((right) => RIGHT_FACTS[right].money === true)],
    [t('reveals'), count((right) => RIGHT_FACTS[right].reveals !== undefined)],
    ...sums,
    [t('joins'), joins.map(roleName).join(', ') || t('joinsNone')],
  ]
}
