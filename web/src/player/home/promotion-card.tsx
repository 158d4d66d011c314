import { useQuery } from '@tanstack/react-query'
import { promotions } from '@zar/contract/content'
import { call } from '../../lib/api/call.ts'
import { Link } from '../../lib/router/router.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import './promotion-card.css'

/** For lists; the dialog prefers another. */
const LIST_IMAGE = 1

/** The promotion that the operator put first. Where there is none, nothing is shown. */
export function PromotionCard() {
  const { data, isError } = useQuery({
    queryKey: ['promotions'],
    queryFn: () => call(promotions, {}),
  })
  const first = data?.[0]
  if (isError || (data && !first)) return null
  if (!first) return <Skeleton height="168px" radius="var(--radius-panel)" />
  const image = first.images.find(({ type }) => type === LIST_IMAGE) ?? first.images[0]
  return (
    <Link className="promo" to={`/promotions?open=${first.id}`}>
      {image && <img src={image.url} alt="" loading="lazy" decoding="async" />}
      <b>{first.title}</b>
      <small>{first.summary}</small>
    </Link>
  )
}
