import type { ReactNode } from 'react'
import './tag.css'

export type TagKind = 'live' | 'new' | 'win' | 'done' | 'wait' | 'no' | 'info'

/** A word about a state. Without `kind` it is neutral. */
export function Tag({ kind, children }: { kind?: TagKind; children: ReactNode }) {
  return <span className={kind ? `tag tag--${kind} num` : 'tag num'}>{children}</span>
}
