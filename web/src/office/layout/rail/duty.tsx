import { formatClock } from '../../../lib/language/format.ts'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { useDesk } from '../../desk-state.ts'
import { Face } from '../../parts/controls/face.tsx'
import { t } from './texts.ts'

const FACES = 3

/** Who is on duty: three faces, how many, and the lead; pressed, all with role and end of shift. */
export function Duty() {
  const { duty } = useDesk()
  const [first] = duty
  if (!first) return null
  const lead = duty.find(({ isLead }) => isLead)
  const words = t('onDuty', { count: duty.length })
  const led = lead && t('lead', { name: lead.name })
  return (
    <Popover
      label={led ? `${words} ${led}` : words}
      className="o-duty"
      face={
        <>
          <span className="o-duty__faces">
            {duty.slice(0, FACES).map(({ name }) => (
              <Face key={name} name={name} />
            ))}
          </span>
          <span className="o-duty__words">
            {words}
            {led && (
              <>
                <br />
                {led}
              </>
            )}
          </span>
        </>
      }
    >
      {() => (
        <ul className="o-pop o-duty__list">
          {duty.map(({ name, role, until }) => (
            <li key={name}>
              <Face name={name} />
              {name}
              <span className="o-micro">{role}</span>
              {until && (
                <span className="o-micro o-push">{t('until', { time: formatClock(until) })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
