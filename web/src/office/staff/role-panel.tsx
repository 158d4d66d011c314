import type { LimitsOfRole } from '@zar/contract/office/house/bounds'
import type { StaffMember } from '@zar/contract/office/people'
import { RIGHT_FACTS, type Right, type RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { formatMoney, formatWhole } from '../../lib/language/format.ts'
import { Facts } from '../parts/case/case.tsx'
import { Face } from '../parts/controls/face.tsx'
import { useLimits } from './bounds/use-bounds.ts'
import { t } from './matrix-texts.ts'
import { roleName } from './roles.ts'

/** `₺10.000`: limits are whole lira. */
const sumText = (whole: number): string => formatMoney(whole).replace(/[,.]00$/, '')

/** What the chosen role has, its limits, and who has it. */
export function RolePanel({ role, people }: { role: RoleName; people: readonly StaffMember[] }) {
  const set = useLimits().data
  const limits = role === 'cashier' || role === 'manager' ? set?.[role] : undefined
  const holders = people.filter(({ roles }) => roles.some((one) => one.role === role))
  return (
    <section className="o-panel" aria-labelledby="role">
      <div className="o-panel__h">
        <h2 id="role">{roleName(role)}</h2>
        <span className="o-micro">{t('holders', { count: holders.length })}</span>
      </div>
      <div className="o-panel__b">
        <Facts facts={factsOf(role, limits)} />
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

function factsOf(role: RoleName, limits: LimitsOfRole | undefined): [string, string][] {
  const { holds, joins } = ROLE_FACTS[role]
  const rights = Object.keys(holds) as Right[]
  const count = (fits: (right: Right) => boolean) => formatWhole(rights.filter(fits).length)
  const sums: [string, string][] = limits
    ? [
        [t('alone'), t('upTo', { sum: sumText(limits.withdrawalAlone) })],
        [t('withTwo'), t('upTo', { sum: sumText(limits.withdrawalTwo) })],
        [t('day'), sumText(limits.adjustmentDay)],
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
