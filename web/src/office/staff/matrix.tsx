import './matrix.css'
import type { Right, RoleName } from '@zar/contract/office/rights/rights'
import type { Hold } from '@zar/contract/office/rights/roles'
import { Check, SearchX } from 'lucide-react'
import { useState } from 'react'
import { locale } from '../../lib/language/translate.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { AREAS, rightName, rightsOf } from '../parts/rights/right-names.ts'
import { Empty } from '../parts/states/empty.tsx'
import { Seek } from '../parts/table/seek.tsx'
import { t } from './matrix-texts.ts'
import { holdOf, ROLES, roleName, shortRoleName } from './roles.ts'

type MatrixProps = { chosen: RoleName; onChoose: (role: RoleName) => void }

type AreaKey = (typeof AREAS)[number]['key']

/** Every right by role, an area at a time: what a role does, with whom, or in part. A search goes through all. */
export function Matrix({ chosen, onChoose }: MatrixProps) {
  const [word, setWord] = useState('')
  const [shown, setShown] = useState<AreaKey>('people')
  const areas = AREAS.filter(({ key }) => word !== '' || key === shown)
    .map((area) => ({ ...area, fitting: rightsOf(area).filter((right) => fits(right, word)) }))
    .filter(({ fitting }) => fitting.length > 0)
  return (
    <section className="o-panel" aria-labelledby="matrix">
      <div className="o-panel__h">
        <h2 id="matrix">{t('title')}</h2>
        <Legend />
      </div>
      <div className="o-matrix__tools">
        <Seek placeholder={t('seek')} value={word} onSeek={setWord} />
        <QuickChips
          label={t('areas')}
          chips={AREAS.map(({ key, name }) => ({ key, label: name[locale] }))}
          chosen={word === '' ? shown : undefined}
          onChoose={(key) => {
            setWord('')
            setShown(key)
          }}
        />
      </div>
      {areas.length === 0 ? (
        <Empty icon={SearchX} title={t('nothing')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="o-tw o-matrix" aria-label={t('title')} tabIndex={0}>
          <table className="o-t">
            <thead>
              <tr>
                <th scope="col">{t('right')}</th>
                {ROLES.map((role) => (
                  <RoleHead key={role} role={role} isOn={role === chosen} onChoose={onChoose} />
                ))}
              </tr>
            </thead>
            {areas.map(({ key, name, fitting }) => (
              <tbody key={key}>
                <tr className="o-matrix__area">
                  <th scope="rowgroup" colSpan={ROLES.length + 1}>
                    {name[locale]}
                  </th>
                </tr>
                {fitting.map((right) => (
                  <RightLine key={right} right={right} chosen={chosen} />
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </section>
  )
}

/** Found by its words or by the name that the audit log has for it. */
function fits(right: Right, word: string): boolean {
  const asked = word.toLocaleLowerCase(locale)
  return right.includes(asked) || rightName(right).toLocaleLowerCase(locale).includes(asked)
}

function RoleHead({
  role,
  isOn,
  onChoose,
}: {
  role: RoleName
  isOn: boolean
  onChoose: MatrixProps['onChoose']
}) {
  return (
    <th scope="col" className={isOn ? 'o-mid is-chosen' : 'o-mid'}>
      <button
        type="button"
        className="o-matrix__role"
        aria-pressed={isOn}
        title={t('show', { role: roleName(role) })}
        onClick={() => onChoose(role)}
      >
        {shortRoleName(role)}
      </button>
    </th>
  )
}

const RightLine = ({ right, chosen }: { right: Right; chosen: RoleName }) => (
  <tr>
    <th scope="row" title={right}>
      {rightName(right)}
    </th>
    {ROLES.map((role) => (
      <td key={role} className={role === chosen ? 'o-mid is-chosen' : 'o-mid'}>
        <HoldMark hold={holdOf(role, right)} />
      </td>
    ))}
  </tr>
)

/** How a role has a right: shape and word before colour. */
function HoldMark({ hold }: { hold: Hold | undefined }) {
  if (hold === 'does') {
    return (
      <span className="o-ok o-row" style={{ justifyContent: 'center' }}>
        <Icon of={Check} size="s" label={t('does')} />
      </span>
    )
  }
  if (hold === 'second') {
    return (
      <Tag tone="wait">
        <span aria-hidden>{t('two')}</span>
        <span className="sr">{t('second')}</span>
      </Tag>
    )
  }
  if (hold === 'limited') return <span className="o-matrix__part">{t('part')}</span>
  return (
    <span className="o-matrix__none">
      <span aria-hidden>·</span>
      <span className="sr">{t('none')}</span>
    </span>
  )
}

const Legend = () => (
  <p className="o-matrix__legend" aria-hidden>
    <span className="o-ok">
      <Icon of={Check} size="s" />
      {t('does')}
    </span>
    <span>
      <Tag tone="wait">{t('two')}</Tag>
      {t('second')}
    </span>
    <span>
      <span className="o-matrix__part">{t('part')}</span>
      {t('limited')}
    </span>
    <span>{t('noneMark')}</span>
  </p>
)
