import { BoardGate } from './board-gate.tsx'
import { HomeBoard } from './home/home-board.tsx'
import { PartnerPage } from './partner.ts'

/** `/spor`. */
export const BoardPage = () => (
  <BoardGate otherwise={<PartnerPage section="sports" />}>
    {(tree) => <HomeBoard tree={tree} />}
  </BoardGate>
)
