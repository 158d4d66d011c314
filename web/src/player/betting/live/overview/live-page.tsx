import { BoardGate } from '../../board/board-gate.tsx'
import { PartnerPage } from '../../board/partner.ts'
import { t } from '../texts.ts'
import { LiveBoard } from './live-board.tsx'

/** `/livespor`. */
export const LivePage = () => (
  <BoardGate title={t('title')} otherwise={<PartnerPage section="live" />}>
    {() => <LiveBoard />}
  </BoardGate>
)
