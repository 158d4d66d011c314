import { Link } from '../../lib/router/router.tsx'
import './link-tile.css'

/** Drawings that lie at `/art/em-….svg`. */
type Emblem =
  | 'anahtar'
  | 'balon'
  | 'bingo'
  | 'can'
  | 'cark'
  | 'elmas'
  | 'kitap'
  | 'nal'
  | 'nar'
  | 'roket'
  | 'sandik'
  | 'top'
  | 'ucak'
  | 'yedi'
  | 'yildirim'
  | 'zar'

type Look = { title: string; note: string; emblem: Emblem }

/** A big link into a section: its name, a line about it, and an emblem. */
export function LinkTile({
  to,
  newTab,
  onClick,
  ...look
}: Look & {
  to: string
  /** Says that it opens a tab of its own, which it then does. */
  newTab?: string
  onClick?: () => void
}) {
  return (
    <Link
      className="linktile"
      to={to}
      {...(newTab && { target: '_blank' })}
      {...(onClick && { onClick })}
    >
      <TileFace {...look} />
      {newTab && <span className="sr"> {newTab}</span>}
    </Link>
  )
}

/** The same for what is no page. */
export function ButtonTile({ onClick, ...look }: Look & { onClick: () => void }) {
  return (
    <button type="button" className="linktile" onClick={onClick}>
      <TileFace {...look} />
    </button>
  )
}

const TileFace = ({ title, note, emblem }: Look) => (
  <>
    <b>{title}</b>
    <small className="num">{note}</small>
    <img src={`/art/em-${emblem}.svg`} alt="" width="76" height="76" />
  </>
)
