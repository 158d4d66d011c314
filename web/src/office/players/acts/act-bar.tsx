import type { PlayerPage } from '@zar/contract/office/players'
import type { Right } from '@zar/contract/office/rights/rights'
import {
  Ban,
  Diff,
  Eye,
  Gauge,
  type LucideIcon,
  OctagonMinus,
  Send,
  StickyNote,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../parts/controls/button.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import { useProposalsOf } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { CorrectionDialog } from '../corrections/correction-dialog.tsx'
import { t as words } from '../corrections/texts.ts'
import { BlockDialog } from './block-dialog.tsx'
import { ExcludeDialog } from './exclude-dialog.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { t } from './texts.ts'
import { UnblockDialog } from './unblock-dialog.tsx'
import { ViewDialog } from './view-dialog.tsx'

type Over = 'correct' | 'view' | 'message' | 'limit' | 'exclude' | 'block' | 'unblock'
type Act = {
  key: Over | 'note'
  right: Right
  name: string
  icon: LucideIcon
  letter?: string
  look?: Pick<ButtonProps, 'kind'>
}

const runs = (player: PlayerPage, kind: PlayerPage['standing'][number]['kind']): boolean =>
  player.standing.some((fact) => fact.kind === kind && fact.endedAt === null)

/** What the record offers, in the order of how much it does. */
function actsOf(player: PlayerPage, offers: Offers, isProposed: boolean): Act[] {
  const acts: Act[] = [
    { key: 'message', right: 'player.message', name: t('message'), icon: Send, letter: 'm' },
    { key: 'note', right: 'note.write', name: t('note'), icon: StickyNote, letter: 'n' },
    { key: 'view', right: 'player.view_as', name: t('view'), icon: Eye },
    { key: 'limit', right: 'limit.house_set', name: t('limit'), icon: Gauge },
  ]
  if (offers('adjustment.propose').isHere) {
    const name = words('correct')
    acts.push({ key: 'correct', right: 'adjustment.propose', name, icon: Diff })
  }
  if (!runs(player, 'operator'))
    acts.push({ key: 'exclude', right: 'exclusion.place', name: t('exclude'), icon: OctagonMinus })
  if (!runs(player, 'block')) {
    const right = 'player.block'
    acts.push({ key: 'block', right, name: t('block'), icon: Ban, look: { kind: 'danger' } })
  } else if (!isProposed) {
    const right = 'player.unblock'
    const name = t(offers(right).needsSecond ? 'proposeUnblock' : 'unblock')
    acts.push({ key: 'unblock', right, name, icon: Undo2 })
  }
  return acts
}

/** The decisions at the head of a player's page. Where the role has none of them, there is no bar. */
export function ActBar({
  player,
  offers,
  onNote,
}: {
  player: PlayerPage
  offers: Offers
  onNote: () => void
}) {
  const [over, setOver] = useState<Over>()
  const isProposed =
    useProposalsOf({ right: 'player.unblock', object: `player:${player.id}` }).length > 0
  const acts = actsOf(player, offers, isProposed)
  const press = ({ key }: Act) => (key === 'note' ? onNote() : setOver(key))
  const keys: Keys = {}
  for (const act of acts)
    if (act.letter && offers(act.right).refusal === undefined) keys[act.letter] = () => press(act)
  useKeys(keys)
  if (acts.every(({ right }) => !offers(right).isHere)) return null
  const close = () => setOver(undefined)
  const Dialog = over && DIALOGS[over]
  return (
    <fieldset className="o-p__acts" aria-label={t('acts')}>
      {acts.map((act) => (
        <Button
          key={act.key}
          icon={act.icon}
          keyName={act.letter}
          refusal={offers(act.right).refusal}
          onClick={() => press(act)}
          {...act.look}
        >
          {act.name}
        </Button>
      ))}
      {Dialog && <Dialog player={player} onClose={close} />}
    </fieldset>
  )
}

const DIALOGS = {
  correct: CorrectionDialog,
  view: ViewDialog,
  message: MessageDialog,
  limit: LimitDialog,
  exclude: ExcludeDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
}
