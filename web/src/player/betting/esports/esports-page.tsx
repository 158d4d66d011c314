import { ESPORTS } from '@zar/contract/betting/sport'
import { BoardGate } from '../board/board-gate.tsx'
import { PartnerPage } from '../board/partner.ts'
import { EsportsBoard } from './esports-board.tsx'
import { t } from './texts.ts'

/** `/esports`: our own matches where the feed has some, and the partner’s page where it has none. */
export const EsportsPage = () => (
  <BoardGate title={t('title')} otherwise={<PartnerPage section="esports" />} sports={ESPORTS}>
    {(tree) => <EsportsBoard tree={tree} />}
  </BoardGate>
)
