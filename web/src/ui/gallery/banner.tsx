import { type ReactNode, use } from 'react'
import './banner.css'
import { PictureDue } from './picture-due.ts'

type BannerProps = {
  /** 0 the default, 1 from 992 px, 2 from 1200 px; one that is missing is as the one before it. */
  images: string[]
  kicker?: ReactNode
  title?: string
  note?: string
  /** Where the title is the heading of the page. */
  heading?: 'h1' | 'p'
  /** At the top of the page: fetched before everything else. */
  eager?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** A picture across the page, with words at its calm side. */
export function Banner({ images, kicker, title, note, heading, eager, children }: BannerProps) {
  const [small = '', medium = small, large = medium] = images
  const Title = heading ?? 'p'
  const isDue = use(PictureDue)
  return (
    <div className="hero">
      {isDue && (
        <picture>
          <source media="(min-width: 1200px)" srcSet={large} />
          <source media="(min-width: 992px)" srcSet={medium} />
          <img
            src={small}
            alt=""
            width="1376"
            height="416"
            {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          />
        </picture>
      )}
      {title && (
        <div className="hero__text">
          {kicker && <span className="hero__kick">{kicker}</span>}
          <Title className="hero__title">{title}</Title>
          {note && <p className="hero__note">{note}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
