import type { Ask, OnAsk } from '../ask.ts'
import { MatchFactsDialog } from '../facts/match-facts-dialog.tsx'
import { SendMatchBackDialog, SettleMatchDialog } from '../facts/settle-match-dialogs.tsx'
import { ClassLimitDialog } from '../limits/class-limit-dialog.tsx'
import { LimitsDialog } from '../limits/limits-dialog.tsx'
import { MarginDialog } from '../margins/margin-dialog.tsx'
import { MarginsDialog } from '../margins/margins-dialog.tsx'
import { EditOwnDialog } from '../own/edit-own-dialog.tsx'
import { MakeOwnDialog } from '../own/make-own-dialog.tsx'
import { ScoresDialog } from '../scores/scores-dialog.tsx'
import { VoidBetDialog, VoidDialog } from '../voids/void-dialogs.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { ClassDialog, RefuseDialog, WideDialog } from './bet-dialogs.tsx'
import { LateDialog } from './late-dialog.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { ResultDialog } from './result-dialog.tsx'
import { SendBackDialog, SettleDialog } from './settle-dialogs.tsx'
import { CashOutDialog, FeedDialog, RecoveryDialog } from './switch-dialogs.tsx'

type Props = { ask: Ask; onAsk: OnAsk; onClose: () => void }

/** The one dialog of the room that is open. */
export function RoomDialog({ ask, onAsk, onClose }: Props) {
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
    case 'recovery':
      return <RecoveryDialog ask={ask} onClose={onClose} />
    case 'refuse':
    case 'refuseAll':
      return <RefuseDialog ask={ask} onClose={onClose} />
    case 'class':
      return <ClassDialog ask={ask} onClose={onClose} />
    case 'classLimit':
      return <ClassLimitDialog ask={ask} onClose={onClose} />
    case 'limits':
      return <LimitsDialog onAsk={onAsk} onClose={onClose} />
    case 'margin':
      return <MarginDialog ask={ask} onClose={onClose} />
    case 'margins':
      return <MarginsDialog onAsk={onAsk} onClose={onClose} />
    case 'late':
      return <LateDialog matchId={ask.matchId} onClose={onClose} />
    case 'approve':
      return <ApproveDialog ask={ask} onClose={onClose} />
    case 'result':
    case 'resettle':
      return <ResultDialog ask={ask} onClose={onClose} />
    case 'scores':
      return <ScoresDialog ask={ask} onClose={onClose} />
    case 'own':
      return <MakeOwnDialog onClose={onClose} />
    case 'ownEdit':
      return <EditOwnDialog ask={ask} onClose={onClose} />
    case 'matchResult':
      return <MatchFactsDialog ask={ask} onClose={onClose} />
    case 'matchSettle':
      return <SettleMatchDialog ask={ask} onClose={onClose} />
    case 'matchSendBack':
      return <SendMatchBackDialog ask={ask} onClose={onClose} />
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
