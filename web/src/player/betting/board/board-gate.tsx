import type { BettingTree } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { BoardShape } from './board-shape.tsx'
import { useTree } from './data/use-board.ts'

type GateProps = {
  /** What the section shows while our own board is empty. */
  otherwise: ReactNode
  /** The heading until the board is there; that of `/spor` where it does not say. */
  title?: string
  /** Those of the section; all where it does not say. */
  sports?: readonly Sport[]
  children: (tree: BettingTree) => ReactNode
}

/** Our own pages where there is a board, and what was here before where there is none. */
export function BoardGate({ otherwise, title, sports, children }: GateProps) {
  const tree = useTree()
  if (tree.data) {
    const isOpen = tree.data.sports.some(({ sport }) => sports?.includes(sport) ?? true)
    return isOpen ? children(tree.data) : otherwise
  }
  return tree.isError ? (
    <ErrorState heading="h1" onRetry={() => void tree.refetch()} />
  ) : (
    <BoardShape title={title} />
  )
}
