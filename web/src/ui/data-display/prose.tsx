import type { Block } from '@zar/contract/content'
import { Link } from '../../lib/router/router.tsx'
import './prose.css'

type Numbered = { id: string; block: Block }

/** Each block with an id of its own; a heading's is the part of the address that leads to it. */
export function numbered(blocks: Block[]): Numbered[] {
  let headings = 0
  return blocks.map((block, at) => ({
    id: block.kind === 'heading' ? `h-${++headings}` : `b-${at}`,
    block,
  }))
}

/** Text an operator wrote. `level` is that of its headings; only the large ones can be led to. */
export function Prose({ blocks, level }: { blocks: Block[]; level: 2 | 3 }) {
  return (
    <div className={level === 2 ? 'prose' : 'prose prose--s'}>
      {numbered(blocks).map((one) => (
        <Piece key={one.id} {...one} level={level} />
      ))}
    </div>
  )
}

function Piece({ id, block, level }: Numbered & { level: 2 | 3 }) {
  if (block.kind === 'heading')
    return level === 2 ? <h2 id={id}>{block.text}</h2> : <h3>{block.text}</h3>
  if (block.kind === 'text') return <p>{block.text}</p>
  if (block.kind === 'link')
    return (
      <p>
        <Onward to={block.url}>{block.text}</Onward>
      </p>
    )
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** A path of this site, or another site by `https`; whatever else an address is, its words are text. */
function Onward({ to, children }: { to: string; children: string }) {
  if (/^\/(?![/\\])/.test(to)) return <Link to={to}>{children}</Link>
  if (!to.startsWith('https://')) return <>{children}</>
  return (
    <a href={to} rel="noopener">
      {children}
    </a>
  )
}
