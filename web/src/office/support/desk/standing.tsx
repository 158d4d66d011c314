import './desk.css'
import type { Standing } from '@zar/contract/office/support/shared'
import type { z } from 'zod/mini'
import { formatDate } from '../../../lib/language/format.ts'
import { useMe } from '../../parts/api/session.ts'
import { Face } from '../../parts/controls/face.tsx'
import { leftText } from '../../parts/time.ts'
import { t } from './texts.ts'

export type CaseStanding = z.output<typeof Standing>

/** What is left of the promise; none is due while the player has the next word. */
export function PromiseLeft({ standing, isDue }: { standing: CaseStanding; isDue: boolean }) {
  if (!standing || !isDue) return <span className="haze">–</span>
  const { promiseAt } = standing
  const isLate = Date.parse(promiseAt) <= Date.now()
  return (
    <time
      className={isLate ? 'o-left is-late' : 'o-left'}
      dateTime={promiseAt}
      title={formatDate(promiseAt)}
    >
      {leftText(promiseAt)}
    </time>
  )
}

/** Whose it is, as a face with its name. */
export function Owner({ standing }: { standing: CaseStanding }) {
  const { id } = useMe()
  const owner = standing?.owner
  if (!owner) return <span className="haze">–</span>
  const name = owner.id === id ? t('you') : owner.name
  return (
    <span className="o-row" title={name}>
      <Face name={owner.name} />
      <span className="sr">{name}</span>
    </span>
  )
}
