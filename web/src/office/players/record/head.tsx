import type { PlayerPage } from '@zar/contract/office/players'
import { CircleCheck, Clock } from 'lucide-react'
import { texts } from '../../../lib/language/translate.ts'
import { Avatar } from '../../../ui/icons/avatar.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { ActBar } from '../acts/act-bar.tsx'
import { StateTag } from '../state-tag.tsx'
import { Tags } from './tags.tsx'

const t = texts({
  tr: {
    checked: 'Doğrulanmış',
    pending: 'Kimlik bekliyor',
    review: 'Kimlik incelemede',
    refused: 'Kimlik tutmadı',
    unchecked: 'Doğrulanmamış',
  },
  en: {
    checked: 'Verified',
    pending: 'Identity waits',
    review: 'Identity in review',
    refused: 'Identity refused',
    unchecked: 'Not verified',
  },
})

const LOOKS = {
  checked: { tone: 'done', icon: CircleCheck },
  pending: { tone: 'wait', icon: Clock },
  review: { tone: 'wait', icon: Clock },
  refused: { tone: 'no', icon: undefined },
  unchecked: { tone: 'line', icon: undefined },
} as const

type HeadProps = { player: PlayerPage; offers: Offers; onNote: () => void }

/** Who it is, how the account stands, and what may be done. */
export const Head = ({ player, offers, onNote }: HeadProps) => (
  <div className="o-p__head">
    <Avatar code={player.number.replaceAll(/\D/g, '')} size={52} />
    <div className="o-p__who">
      <h1>{player.username}</h1>
      <p className="o-note o-row o-row--wrap">
        <span>
          {player.name && `${player.name} · `}
          {player.number}
        </span>
        <StateTag state={player.state} />
        <Tag tone={LOOKS[player.identity].tone} icon={LOOKS[player.identity].icon}>
          {t(player.identity)}
        </Tag>
      </p>
      <Tags player={player} offers={offers} />
    </div>
    <ActBar player={player} offers={offers} onNote={onNote} />
  </div>
)
