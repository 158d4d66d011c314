import { endPiece, unschedule } from '@zar/contract/office/content/operations'
import { call } from '../parts/api/call.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { type Ref, useRefresh } from './use-content.ts'

const KINDS = {
  end: { operation: endPiece, verb: 'end', does: 'endDoes', done: 'ended' },
  unschedule: {
    operation: unschedule,
    verb: 'unschedule',
    does: 'unscheduleDoes',
    done: 'unscheduled',
  },
} as const

type Props = { kind: keyof typeof KINDS; of: Ref; onClose: () => void }

/** Takes a piece from the site, or its schedule back, with the reason. */
export function TakeDialog({ kind, of, onClose }: Props) {
  const refresh = useRefresh()
  const { operation, verb, does, done } = KINDS[kind]
  const take = async (reason: string) => {
    try {
      await call(operation, { kind: of.kind, piece: of.piece, reason })
      notify(t(done))
    } finally {
      await refresh()
    }
  }
  return (
    <Confirm
      title={t(verb)}
      verb={t(verb)}
      isDangerous
      needsWords
      consequence={t(does)}
      draft={`content:${kind}:${of.kind}:${of.piece}`}
      onConfirm={({ text }) => take(text)}
      onClose={onClose}
    />
  )
}
