import type { SliderItem } from '@zar/contract/content'
import type { ReactNode } from 'react'
import { useSlides } from '../../lib/content/sliders.ts'
import { Link } from '../../lib/router/router.tsx'
import { Banner } from '../../ui/gallery/banner.tsx'
import { Carousel } from '../../ui/gallery/carousel.tsx'
import '../../ui/form/button.css'
import { isSameSlide } from './same-slide.ts'
import { t } from './texts.ts'

/** The site's own picture: the default of every slide. */
export const DEFAULT_IMAGES = ['/art/hero-1-s.svg', '/art/hero-1-m.svg', '/art/hero-1.svg']
const PLACEHOLDERS = ['1', '2', '3']

const WORDS = {
  kind: t('carousel'),
  label: t('featured'),
  slide: (number: number) => t('slide', { number: String(number) }),
  pause: t('pause'),
  resume: t('resume'),
}

/**
 * The slides of a page by its slug: three placeholders, until the operator's slides are here and
 * take their place. Where none come, only `first` is left, or nothing.
 */
export function Slider({
  slug,
  first,
  isLow,
  aside,
}: {
  slug: string
  /**
   * The page's own first slide, with its h1, that is there before anything was fetched. It stays
   * when the operator's list begins with the same slide.
   */
  first?: { item: SliderItem; content: ReactNode }
  isLow?: boolean
  aside?: ReactNode
}) {
  const { slides, state } = useSlides(slug)
  const fetched = slides.map((item, index) =>
    index === 0 && first && isSameSlide(item, first.item) ? (
      first.content
    ) : (
      <Slide
        key={item.url + item.title + item.images[0]?.url}
        item={item}
        isFirst={index === 0}
        heading={index === 0 && first ? 'h1' : 'p'}
      />
    ),
  )
  const placeholders = PLACEHOLDERS.map((key, index) =>
    index === 0 && first ? (
      first.content
    ) : (
      <Banner key={key} images={DEFAULT_IMAGES} eager={index === 0} />
    ),
  )
  const alone = first ? [first.content] : []
  const shown = state === 'waiting' ? placeholders : fetched.length > 0 ? fetched : alone
  if (shown.length === 0) return null
  return (
    <Carousel
      key={slug}
      words={WORDS}
      slides={shown}
      isReady={state === 'ready'}
      isLow={isLow ?? false}
      aside={aside}
    />
  )
}

type SlideProps = { item: SliderItem; isFirst: boolean; heading: 'h1' | 'p' }

function Slide({ item, isFirst, heading }: SlideProps) {
  const { url, target, images, kicker, title, note, action } = item
  const banner = (
    <Banner
      images={images.map((image) => image.url)}
      kicker={kicker}
      title={title}
      note={note}
      heading={heading}
      eager={isFirst}
    >
      {action && <span className="btn btn--ivory btn--l">{action}</span>}
    </Banner>
  )
  // A picture without words still says where the link leads to.
  const name = title ? {} : { 'aria-label': `${t('featured')}: ${url}` }
  return url.startsWith('/') && target === '_self' ? (
    <Link to={url} {...name}>
      {banner}
    </Link>
  ) : (
    <a href={url} target={target} rel="noopener" {...name}>
      {banner}
    </a>
  )
}
