import './sides.css'
import { type MatchCase, revealMatchNumber } from '@zar/contract/office/risk/matches'
import { Check, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../parts/api/call.ts'
import { Tag } from '../../parts/controls/tag.tsx'
import { Masked } from '../../parts/dialogs/masked.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { t } from './texts.ts'

const HIDDEN = '•••••••••••'
type Is = MatchCase['fit']['birth']
const MARKS = {
  equal: { tone: 'info', icon: Check },
  near: { tone: 'wait', icon: TriangleAlert },
  year: { tone: 'wait', icon: TriangleAlert },
  unknown: { tone: 'line', icon: CircleHelp },
  other: { tone: 'wait', icon: CircleX },
} as const

/** How a field compares: what differs is marked, by shape and in words. */
const Mark = ({ is, text = t(is) }: { is: Is; text?: string }) => (
  <Tag tone={MARKS[is].tone} icon={MARKS[is].icon}>
    {text}
  </Tag>
)

/** What the player and the list say, beside each other, with how each field compares. */
export function Sides({ one }: { one: MatchCase }) {
  const { id, person, listed, fit } = one
  const offer = useOffers(one)('sanction.decide')
  const reveal = async (reason: string) =>
    (await call(revealMatchNumber, { id, reason })).personalNo
  const others = listed.names.filter((name) => name !== one.listedName)
  const end = listed.documentEnd
  return (
    <table className="o-sides" aria-label={t('sides')}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('ofList')}</th>
        </tr>
      </thead>
      <tbody>
        <Side
          name={t('fullName')}
          own={person.name}
          theirs={one.listedName}
          mark={
            <Mark
              is={fit.likeness === 100 ? 'equal' : 'near'}
              text={fit.likeness === 100 ? t('equal') : t('like', { likeness: fit.likeness })}
            />
          }
        />
        {others.length > 0 && <Side name={t('aliases')} own="–" theirs={others.join(' · ')} />}
        <Side
          name={t('birth')}
          own={person.birth}
          theirs={listed.birth ?? '–'}
          mark={<Mark is={fit.birth} />}
        />
        <Side
          name={t('country')}
          own={person.country}
          theirs={listed.country ?? '–'}
          mark={<Mark is={fit.country} />}
        />
        <Side
          name={t('document')}
          own={
            <Masked
              label={t('document')}
              masked={HIDDEN}
              onReveal={offer.isHere ? reveal : undefined}
            />
          }
          theirs={end === null ? '–' : t('documentEnd', { end })}
          mark={<Mark is={fit.document} />}
        />
      </tbody>
    </table>
  )
}

type SideProps = { name: string; own: ReactNode; theirs: ReactNode; mark?: ReactNode }
const Side = ({ name, own, theirs, mark }: SideProps) => (
  <tr>
    <th scope="row">
      {name}
      {mark}
    </th>
    <td>{own}</td>
    <td>{theirs}</td>
  </tr>
)
