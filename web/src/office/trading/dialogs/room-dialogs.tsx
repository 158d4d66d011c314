import type { Ask } from '../ask.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { ClassDialog, RefuseDialog, WideDialog } from './bet-dialogs.tsx'
import { ClassLimitDialog } from './class-limit-dialog.tsx'
import { LateDialog } from './late-dialog.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { ResultDialog } from './result-dialog.tsx'
import { SendBackDialog, SettleDialog, VoidBetDialog, VoidDialog } from './settle-dialogs.tsx'
import { CashOutDialog, FeedDialog } from './switch-dialogs.tsx'

/** The one dialog of the room that is open. */
export function RoomDialog({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  switch (ask.kind) {
    case 'wide':
      return <WideDialog ask={ask} onClose={onClose} />
    case 'limit':
      return <LimitDialog ask={ask} onClose={onClose} />
    case 'cashOut':
    case 'cashOutAll':
      return <CashOutDialog ask={ask} onClose={onClose} />
    case 'feed':
      return <FeedDialog ask={ask} onClose={onClose} />
    case 'refuse':
    case 'refuseAll':
      return <RefuseDialog ask={ask} onClose={onClose} />
    case 'class':
      return <ClassDialog ask={ask} onClose={onClose} />
    case 'classLimit':
      return <ClassLimitDialog onClose={onClose} />
    case 'late':
      return <LateDialog matchId={ask.matchId} onClose={onClose} />
    case 'approve':
      return <ApproveDialog ask={ask} onClose={onClose} />
    case 'result':
    case 'resettle':
      return <ResultDialog ask={ask} onClose={onClose} />
    case 'settle':
      return <SettleDialog ask={ask} onClose={onClose} />
    case 'sendBack':
      return <SendBackDialog ask={ask} onClose={onClose} />
    case 'void':
      return <VoidDialog ask={ask} onClose={onClose} />
    case 'voidBet':
      return <VoidBetDialog onClose={onClose} />
  }
}
