import type { Promotion } from '@zar/contract/content'
import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { Link } from '../../lib/router/router.tsx'
import { Tag } from '../../ui/data-display/tag.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { listImage } from './choose.ts'
import './promotions.css'
import { t } from './texts.ts'

/** The first of them are in sight when the page opens. */
const EAGER = 4
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f']

export function PromotionGrid({ promotions }: { promotions: Promotion[] }) {
  return (
    <ul className="offers">
      {promotions.map((promotion, at) => (
        <li key={promotion.id}>
          <Offer promotion={promotion} isEager={at < EAGER} />
        </li>
      ))}
    </ul>
  )
}

/** A card is a link, so that it can be copied or opened beside; a plain press opens the dialog here. */
function Offer({ promotion, isEager }: { promotion: Promotion; isEager: boolean }) {
  const { id, title, summary, category } = promotion
  const image = listImage(promotion)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openDialog({ name: 'promotion', id })
  }
  return (
    <Link className="offer" to={`/promotions?open=${id}`} onClick={open}>
      {image && (
        <img
          src={image}
          alt=""
          width="640"
          height="320"
          decoding="async"
          loading={isEager ? 'eager' : 'lazy'}
        />
      )}
      <Tag>{t(category)}</Tag>
      <h2>{title}</h2>
      <p>{summary}</p>
      <span className="offer__go">
        {t('terms')}
        <Icon of={ArrowRight} size="s" />
      </span>
    </Link>
  )
}

export function PromotionSkeleton() {
  return (
    <div className="offers" role="status" aria-label={t('loading')}>
      {PLACEHOLDERS.map((id) => (
        <Skeleton key={id} height="236px" radius="var(--radius-panel)" />
      ))}
    </div>
  )
}
