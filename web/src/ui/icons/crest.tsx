import { crest } from '@zar/art/crest'
import './crest.css'

const drawn = new Map<string, string>()

/** A drawing of our own as an address. The same club is drawn once a page. */
function addressOf(code: string): string {
  const known = drawn.get(code)
  if (known) return known
  const address = `data:image/svg+xml,${encodeURIComponent(crest(code))}`
  drawn.set(code, address)
  return address
}

/** The crest of a club or player, from its id: the same everywhere, and in every language. */
export const Crest = ({ code, size = 18 }: { code: string; size?: number }) => (
  <img className="crest" src={addressOf(code)} alt="" width={size} height={size} />
)
