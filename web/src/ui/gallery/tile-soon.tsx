import './tile-soon.css'
import './tile.css'
import { Tag } from '../data-display/tag.tsx'

type SoonProps = {
  name: string
  studio: string
  picture: string
  /** "Yakında" */
  mark: string
  /** A table is wide, a game upright. */
  shape: 'game' | 'table'
}

/** Something that is coming: told of, and not to be pressed. */
export function TileSoon({ name, studio, picture, mark, shape }: SoonProps) {
  if (shape === 'table') {
    return (
      <article className="tbl tbl--soon">
        <div className="tbl__art">
          <img src={picture} alt="" width="640" height="360" loading="lazy" decoding="async" />
          <Tag>{mark}</Tag>
        </div>
        <div className="tbl__text">
          <b>{name}</b>
          <small>{studio}</small>
        </div>
      </article>
    )
  }
  return (
    <article className="game game--soon">
      <img src={picture} alt="" width="300" height="400" loading="lazy" decoding="async" />
      <span className="game__mark">
        <Tag>{mark}</Tag>
      </span>
      <span className="game__caption">
        <span className="game__name">{name}</span>
        <span className="game__by">{studio}</span>
      </span>
    </article>
  )
}
