import { Heart, Play } from 'lucide-react'
import { Tag } from '../data-display/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import './tile.css'

type TileProps = {
  name: string
  studio: string
  /** Undefined while there is no time to draw it. */
  cover: string | undefined
  /** The colours that stand there until then. */
  tint: { ground: string; plate: string }
  /** "Yeni", when it is. */
  mark?: string | undefined
  /** "Şu an kapalı", when it is: the card still leads to its page. */
  closed?: string | undefined
  isFavorite: boolean
  /** Near the top of the page: fetched at once. */
  eager?: boolean
  playLabel: string
  favoriteLabel: string
  onPlay: () => void
  onFavorite: () => void
}

/** A game. The whole card plays; the heart is a toggle of its own beside it. */
export function Tile({
  name,
  studio,
  cover,
  tint,
  mark,
  closed,
  isFavorite,
  eager,
  playLabel,
  favoriteLabel,
  onPlay,
  onFavorite,
}: TileProps) {
  return (
    <article
      className={closed ? 'game game--closed' : 'game'}
      style={{ background: `linear-gradient(${tint.ground} 77.5%, ${tint.plate} 0)` }}
    >
      {cover && (
        <img
          src={cover}
          alt=""
          width="300"
          height="400"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      {(closed ?? mark) && (
        <span className="game__mark">
          <Tag kind={closed ? 'no' : 'new'}>{closed ?? mark}</Tag>
        </span>
      )}
      <button type="button" className="game__open" aria-label={playLabel} onClick={onPlay}>
        <span className="game__acts" aria-hidden>
          <span className="game__play">
            <Icon of={Play} />
          </span>
        </span>
      </button>
      <p className="game__caption">
        {/* The button says it. */}
        <span className="game__name" aria-hidden>
          {name}
        </span>
        <span className="game__by">{studio}</span>
      </p>
      <button
        type="button"
        className="game__fav"
        aria-pressed={isFavorite}
        aria-label={favoriteLabel}
        onClick={onFavorite}
      >
        <Icon of={Heart} />
      </button>
    </article>
  )
}
